const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const ODD = [1, 3, 5, 7, 9];

/** The numbers on the cards of each faction, each as often as it is printed; a test compares them with docs/rules/claim.md. */
export const numbers: Readonly<Record<string, readonly number[]>> = {
  goblin: [0, 0, 0, 0, ...TEN],
  knight: TEN.slice(2),
  undead: TEN,
  dwarf: TEN,
  doppelganger: TEN,
  gnome: [...ODD, ...ODD.slice(0, 4), ...ODD.slice(0, 4)],
  giant: [...ODD, ...ODD.slice(0, 4)],
  dragon: TEN,
  troll: TEN,
  seer: TEN,
  'ice-king': [...TEN, 10],
  'ice-queen': [...TEN, 10],
  yeti: TEN,
  frostbeast: TEN,
  demon: TEN,
  'fire-elemental': TEN,
  trickster: [...ODD, ...ODD],
  poisoner: TEN,
  ghost: TEN,
};

/** What shows of a card while its number is hidden: its class, or else the number itself. */
export function classOf(faction: string, number: number): string {
  if (faction === 'demon') return number % 2 === 0 ? 'even' : 'odd';
  if (faction === 'fire-elemental') return number <= 4 ? 'low' : 'high';
  return String(number);
}
