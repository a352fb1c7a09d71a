/**
 * The marks of the table, drawn for it: outlines in a square of 24, filled or stroked with the colour around them. A mark
 * that begins with `F` is filled.
 */
export const marks: Readonly<Record<string, string>> = {
  // what is owned
  blood: 'FM12 2C9 8 5.5 11.5 5.5 15.500a6.5 6.5 0 0 0 13 0C18.5 11.5 15 8 12 2z',
  diamond: 'M7 4h10l4 5-9 11L3 9zM3 9h18M9.5 4 8 9l4 11 4-11-1.5-5',
  gold: 'FM8 7h8l2 5H6zM4.5 13.500H11l1 5H3zM13 13.500h6.500l1.5 5h-9z',
  square: 'FM5 5h14v14H5z',
  rune: 'M6 3h11l3 5-2 12-5 1.500L5 19 3.5 9zM10 17V7l4 3-4 3',
  follower: 'FM12 3c3.5 0 6 2.5 6 6v2H6V9c0-3.5 2.5-6 6-6zM5 12h14v2H5zM7 15h10c0 4-2 6-5 6s-5-2-5-6zM5.5 10C3.5 9 2.5 6.5 3 3.500c1 2 2 3 3.5 3.500zM18.5 10c2-1 3-3.5 2.5-6.5-1 2-2 3-3.5 3.500z',
  cards: 'M8 4h10v14H8zM8 7 4.5 8l3 13 8-2',
  mine: 'M4 21V9h16v12M4 9l8-5 8 5M9 21v-7h6v7',
  drill: 'M8 3h8v5H8zM9 8l1 5h4l1-5M10.5 13l1.5 8 1.5-8',
  temple: 'FM2 11 12 3l10 8v1H2zM4 13h3v6H4zM10.5 13h3v6h-3zM17 13h3v6h-3zM3 20h18v2H3z',
  crown: 'FM3 8l5 4 4-7 4 7 5-4-2 11H5z',
  haven: 'FM12 3 22 11h-3v9h-5v-5h-4v5H5v-9H2z',
  snow: 'M12 2v20M3.5 7l17 10M20.5 7l-17 10M9.5 3.5 12 6l2.5-2.500M9.5 20.5 12 18l2.5 2.5',
  ship: 'FM2 13c1 5 4 7 10 7s9-2 10-7c-3 2-6 2.5-10 2.500S5 15 2 13zM11 3h2v11h-2zM14 4c4 2 4 6 0 9zM10 4c-4 2-4 6 0 9z',
  skull: 'M12 3c-5 0-8 3-8 7 0 3 1.5 4.5 3 5.500V20h10v-4.500c1.5-1 3-2.5 3-5.5 0-4-3-7-8-7zM9 10v2M15 10v2M10.5 20v-3M13.5 20v-3',
  // kinds of cards
  action: 'M6 3h11v15a3 3 0 0 1-3 3H5a3 3 0 0 0 3-3V6a3 3 0 0 0-3-3M10 8h4M10 12h4',
  attack: 'M4 20 17 7M14 4c4-1 6 1 6 6l-3-3zM20 20 7 7M10 4C6 3 4 5 4 10l3-3z',
  defence: 'M12 3c3 2 6 2.5 8 2.5 0 8-2.5 13-8 15.5-5.5-2.5-8-7.5-8-15.5 2 0 5-.5 8-2.500zM12 7v10M8 10.500h8',
  weapon: 'M5 19 16 8M14 4l6 6M20 4c-3 0-5 1-6 3l3 3c2-1 3-3 3-6zM4 20l3-1-2-2z',
  // Gods and Giants
  freya: 'FM12 20C6 16 4 13 4 9.500A4 4 0 0 1 12 8a4 4 0 0 1 8 1.500C20 13 18 16 12 20z',
  kari: 'M4 5h14M6 9h13M9 13h9M11 17h5M13 21h2',
  tyr: 'M12 2v14M8 16h8M12 16v6M10 2.500h4',
  agir: 'M3 19c2-10 8-14 14-12-4 0-5 3-3 4 2 .5 3-1 3-1 1 4-1 7-5 9M3 19h18',
  surtur: 'M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-2 1-3.5 2-4.5 0 2 1 3 2 3 1.5-2 0-6 2-10.500z',
  hel: 'M5 5l3 3 4-5 4 5 3-3v7c0 5-3 9-7 9s-7-4-7-9zM9 12v1.500M15 12v1.500M10 17h4',
  loki: 'M4 6c5 1 11 1 16 0 0 8-2 14-8 14S4 14 4 6zM8 10.500h3M13 10.500h3M9 15c2 1.5 4 1.5 6 0',
  mork: 'M5 20c4-1 10-1 14 0M9 19V7M9 7c-1-2-1-3 0-4 1 1 1 2 0 4M14 19v-8M14 11c-1-2-1-3 0-4 1 1 1 2 0 4M18 18l2-7',
  odin: 'M5 20c0-8 2-13 7-15 3-1 5 1 5 3l3 2-4 1c0 5-3 8-6 9zM14 8h.5',
  thrym: 'M9 3h6v4H9zM6 8h12l2 6-3 1-1-3v9h-3v-5h-2v5H8v-9l-1 3-3-1z',
  thor: 'M6 4h12v6H6zM11 10h2v11h-2z',
  grim: 'M7 4h10l3 6-2 10H6L4 10zM8 11h3M13 11h3M8 16h8',
  heimdall: 'M3 16c6 0 10-3 13-11l4 2c-2 8-8 13-16 13zM14 7l5 2',
  ymir: 'M12 3a2 2 0 1 0 .1 0zM12 8l-5 3-3-4M12 8l5 2 2 5M12 8v6l-4 7M12 14l4 3v4',
  // what cards do
  draw: 'M9 3h9v13H9zM6 6v13h9M13.5 6v6M11 9.500l2.5 3 2.5-3',
  info: 'M12 3a9 9 0 1 0 .1 0zM12 11v6M12 7.500h.1',
  look: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 .1 0z',
  points: 'M4 14h5v6H4zM15 14h5v6h-5zM9.5 5h5v6h-5z',
  exchange: 'M4 8h13M13 4l4 4-4 4M20 16H7M11 12l-4 4 4 4',
  steal: 'M7 21v-7L5 9l2-1 2 4V4l2-.5V11l1-8 2 .5-.5 8L16 5l1.5 1-1 9-2 6z',
  lose: 'M12 4v12M7 11l5 6 5-6M5 21h14',
  destroy: 'M12 2l2 6 6-2-4 5 5 3-6 1 1 6-4-4-4 4 1-6-6-1 5-3-4-5 6 2z',
  move: 'M4 12h15M14 7l5 5-5 5',
  raise: 'M12 20V6M6 12l6-7 6 7',
  lower: 'M12 4v14M6 12l6 7 6-7',
  cancel: 'M12 3a9 9 0 1 0 .1 0zM6 6l12 12',
  build: 'M4 20h16M6 20v-9l6-5 6 5v9M12 11v6M9 14h6',
  dice: 'M5 5h14v14H5zM9 9h.1M15 9h.1M9 15h.1M15 15h.1M12 12h.1',
  horn: 'M4 9c6 0 10-2 15-6v16c-5-4-9-6-15-6zM7 13l1 7h3l-1-6',
  swap: 'M7 3v14M3 13l4 4 4-4M17 21V7M13 11l4-4 4 4',
};

/** What each phase of a turn is about. */
export const SIGNS = { valda: 'points', attack: 'attack', followers: 'follower', resource: 'dice' } as const;
