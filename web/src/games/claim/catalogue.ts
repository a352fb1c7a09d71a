// Generated from the catalogue of the game. Do not edit: change it there and run ./winterhall generate.

/**
 * The cards of one faction. (claim section 2.1)
 *
 * @param code two letters for it
 * @param pair the faction that always comes with it: both together have 22 cards (claim:R2)
 * @param numbers lowest first, each as often as it is printed
 * @param hint what of a number lies open (claim:F15)
 * @param beats the led factions of which it beats every card (claim:F2)
 * @param abilities its other powers
 * @param icon its shape among those of game-icons.net
 * @param colour of its cards on a screen
 */
export interface Faction {
  kind: 'faction';
  id: string;
  box: Box;
  code: string;
  pair?: string;
  numbers: number[];
  hint: Hint;
  beats: string[];
  abilities: Ability[];
  icon: string;
  colour: string;
  rule: string;
}

/** The box it came in. */
export type Box = 'claim' | 'claim-2' | 'frost' | 'fire' | 'ghosts';

/** What a card shows of its number while that is hidden: all of it, or only a class. (claim:F15) */
export type Hint = 'number' | 'parity' | 'height';

/**
 * A power in a word, for whoever says ahead what would come of a card: what a faction answers to a question of [Power]
 * otherwise than the plain rule. Whom it beats and what of its numbers lies open stand on its [Sheet.Faction] themselves.
 */
export type Ability =
  | 'imitates'
  | 'takes-the-lead'
  | 'bars-from-leading'
  | 'scores-when-recruiting'
  | 'goes-to-loser'
  | 'goes-to-gnome-row'
  | 'goes-to-troll-pool'
  | 'looks-at-deck'
  | 'comes-back'
  | 'destroys-the-others'
  | 'smashes-gnomes'
  | 'peeks-at-toxics'
  | 'leaves-with-its-pair';

/**
 * An artifact. (claim section 6)
 *
 * @param windows when it may be played (claim:W3)
 * @param number the number on it, if there is one: what it strikes, by how much it changes a card, or for how many
 *     tricks it holds
 * @param losses how many tricks one must have lost to play it, if it says so
 */
export interface Artifact {
  kind: 'artifact';
  id: string;
  windows: ArtifactWindow[];
  number?: number;
  losses?: number;
  icon: string;
  rule: string;
}

/** The windows in which artifacts may be played. (claim section 4.2) */
export type ArtifactWindow = 'pre' | 'led' | 'done' | 'won' | 'p1end' | 'p2start';

/**
 * A location. (claim section 7)
 *
 * @param building whether it is a building or else a setting (claim:L0d)
 * @param count of how many cards or tricks it speaks
 */
export interface Location {
  kind: 'location';
  id: string;
  building: boolean;
  count: number;
  icon: string;
  rule: string;
}

/** The Toxics of one number, or those of none, `x`. (claim:F19) */
export interface Toxic {
  kind: 'toxic';
  id: string;
  copies: number;
  rule: string;
}

/**
 * A class of numbers: what shows of a card while its number is hidden. (claim:F15)
 *
 * @param hint which factions show it
 * @param numbers those that it may be, lowest first
 */
export interface NumberClass {
  kind: 'number-class';
  id: string;
  hint: Hint;
  numbers: number[];
  rule: string;
}

/**
 * How a deck is made up.
 *
 * @param seats the fewest it is for
 * @param singles how many factions it has that are not half of a pair
 * @param usual its factions unless others are chosen
 */
export interface Deck {
  kind: 'deck';
  id: string;
  seats: number;
  singles: number;
  usual: string[];
  rule: string;
}

