/** A card as its viewer knows it: with its number, or with what shows of a hidden one. */
export interface CardFace {
  anchor: string;
  faction: string;
  /** `7`, or `even`, `odd`, `low`, `high`. */
  mark: string;
  number?: number;
}

/** `card:fire-elemental-high` → its faction and what is known of its number. */
export function face(anchor: string): CardFace {
  const word = anchor.slice(anchor.indexOf(':') + 1);
  const dash = word.lastIndexOf('-');
  const mark = word.slice(dash + 1);
  const known = { anchor, faction: word.slice(0, dash), mark };
  return /^\d+$/.test(mark) ? { ...known, number: Number(mark) } : known;
}

/** Code, colour and set of each faction; the shape stands in marks.ts. Codes are those of docs/rules/claim.md. */
export interface FactionMark {
  code: string;
  colour: string;
  set: 'claim' | 'claim-2' | 'frost' | 'fire' | 'ghosts';
  pair?: string;
}

export const factions: Readonly<Record<string, FactionMark>> = {
  goblin: { code: 'GO', colour: '#2f6b1c', set: 'claim', pair: 'knight' },
  knight: { code: 'KN', colour: '#1f4f9e', set: 'claim', pair: 'goblin' },
  undead: { code: 'UD', colour: '#5b3f93', set: 'claim' },
  dwarf: { code: 'DW', colour: '#97480f', set: 'claim' },
  doppelganger: { code: 'DG', colour: '#0b6b6b', set: 'claim' },
  gnome: { code: 'GN', colour: '#a3262f', set: 'claim-2', pair: 'giant' },
  giant: { code: 'GI', colour: '#6b4a2b', set: 'claim-2', pair: 'gnome' },
  dragon: { code: 'DR', colour: '#b3261e', set: 'claim-2' },
  troll: { code: 'TL', colour: '#54651a', set: 'claim-2' },
  seer: { code: 'SE', colour: '#7a2f86', set: 'claim-2' },
  'ice-king': { code: 'IK', colour: '#0f5f8c', set: 'frost', pair: 'ice-queen' },
  'ice-queen': { code: 'IQ', colour: '#7a3f9e', set: 'frost', pair: 'ice-king' },
  yeti: { code: 'YE', colour: '#3f5f78', set: 'frost' },
  frostbeast: { code: 'FB', colour: '#2a5d6e', set: 'frost' },
  demon: { code: 'DM', colour: '#8c1d4b', set: 'fire' },
  'fire-elemental': { code: 'FE', colour: '#b04a00', set: 'fire' },
  trickster: { code: 'TK', colour: '#8a1f7a', set: 'fire' },
  poisoner: { code: 'PO', colour: '#3b6e2f', set: 'fire' },
  ghost: { code: 'GH', colour: '#4d5a75', set: 'ghosts' },
};

export const markOf = (faction: string): FactionMark =>
  factions[faction] ?? { code: faction.slice(0, 2).toUpperCase(), colour: '#444444', set: 'claim' };
