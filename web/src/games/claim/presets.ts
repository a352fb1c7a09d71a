import type { Preset } from '../../lib/hall/presets';
import { catalogue } from './catalogue';
import { baseDeck, pairs, singles, singlesNeeded } from './deck';

/** What fills up a set that has no pair, or too few factions for the seats. */
const FILLERS = ['claim', 'claim-2', 'frost'];

/** A deck around one set, in the order of the catalogue: so many of its own factions, and others as the seats need them. */
function around(set: string, seats: number, own = Infinity): string {
  const sets = [set, ...FILLERS.filter((other) => other !== set)].map((one) => new Set([one]));
  const [pair = ''] = sets.flatMap((one) => pairs(one));
  const tens = sets.flatMap((one, at) => singles(one).slice(0, at === 0 ? own : Infinity)).slice(0, singlesNeeded(seats));
  const deck = [pair, catalogue.faction[pair]?.pair ?? '', ...tens];
  return Object.keys(catalogue.faction).filter((faction) => deck.includes(faction)).join(',');
}

/** Ways to set up Claim with one touch; artifacts and locations are for two. Of Fire one faction is enough. (claim:R3) */
export const presetsFor = (seats: number): readonly Preset[] => [
  { id: 'base', settings: {} },
  { id: 'claim-2', settings: { factions: around('claim-2', seats) } },
  { id: 'frost', settings: { factions: around('frost', seats), ...(seats === 2 ? { artifacts: 'yes' } : {}) } },
  { id: 'fire', settings: { factions: around('fire', seats, 1), ...(seats === 2 ? { locations: 'both' } : {}) } },
];

/** The factions of a preset, for the pictures on its tile. */
export const factionsOf = ({ settings }: Preset, seats: number): readonly string[] => settings.factions?.split(',') ?? baseDeck(seats);
