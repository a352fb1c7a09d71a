import { typeOf, printed } from './cards';
import { PHASES } from './combat';
import { idOf } from './parties';

/** Cards with a picture of their own; the others are drawn by what they are. */
const OWN: Readonly<Record<string, string>> = {
  // Challenges
  'thin-ice-lynx': 'cat',
  sabercat: 'cat',
  'starving-wolves': 'dog',
  'silver-fox': 'dog',
  'clockwork-hound': 'dog',
  'walrus-bull': 'whale',
  orca: 'whale',
  'skua-swarm': 'bird',
  'raven-lord': 'bird',
  'snow-harpies': 'bird',
  'white-stag': 'stag',
  'old-mammoth': 'mammoth',
  'frost-troll': 'giant',
  'drift-giant': 'giant',
  'white-colossus': 'giant',
  'giant-smith': 'giant',
  'rime-imps': 'imp',
  'ice-wraith': 'wraith',
  'ice-hag': 'hag',
  'hoarfrost-twins': 'twins',
  'the-long-night': 'night',
  'barrow-king': 'king',
  'king-under-the-ice': 'king',
  'pale-hunter': 'ranged',
  arshan: 'arshan',
  // what is not a creature
  'cracking-ice': 'ice',
  'snow-bridge': 'snowdrift',
  'lost-sledge': 'sledge',
  crevasse: 'mountain',
  'white-squall': 'wastes',
  'starving-camp': 'town',
  // weapons
  'seal-harpoon': 'harpoon',
  'boar-spear': 'spear',
  'spirit-spear': 'spear',
  'boarding-axe': 'axe',
  'ragnars-axe': 'axe',
  'bag-of-stones': 'other',
  // Allies
  'dog-team': 'dog',
  'ulfen-pack-leader': 'dog',
  'white-bear': 'beast',
  'ancient-servitor': 'machine',
  'giants-son': 'giant',
  'ice-giants-daughter': 'giant',
  'old-king-of-the-drifts': 'king',
  'sledge-driver': 'sledge',
  'seal-hunter': 'harpoon',
  harpooner: 'harpoon',
  'weik-archer': 'ranged',
  'snow-ranger': 'ranged',
  'weik-spearman': 'spear',
  berserker: 'axe',
  'shield-maiden': 'defend',
  huscarl: 'defend',
  'exiled-captain': 'raider',
  'drum-shaman': 'siku-the-listener',
  'elder-shaman': 'magic',
  'rune-carver': 'magic',
  'ice-witch': 'hag',
  'village-healer': 'heal',
};

/** The sign of a card: its own, else for a Challenge its first trait, for a Weapon the phase it helps in, for anything else its kind. */
export function pictureOf(card: string): string {
  const own = OWN[idOf(card)];
  const sheet = printed(card);
  if (own) return own;
  if (sheet?.kind === 'challenge' && !sheet.forage) return sheet.traits[0] ?? 'spirit';
  const type = typeOf(card);
  if (type !== 'weapon' || !sheet || !('powers' in sheet)) return type;
  return PHASES.find((phase) => sheet.powers.some((power) => power.includes('/attack/') && power.endsWith(`/${phase}`))) ?? 'melee';
}

/** The sign of a Challenge that is faced, whatever it becomes when it is defeated. */
export function foeOf(card: string): string {
  const sheet = printed(card);
  return OWN[idOf(card)] ?? (sheet?.kind === 'challenge' ? sheet.traits[0] : undefined) ?? 'spirit';
}