const faction: Readonly<Record<string, Faction>> = {
  goblin: { kind: 'faction', id: 'goblin', box: 'claim', code: 'GO', pair: 'knight', numbers: [0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9], hint: 'number', beats: [], abilities: [], icon: 'goblin-head', colour: '#2f6b1c', rule: 'claim:F1' },
  knight: { kind: 'faction', id: 'knight', box: 'claim', code: 'KN', pair: 'goblin', numbers: [2, 3, 4, 5, 6, 7, 8, 9], hint: 'number', beats: ['goblin'], abilities: [], icon: 'black-knight-helm', colour: '#1f4f9e', rule: 'claim:F2' },
  undead: { kind: 'faction', id: 'undead', box: 'claim', code: 'UD', numbers: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], hint: 'number', beats: [], abilities: ['scores-when-recruiting'], icon: 'skull-crossed-bones', colour: '#5b3f93', rule: 'claim:F3' },
  dwarf: { kind: 'faction', id: 'dwarf', box: 'claim', code: 'DW', numbers: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], hint: 'number', beats: [], abilities: ['goes-to-loser'], icon: 'dwarf-face', colour: '#97480f', rule: 'claim:F4' },
  doppelganger: { kind: 'faction', id: 'doppelganger', box: 'claim', code: 'DG', numbers: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], hint: 'number', beats: [], abilities: ['imitates'], icon: 'duality-mask', colour: '#0b6b6b', rule: 'claim:F5' },
  gnome: { kind: 'faction', id: 'gnome', box: 'claim-2', code: 'GN', pair: 'giant', numbers: [1, 1, 1, 3, 3, 3, 5, 5, 5, 7, 7, 7, 9], hint: 'number', beats: [], abilities: ['goes-to-gnome-row'], icon: 'bad-gnome', colour: '#a3262f', rule: 'claim:F10' },
  giant: { kind: 'faction', id: 'giant', box: 'claim-2', code: 'GI', pair: 'gnome', numbers: [1, 1, 3, 3, 5, 5, 7, 7, 9], hint: 'number', beats: [], abilities: ['smashes-gnomes'], icon: 'giant', colour: '#6b4a2b', rule: 'claim:F6' },
  dragon: { kind: 'faction', id: 'dragon', box: 'claim-2', code: 'DR', numbers: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], hint: 'number', beats: [], abilities: ['takes-the-lead'], icon: 'dragon-head', colour: '#b3261e', rule: 'claim:F7' },
  troll: { kind: 'faction', id: 'troll', box: 'claim-2', code: 'TL', numbers: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], hint: 'number', beats: [], abilities: ['goes-to-troll-pool'], icon: 'troll', colour: '#54651a', rule: 'claim:F8' },
  seer: { kind: 'faction', id: 'seer', box: 'claim-2', code: 'SE', numbers: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], hint: 'number', beats: [], abilities: ['looks-at-deck'], icon: 'crystal-ball', colour: '#7a2f86', rule: 'claim:F9' },
  'ice-king': { kind: 'faction', id: 'ice-king', box: 'frost', code: 'IK', pair: 'ice-queen', numbers: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], hint: 'number', beats: [], abilities: ['leaves-with-its-pair'], icon: 'crown', colour: '#0f5f8c', rule: 'claim:F11' },
  'ice-queen': { kind: 'faction', id: 'ice-queen', box: 'frost', code: 'IQ', pair: 'ice-king', numbers: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], hint: 'number', beats: [], abilities: ['leaves-with-its-pair'], icon: 'queen-crown', colour: '#9c2f7c', rule: 'claim:F12' },
  yeti: { kind: 'faction', id: 'yeti', box: 'frost', code: 'YE', numbers: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], hint: 'number', beats: [], abilities: ['bars-from-leading'], icon: 'sasquatch', colour: '#57504a', rule: 'claim:F13' },
  frostbeast: { kind: 'faction', id: 'frostbeast', box: 'frost', code: 'FB', numbers: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], hint: 'number', beats: [], abilities: ['destroys-the-others'], icon: 'wolf-head', colour: '#0b6e4f', rule: 'claim:F14' },
  demon: { kind: 'faction', id: 'demon', box: 'fire', code: 'DM', numbers: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], hint: 'parity', beats: [], abilities: [], icon: 'devil-mask', colour: '#8c1d4b', rule: 'claim:F16' },
  'fire-elemental': { kind: 'faction', id: 'fire-elemental', box: 'fire', code: 'FE', numbers: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], hint: 'height', beats: [], abilities: [], icon: 'burning-embers', colour: '#b04a00', rule: 'claim:F17' },
  trickster: { kind: 'faction', id: 'trickster', box: 'fire', code: 'TK', numbers: [1, 1, 3, 3, 5, 5, 7, 7, 9, 9], hint: 'number', beats: [], abilities: [], icon: 'jester-hat', colour: '#8a1f7a', rule: 'claim:F18' },
  poisoner: { kind: 'faction', id: 'poisoner', box: 'fire', code: 'PO', numbers: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], hint: 'number', beats: [], abilities: ['peeks-at-toxics'], icon: 'poison-bottle', colour: '#3b6e2f', rule: 'claim:F19' },
  ghost: { kind: 'faction', id: 'ghost', box: 'ghosts', code: 'GH', numbers: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], hint: 'number', beats: [], abilities: ['comes-back'], icon: 'ghost', colour: '#4d5a75', rule: 'claim:F20' },
};

