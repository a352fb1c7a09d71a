import { catalogue, type Card } from './catalogue';
import { idOf } from './lands';

/** A card as it is drawn. */
export interface CardFace {
  kind: string;
  /** The number in the corner: a value, or by how much; empty where a mark stands there. */
  badge: string;
  /** What that number counts, where the kind of the card does not say it. */
  counts: string | undefined;
  mark: string;
  /** Whose deck it comes from. */
  deity: string | undefined;
  isFree: boolean;
  value: number;
  rule: string;
}

export const KINDS = ['action', 'attack', 'defence', 'weapon'] as const;

/** The mark of what a card does; what is not listed has the mark of its kind. */
const MARKS: Readonly<Record<string, string>> = {
  'build-free': 'build',
  'draw-cards': 'draw',
  'draw-from-b': 'draw',
  'draw-divine': 'ship',
  'look-at-decks': 'look',
  'gain-runes': 'rune',
  'gain-followers': 'follower',
  'gain-followers-and-draw': 'follower',
  'gain-building-points': 'points',
  'roll-for-followers': 'dice',
  'sacrifice-cards': 'follower',
  'turn-into-blood': 'blood',
  'exchange-resources': 'exchange',
  'buy-cards': 'draw',
  'take-defence-card': 'defence',
  'take-attack-card': 'attack',
  'steal-card': 'horn',
  'free-actions': 'points',
  'borrow-level': 'temple',
  'move-temple': 'move',
  'turn-die': 'dice',
  'steal-resources': 'steal',
  'steal-followers': 'steal',
  'steal-runes': 'rune',
  'lose-followers': 'lose',
  'lose-followers-for-blood': 'blood',
  'destroy-card': 'destroy',
  'destroy-building': 'mine',
  'destroy-temple': 'temple',
  'swap-hands': 'swap',
  'switch-temples': 'swap',
  'freeze-temple': 'snow',
  'freeze-temple-for-ever': 'snow',
  'raise-attack': 'raise',
  'lower-attack': 'lower',
  'cancel-attack': 'cancel',
  'cancel-and-take-attack': 'cancel',
  'forbid-attacks': 'cancel',
  'gain-lost-followers': 'follower',
  'steal-more': 'steal',
  'take-divine-card': 'draw',
  'undo-building': 'destroy',
  'protect-temples': 'temple',
  'ignore-havens': 'haven',
  'gain-tokens': 'points',
  'build-without-point': 'build',
  'shuffle-discards': 'exchange',
};

const SIGNS: Readonly<Record<string, string>> = { 'gain-followers': '+', 'draw-cards': '+', 'gain-building-points': '', 'gain-resources': '+', 'gain-runes': '+', 'raise-attack': '+', 'lower-attack': '−' };
/** What counts in other marks than those of the cards. */
const COUNTED: Readonly<Record<string, string>> = { draw: 'cards', points: 'square', raise: 'attack', lower: 'attack' };

export const cardOf = (anchor: string): Card | undefined => catalogue.card[anchor.slice(anchor.indexOf(':') + 1)];

export function faceOf(anchor: string): CardFace | undefined {
  const card = cardOf(anchor);
  if (!card) return undefined;
  const sign = SIGNS[card.effect];
  const mark = card.effect === 'gain-resources' ? idOf(card.resource ?? 'action') : (MARKS[card.effect] ?? card.kind);
  return {
    kind: card.kind,
    counts: card.value > 0 || sign === undefined ? undefined : (COUNTED[mark] ?? mark),
    badge: card.value > 0 ? String(card.value) : sign !== undefined ? `${sign}${card.amount}` : '',
    mark,
    deity: card.deck && idOf(card.deck),
    isFree: card.free,
    value: card.value,
    rule: card.rule,
  };
}

/** The cards of each kind, the kinds always in the same order; attack and defence cards by value. */
export function byKind(cards: readonly string[]): { kind: string; cards: string[] }[] {
  return KINDS.map((kind) => ({
    kind,
    cards: cards.filter((anchor) => faceOf(anchor)?.kind === kind).sort((one, other) => (faceOf(one)?.value ?? 0) - (faceOf(other)?.value ?? 0)),
  }));
}

/** Parts of names that are too long for one line of a small card, in every language: a name may be parted after each. */
const PARTS =
  /(Abolish|Bifrost|Bloed|Blut|Botten|Brising|Cambia|Contra|Doden|Doppel|Empali|Enlève|Ent|Flammen|Forte|Fruchtbar|Gedaante|Gestalt|Gjallar|Holz|Indes|Knochen|Koraal|Korallen|Kriegs|Krijgs|Maal|Machts|Macht|Megin|Modder|Méta|Necro|Nekro|Nigro|Nécro|Offer|Onder|Ont|Onver|Oorlogs|Opfer|Over|Perma|Plunder|Renver|Reuzen|Riesen|Rund|Runen|Sacri|Schatz|Schild|Schlamm|Shape|Tempel|Toren|Trans|Turm|Unzer|Ver|Vrucht|Winter|Yggdra|baar|bestor|change|ferti|flam|heids|indes|keits|sacri)(?=\p{Ll}{4})/gu;

/** A name with the places at which a narrow card may part it. */
export const breakable = (name: string): string => name.replace(PARTS, '$1\u00ad');