const artifact: Readonly<Record<string, Artifact>> = {
  'flail-of-dawn': { kind: 'artifact', id: 'flail-of-dawn', windows: ['p2start'], icon: 'flail', rule: 'claim:A1' },
  'hunting-cloak': { kind: 'artifact', id: 'hunting-cloak', windows: ['led'], icon: 'cloak', rule: 'claim:A2' },
  'kings-dagger': { kind: 'artifact', id: 'kings-dagger', windows: ['led', 'done'], number: 5, icon: 'plain-dagger', rule: 'claim:A3' },
  'prowlers-torch': { kind: 'artifact', id: 'prowlers-torch', windows: ['pre'], number: 2, icon: 'torch', rule: 'claim:A4' },
  'wishing-lamp': { kind: 'artifact', id: 'wishing-lamp', windows: ['led'], icon: 'magic-lamp', rule: 'claim:A5' },
  'gamblers-book': { kind: 'artifact', id: 'gamblers-book', windows: ['p1end'], icon: 'book-cover', rule: 'claim:A6' },
  spyglass: { kind: 'artifact', id: 'spyglass', windows: ['won'], icon: 'spyglass', rule: 'claim:A7' },
  'magic-wand': { kind: 'artifact', id: 'magic-wand', windows: ['led', 'done'], number: 2, icon: 'crystal-wand', rule: 'claim:A8' },
  'endless-rope': { kind: 'artifact', id: 'endless-rope', windows: ['pre', 'led', 'done', 'won', 'p2start'], icon: 'rope-coil', rule: 'claim:A9' },
  'bottomless-bottle': { kind: 'artifact', id: 'bottomless-bottle', windows: ['led'], icon: 'square-bottle', rule: 'claim:A10' },
  'flask-of-tears': { kind: 'artifact', id: 'flask-of-tears', windows: ['pre'], number: 9, losses: 3, icon: 'round-bottom-flask', rule: 'claim:A11' },
  'mask-of-darkness': { kind: 'artifact', id: 'mask-of-darkness', windows: ['pre'], number: 2, icon: 'domino-mask', rule: 'claim:A12' },
  'gamblers-dice': { kind: 'artifact', id: 'gamblers-dice', windows: ['pre'], icon: 'rolling-dices', rule: 'claim:A13' },
  'mirror-of-lies': { kind: 'artifact', id: 'mirror-of-lies', windows: ['led', 'done'], number: 5, icon: 'mirror-mirror', rule: 'claim:A14' },
  'book-of-memories': { kind: 'artifact', id: 'book-of-memories', windows: ['pre'], icon: 'open-book', rule: 'claim:A15' },
  'ice-sword': { kind: 'artifact', id: 'ice-sword', windows: ['done'], icon: 'shard-sword', rule: 'claim:A16' },
};

const location: Readonly<Record<string, Location>> = {
  tavern: { kind: 'location', id: 'tavern', building: true, count: 2, icon: 'beer-stein', rule: 'claim:L1' },
  pit: { kind: 'location', id: 'pit', building: true, count: 2, icon: 'hole', rule: 'claim:L2' },
  'lava-fields': { kind: 'location', id: 'lava-fields', building: false, count: 5, icon: 'volcano', rule: 'claim:L3' },
  forest: { kind: 'location', id: 'forest', building: false, count: 5, icon: 'pine-tree', rule: 'claim:L4' },
};

const toxic: Readonly<Record<string, Toxic>> = {
  '0': { kind: 'toxic', id: '0', copies: 1, rule: 'claim:F19' },
  '1': { kind: 'toxic', id: '1', copies: 1, rule: 'claim:F19' },
  '2': { kind: 'toxic', id: '2', copies: 1, rule: 'claim:F19' },
  '3': { kind: 'toxic', id: '3', copies: 1, rule: 'claim:F19' },
  '4': { kind: 'toxic', id: '4', copies: 1, rule: 'claim:F19' },
  '5': { kind: 'toxic', id: '5', copies: 1, rule: 'claim:F19' },
  '6': { kind: 'toxic', id: '6', copies: 1, rule: 'claim:F19' },
  '7': { kind: 'toxic', id: '7', copies: 1, rule: 'claim:F19' },
  '8': { kind: 'toxic', id: '8', copies: 1, rule: 'claim:F19' },
  '9': { kind: 'toxic', id: '9', copies: 1, rule: 'claim:F19' },
  '10': { kind: 'toxic', id: '10', copies: 0, rule: 'claim:F19' },
  x: { kind: 'toxic', id: 'x', copies: 4, rule: 'claim:F19' },
};

const numberClass: Readonly<Record<string, NumberClass>> = {
  even: { kind: 'number-class', id: 'even', hint: 'parity', numbers: [0, 2, 4, 6, 8], rule: 'claim:F15' },
  odd: { kind: 'number-class', id: 'odd', hint: 'parity', numbers: [1, 3, 5, 7, 9], rule: 'claim:F15' },
  low: { kind: 'number-class', id: 'low', hint: 'height', numbers: [0, 1, 2, 3, 4], rule: 'claim:F15' },
  high: { kind: 'number-class', id: 'high', hint: 'height', numbers: [5, 6, 7, 8, 9], rule: 'claim:F15' },
};

const deck: Readonly<Record<string, Deck>> = {
  two: { kind: 'deck', id: 'two', seats: 2, singles: 3, usual: ['goblin', 'knight', 'undead', 'dwarf', 'doppelganger'], rule: 'claim:R2' },
  more: { kind: 'deck', id: 'more', seats: 3, singles: 5, usual: ['goblin', 'knight', 'undead', 'dwarf', 'doppelganger', 'dragon', 'seer'], rule: 'claim:N1' },
};

/** What is printed, by kind and id. */
export const catalogue = { faction, artifact, location, toxic, numberClass, deck };

export default catalogue;
