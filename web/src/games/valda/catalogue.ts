// Generated from the catalogue of the game. Do not edit: change it there and run ./winterhall generate.

/**
 * The numbers of the rules themselves. (valda:R1–R97)
 *
 * @param lastSeatExtra what the last seat begins with besides: nothing by the rules, something in experiments with fairer seats
 * @param handFromEach how many cards of each main deck a seat begins with
 * @param turnDraw how many cards a turn ends with
 * @param controlTemples how many temples control an area, if nobody else has as many, and so many active ones give level 2
 * @param bankRate how many identical resources the bank takes for one
 * @param runeWorth what one rune brings in trade
 * @param havens how many safe havens there are above 0
 * @param fewSeats up to how many seats the numbers for few seats hold
 * @param helRunesPerTarget whether Hel rewards each target hit, and not each attack (valda:RU43)
 */
export interface Constants {
  id: string;
  rule: string;
  rounds: number;
  start: Stock;
  lastSeatExtra: Stock;
  startRunes: number;
  handFromEach: number;
  actionPoints: number;
  buildingPoints: number;
  turnDraw: number;
  fields: number;
  temples: number;
  runes: number;
  templeFollowers: number;
  templeCards: number;
  controlTemples: number;
  bankRate: number;
  runeWorth: Stock;
  havens: number;
  fewSeats: number;
  helRunesPerTarget: boolean;
}

/** Basic resources: what somebody has, pays or gains; one word, `2-blood+1-gold` or `nothing`. (valda:R7) */
export type Stock = string;

/**
 * What is printed for a God or Giant. (valda:R132)
 *
 * @param level1 its number at level 1: a bonus, runes, rerolls, a rate, cards kept, tokens turned, moves
 * @param level2 the same at level 2
 * @param few1 the number at level 1 with two or three seats (valda:R35)
 * @param few2 the same at level 2
 * @param extra1 a second number at level 1: attacks with two or three seats, cards drawn, extra action points
 * @param extra2 the same at level 2
 * @param cheapens whose temples cost one divine blood less as long as it lives here (valda:R145)
 * @param icon its shape among those of game-icons.net; one has a mark of its own
 */
export interface Occupant {
  id: string;
  rule: string;
  area: Area;
  giant: boolean;
  cost: Stock;
  phase: Phase;
  level1: number;
  level2: number;
  few1: number;
  few2: number;
  extra1: number;
  extra2: number;
  cheapens?: Deity;
  icon?: string;
}

/** One of the seven areas of the map, named by the God and the Giant who could live there. (valda:R2) */
export type Area = string;

/** A phase of a turn. (valda:R31) */
export type Phase = 'valda' | 'attack' | 'followers' | 'resource';

/** A God or Giant; what is printed for it is an [Occupant]. Each God stands before the Giant of the same area. (valda:R2) */
export type Deity = string;

/**
 * A trade for followers that a temple offers. (valda:R87–R89)
 *
 * @param level the level it needs
 * @param times how often it may be made in a turn
 * @param cost what is always paid
 * @param any how many basic resources of choice are paid
 * @param alike how many basic resources of one kind are paid
 * @param cards how many cards are discarded
 * @param followers what it gives, unless a die says so
 * @param rolls whether a white die says how many followers it gives
 */
export interface Trade {
  id: string;
  rule: string;
  occupant: Deity;
  level: number;
  times: number;
  cost: Stock;
  any: number;
  alike: number;
  runes: number;
  cards: number;
  followers: number;
  rolls: boolean;
}

/**
 * What is printed of a mine or a blood drill. (valda:R50, R51)
 *
 * @param most how many a seat may have
 * @param start how many it begins with
 * @param last how many cannot be destroyed (valda:R182)
 */
export interface Building {
  id: string;
  rule: string;
  cost: Stock;
  die: DieKind;
  most: number;
  start: number;
  last: number;
}

/** The colour of a die. (valda:R10) */
export type DieKind = 'yellow' | 'blue' | 'white';

/** What is printed on a die, one face a side; followers on the white one, resources on the others. (valda:R11) */
export interface Die {
  id: string;
  rule: string;
  faces: Face[];
}

/** What a die can show. (valda:R11) */
export type Face = string;

/**
 * One printed card. (valda:R13)
 *
 * A divine card that is a twin of a main card differs from it only by the face in its corner, so each is a card of its
 * own: `raid-6` and `loki-raid-6`.
 *
 * @param deck whose face it bears; empty for a main card
 * @param value its attack or defence value; 0 for other cards
 * @param amount how much its power does; 0 if nothing is counted
 * @param extra a second number, where a power needs one
 * @param free whether it costs no action point (valda:R149)
 * @param onAll whether it attacks all opponents (valda:R83)
 * @param die the die it rolls
 * @param resource the resource it gives
 * @param timings when it is played, if not as an ordinary action, attack or defence
 * @param icon its shape among those of game-icons.net
 */
export interface Card {
  id: string;
  rule: string;
  kind: CardKind;
  deck?: Deity;
  copies: number;
  value: number;
  effect: CardEffect;
  amount: number;
  extra: number;
  free: boolean;
  onAll: boolean;
  die?: DieKind;
  resource?: Resource;
  timings: Timing[];
  icon: string;
}

/** The kinds of card. (valda:R13) */
export type CardKind = 'action' | 'attack' | 'defence' | 'weapon';

/** What a card does: the small vocabulary from which all cards are made. The numbers stand on the [Card]. */
export type CardEffect =
  | 'build-free'
  | 'draw-cards'
  | 'draw-from-b'
  | 'draw-divine'
  | 'look-at-decks'
  | 'gain-resources'
  | 'gain-runes'
  | 'gain-followers'
  | 'gain-followers-and-draw'
  | 'gain-building-points'
  | 'roll-for-followers'
  | 'sacrifice-cards'
  | 'turn-into-blood'
  | 'exchange-resources'
  | 'buy-cards'
  | 'take-defence-card'
  | 'take-attack-card'
  | 'steal-card'
  | 'free-actions'
  | 'borrow-level'
  | 'move-temple'
  | 'turn-die'
  | 'steal-resources'
  | 'steal-followers'
  | 'steal-runes'
  | 'lose-followers'
  | 'lose-followers-for-blood'
  | 'destroy-card'
  | 'destroy-building'
  | 'destroy-temple'
  | 'swap-hands'
  | 'switch-temples'
  | 'freeze-temple'
  | 'freeze-temple-for-ever'
  | 'hold'
  | 'hold-and-draw'
  | 'defend-with-attack-card'
  | 'attack-with-two'
  | 'raise-attack'
  | 'raise-own-attack'
  | 'lower-attack'
  | 'cancel-attack'
  | 'cancel-and-take-attack'
  | 'forbid-attacks'
  | 'claim-defence'
  | 'hurt-target'
  | 'gain-lost-followers'
  | 'steal-more'
  | 'take-divine-card'
  | 'undo-building'
  | 'protect-temples'
  | 'ignore-havens'
  | 'gain-tokens'
  | 'reward-builder'
  | 'build-without-point'
  | 'assume-level'
  | 'look-and-take'
  | 'take-from-discards'
  | 'shuffle-discards';

/** A basic resource; runes are none. (valda:R7, RU52) */
export type Resource = string;

/** When a card that is not an ordinary action can be played; from [#LAST_BUILDING_POINT] on these are windows. (valda:R112–R115) */
export type Timing =
  | 'open'
  | 'own-turn'
  | 'own-valda'
  | 'attack'
  | 'defence'
  | 'die-rolled'
  | 'last-building-point'
  | 'divine-draw'
  | 'declared'
  | 'defended'
  | 'successful'
  | 'stealing'
  | 'followers-lost';

const constants: Readonly<Record<string, Constants>> = {
  valda: { id: 'valda', rule: 'valda:R1', rounds: 6, start: 'stock:2-blood+3-diamond+3-gold', lastSeatExtra: 'stock:nothing', startRunes: 0, handFromEach: 3, actionPoints: 3, buildingPoints: 2, turnDraw: 2, fields: 5, temples: 9, runes: 12, templeFollowers: 1, templeCards: 1, controlTemples: 2, bankRate: 4, runeWorth: 'stock:1-blood+1-diamond+1-gold', havens: 5, fewSeats: 3, helRunesPerTarget: true },
};

const occupant: Readonly<Record<string, Occupant>> = {
  freya: { id: 'freya', rule: 'valda:R133', area: 'area:freya-kari', giant: false, cost: 'stock:2-diamond+2-gold', phase: 'resource', level1: 2, level2: 3, few1: 2, few2: 3, extra1: 3, extra2: 3, icon: 'hearts' },
  kari: { id: 'kari', rule: 'valda:R147', area: 'area:freya-kari', giant: true, cost: 'stock:3-diamond+3-gold', phase: 'resource', level1: 1, level2: 2, few1: 1, few2: 2, extra1: 0, extra2: 0, icon: 'whirlwind' },
  tyr: { id: 'tyr', rule: 'valda:R134', area: 'area:tyr-agir', giant: false, cost: 'stock:2-blood+2-gold', phase: 'attack', level1: 1, level2: 2, few1: 1, few2: 2, extra1: 0, extra2: 0, cheapens: 'occupant:thrym', icon: 'templar-shield' },
  agir: { id: 'agir', rule: 'valda:R141', area: 'area:tyr-agir', giant: true, cost: 'stock:2-blood+2-gold', phase: 'attack', level1: 1, level2: 2, few1: 1, few2: 2, extra1: 0, extra2: 0, icon: 'big-wave' },
  surtur: { id: 'surtur', rule: 'valda:R135', area: 'area:surtur-hel', giant: false, cost: 'stock:2-blood+2-diamond', phase: 'attack', level1: 2, level2: 3, few1: 0, few2: 1, extra1: 2, extra2: 2, cheapens: 'occupant:thrym', icon: 'torch' },
  hel: { id: 'hel', rule: 'valda:R142', area: 'area:surtur-hel', giant: true, cost: 'stock:2-blood+2-diamond', phase: 'attack', level1: 1, level2: 2, few1: 0, few2: 1, extra1: 2, extra2: 2, icon: 'death-skull' },
  loki: { id: 'loki', rule: 'valda:R136', area: 'area:loki-mork', giant: false, cost: 'stock:3-blood+1-diamond+1-gold', phase: 'followers', level1: 0, level2: 0, few1: 0, few2: 0, extra1: 0, extra2: 0, icon: 'domino-mask' },
  mork: { id: 'mork', rule: 'valda:R143', area: 'area:loki-mork', giant: true, cost: 'stock:4-blood+1-diamond+1-gold', phase: 'followers', level1: 0, level2: 1, few1: 0, few2: 1, extra1: 0, extra2: 0 },
  odin: { id: 'odin', rule: 'valda:R137', area: 'area:odin-thrym', giant: false, cost: 'stock:2-blood+2-diamond+2-gold', phase: 'followers', level1: 0, level2: 0, few1: 0, few2: 0, extra1: 0, extra2: 0, icon: 'raven' },
  thrym: { id: 'thrym', rule: 'valda:R144', area: 'area:odin-thrym', giant: true, cost: 'stock:2-blood+3-diamond+3-gold', phase: 'followers', level1: 1, level2: 2, few1: 1, few2: 2, extra1: 0, extra2: 0, icon: 'icebergs' },
  thor: { id: 'thor', rule: 'valda:R138', area: 'area:thor-grim', giant: false, cost: 'stock:2-blood+2-diamond+2-gold', phase: 'followers', level1: 0, level2: 0, few1: 0, few2: 0, extra1: 0, extra2: 0, icon: 'thor-hammer' },
  grim: { id: 'grim', rule: 'valda:R146', area: 'area:thor-grim', giant: true, cost: 'stock:2-blood+2-diamond+2-gold', phase: 'followers', level1: 0, level2: 0, few1: 0, few2: 0, extra1: 0, extra2: 0, icon: 'stone-block' },
  heimdall: { id: 'heimdall', rule: 'valda:R139', area: 'area:heimdall-ymir', giant: false, cost: 'stock:1-blood+1-diamond+2-gold', phase: 'valda', level1: 2, level2: 1, few1: 2, few2: 1, extra1: 0, extra2: 0, icon: 'hunting-horn' },
  ymir: { id: 'ymir', rule: 'valda:R140', area: 'area:heimdall-ymir', giant: true, cost: 'stock:1-blood+2-diamond+2-gold', phase: 'valda', level1: 2, level2: 2, few1: 2, few2: 2, extra1: 0, extra2: 1, icon: 'fist' },
};

const trade: Readonly<Record<string, Trade>> = {
  'loki-wager': { id: 'loki-wager', rule: 'valda:R136', occupant: 'occupant:loki', level: 1, times: 2, cost: 'stock:nothing', any: 3, alike: 0, runes: 0, cards: 0, followers: 0, rolls: true },
  'loki-gift': { id: 'loki-gift', rule: 'valda:R136', occupant: 'occupant:loki', level: 2, times: 1, cost: 'stock:nothing', any: 0, alike: 0, runes: 0, cards: 0, followers: 0, rolls: true },
  'odin-offering': { id: 'odin-offering', rule: 'valda:R137', occupant: 'occupant:odin', level: 1, times: 3, cost: 'stock:1-blood+1-diamond+1-gold', any: 0, alike: 0, runes: 0, cards: 0, followers: 1, rolls: false },
  'odin-feast': { id: 'odin-feast', rule: 'valda:R137', occupant: 'occupant:odin', level: 2, times: 2, cost: 'stock:2-blood+1-diamond+1-gold', any: 0, alike: 0, runes: 0, cards: 0, followers: 2, rolls: false },
  'thor-offering': { id: 'thor-offering', rule: 'valda:R138', occupant: 'occupant:thor', level: 1, times: 3, cost: 'stock:nothing', any: 0, alike: 3, runes: 0, cards: 0, followers: 1, rolls: false },
  'thor-feast': { id: 'thor-feast', rule: 'valda:R138', occupant: 'occupant:thor', level: 2, times: 2, cost: 'stock:nothing', any: 4, alike: 0, runes: 0, cards: 0, followers: 2, rolls: false },
  'thrym-offering': { id: 'thrym-offering', rule: 'valda:R144', occupant: 'occupant:thrym', level: 1, times: 3, cost: 'stock:nothing', any: 0, alike: 0, runes: 1, cards: 0, followers: 1, rolls: false },
  'thrym-feast': { id: 'thrym-feast', rule: 'valda:R144', occupant: 'occupant:thrym', level: 2, times: 2, cost: 'stock:nothing', any: 0, alike: 0, runes: 2, cards: 0, followers: 3, rolls: false },
  'grim-offering': { id: 'grim-offering', rule: 'valda:R146', occupant: 'occupant:grim', level: 1, times: 3, cost: 'stock:nothing', any: 0, alike: 0, runes: 0, cards: 2, followers: 1, rolls: false },
  'grim-feast': { id: 'grim-feast', rule: 'valda:R146', occupant: 'occupant:grim', level: 2, times: 2, cost: 'stock:nothing', any: 0, alike: 0, runes: 0, cards: 3, followers: 2, rolls: false },
};

const building: Readonly<Record<string, Building>> = {
  mine: { id: 'mine', rule: 'valda:R50', cost: 'stock:1-diamond+2-gold', die: 'yellow', most: 4, start: 2, last: 1 },
  drill: { id: 'drill', rule: 'valda:R51', cost: 'stock:2-diamond+1-gold', die: 'blue', most: 3, start: 0, last: 0 },
};

const die: Readonly<Record<string, Die>> = {
  yellow: { id: 'yellow', rule: 'valda:R11', faces: ['face:gold-1', 'face:diamond-1', 'face:gold-2', 'face:gold-2', 'face:diamond-2', 'face:diamond-2'] },
  blue: { id: 'blue', rule: 'valda:R11', faces: ['face:blood-1', 'face:blood-1', 'face:blood-1', 'face:blood-2', 'face:blood-2', 'face:blood-2'] },
  white: { id: 'white', rule: 'valda:R11', faces: ['face:skull', 'face:follower-1', 'face:follower-1', 'face:follower-1', 'face:follower-2', 'face:follower-2'] },
};

const card: Readonly<Record<string, Card>> = {
  'a-glimpse-into-the-future': { id: 'a-glimpse-into-the-future', rule: 'valda:R152', kind: 'action', copies: 2, value: 0, effect: 'build-free', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'crystal-ball' },
  'backup-has-arrived-2': { id: 'backup-has-arrived-2', rule: 'valda:R153', kind: 'action', copies: 3, value: 0, effect: 'draw-cards', amount: 2, extra: 0, free: false, onAll: false, timings: [], icon: 'horned-helm' },
  'backup-has-arrived-3': { id: 'backup-has-arrived-3', rule: 'valda:R153', kind: 'action', copies: 1, value: 0, effect: 'draw-cards', amount: 3, extra: 0, free: false, onAll: false, timings: [], icon: 'horned-helm' },
  'bifrost-bridge': { id: 'bifrost-bridge', rule: 'valda:R154', kind: 'action', copies: 2, value: 0, effect: 'look-at-decks', amount: 3, extra: 0, free: true, onAll: false, timings: [], icon: 'arch-bridge' },
  'blood-vein-2': { id: 'blood-vein-2', rule: 'valda:R155', kind: 'action', copies: 3, value: 0, effect: 'gain-resources', amount: 2, extra: 0, free: false, onAll: false, resource: 'resource:blood', timings: [], icon: 'droplets' },
  'blood-vein-3': { id: 'blood-vein-3', rule: 'valda:R155', kind: 'action', copies: 2, value: 0, effect: 'gain-resources', amount: 3, extra: 0, free: false, onAll: false, resource: 'resource:blood', timings: [], icon: 'droplets' },
  drakkar: { id: 'drakkar', rule: 'valda:R156', kind: 'action', copies: 3, value: 0, effect: 'draw-divine', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'drakkar' },
  'rune-of-fertility-white': { id: 'rune-of-fertility-white', rule: 'valda:R157', kind: 'action', copies: 2, value: 0, effect: 'roll-for-followers', amount: 0, extra: 0, free: false, onAll: false, die: 'white', timings: [], icon: 'lotus-flower' },
  sacrifice: { id: 'sacrifice', rule: 'valda:R158', kind: 'action', copies: 2, value: 0, effect: 'sacrifice-cards', amount: 4, extra: 0, free: false, onAll: false, timings: [], icon: 'sacrificial-dagger' },
  'seduction-1': { id: 'seduction-1', rule: 'valda:R159', kind: 'action', copies: 4, value: 0, effect: 'gain-followers', amount: 1, extra: 0, free: false, onAll: false, timings: [], icon: 'rose' },
  'seduction-2': { id: 'seduction-2', rule: 'valda:R159', kind: 'action', copies: 2, value: 0, effect: 'gain-followers', amount: 2, extra: 0, free: false, onAll: false, timings: [], icon: 'rose' },
  'spoils-of-war-2': { id: 'spoils-of-war-2', rule: 'valda:R160', kind: 'action', copies: 3, value: 0, effect: 'gain-resources', amount: 2, extra: 0, free: false, onAll: false, resource: 'resource:diamond', timings: [], icon: 'cut-diamond' },
  'spoils-of-war-3': { id: 'spoils-of-war-3', rule: 'valda:R160', kind: 'action', copies: 2, value: 0, effect: 'gain-resources', amount: 3, extra: 0, free: false, onAll: false, resource: 'resource:diamond', timings: [], icon: 'cut-diamond' },
  'treasure-chest-2': { id: 'treasure-chest-2', rule: 'valda:R161', kind: 'action', copies: 3, value: 0, effect: 'gain-resources', amount: 2, extra: 0, free: false, onAll: false, resource: 'resource:gold', timings: [], icon: 'locked-chest' },
  'treasure-chest-3': { id: 'treasure-chest-3', rule: 'valda:R161', kind: 'action', copies: 2, value: 0, effect: 'gain-resources', amount: 3, extra: 0, free: false, onAll: false, resource: 'resource:gold', timings: [], icon: 'locked-chest' },
  'yggdrasil-3': { id: 'yggdrasil-3', rule: 'valda:R162', kind: 'action', copies: 3, value: 0, effect: 'gain-building-points', amount: 3, extra: 0, free: true, onAll: false, timings: [], icon: 'tree-roots' },
  'yggdrasil-4': { id: 'yggdrasil-4', rule: 'valda:R162', kind: 'action', copies: 1, value: 0, effect: 'gain-building-points', amount: 4, extra: 0, free: true, onAll: false, timings: [], icon: 'tree-roots' },
  'victory-1': { id: 'victory-1', rule: 'valda:R170', kind: 'action', copies: 2, value: 0, effect: 'gain-runes', amount: 1, extra: 0, free: false, onAll: false, timings: [], icon: 'laurels' },
  'victory-2': { id: 'victory-2', rule: 'valda:R170', kind: 'action', copies: 1, value: 0, effect: 'gain-runes', amount: 2, extra: 0, free: false, onAll: false, timings: [], icon: 'laurels' },
  'ruler-of-the-giants': { id: 'ruler-of-the-giants', rule: 'valda:R172', kind: 'action', copies: 2, value: 0, effect: 'take-attack-card', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'death-skull' },
  'raid-4': { id: 'raid-4', rule: 'valda:R177', kind: 'attack', copies: 1, value: 4, effect: 'steal-resources', amount: 2, extra: 0, free: false, onAll: false, timings: [], icon: 'robber' },
  'raid-5': { id: 'raid-5', rule: 'valda:R177', kind: 'attack', copies: 2, value: 5, effect: 'steal-resources', amount: 2, extra: 0, free: false, onAll: false, timings: [], icon: 'robber' },
  'raid-6': { id: 'raid-6', rule: 'valda:R177', kind: 'attack', copies: 1, value: 6, effect: 'steal-resources', amount: 2, extra: 0, free: false, onAll: false, timings: [], icon: 'robber' },
  'abduction-3': { id: 'abduction-3', rule: 'valda:R178', kind: 'attack', copies: 1, value: 3, effect: 'steal-followers', amount: 1, extra: 0, free: false, onAll: false, timings: [], icon: 'hood' },
  'abduction-4': { id: 'abduction-4', rule: 'valda:R178', kind: 'attack', copies: 2, value: 4, effect: 'steal-followers', amount: 1, extra: 0, free: false, onAll: false, timings: [], icon: 'hood' },
  'abduction-5': { id: 'abduction-5', rule: 'valda:R178', kind: 'attack', copies: 1, value: 5, effect: 'steal-followers', amount: 1, extra: 0, free: false, onAll: false, timings: [], icon: 'hood' },
  'double-kill-3': { id: 'double-kill-3', rule: 'valda:R179', kind: 'attack', copies: 1, value: 3, effect: 'lose-followers', amount: 2, extra: 0, free: false, onAll: false, timings: [], icon: 'crossed-axes' },
  'double-kill-4': { id: 'double-kill-4', rule: 'valda:R179', kind: 'attack', copies: 1, value: 4, effect: 'lose-followers', amount: 2, extra: 0, free: false, onAll: false, timings: [], icon: 'crossed-axes' },
  'double-kill-5': { id: 'double-kill-5', rule: 'valda:R179', kind: 'attack', copies: 1, value: 5, effect: 'lose-followers', amount: 2, extra: 0, free: false, onAll: false, timings: [], icon: 'crossed-axes' },
  'bloodshed-5': { id: 'bloodshed-5', rule: 'valda:R180', kind: 'attack', copies: 1, value: 5, effect: 'lose-followers', amount: 1, extra: 0, free: false, onAll: false, timings: [], icon: 'crossed-swords' },
  'bloodshed-6': { id: 'bloodshed-6', rule: 'valda:R180', kind: 'attack', copies: 1, value: 6, effect: 'lose-followers', amount: 1, extra: 0, free: false, onAll: false, timings: [], icon: 'crossed-swords' },
  'bloodshed-7': { id: 'bloodshed-7', rule: 'valda:R180', kind: 'attack', copies: 1, value: 7, effect: 'lose-followers', amount: 1, extra: 0, free: false, onAll: false, timings: [], icon: 'crossed-swords' },
  'war-horn-4': { id: 'war-horn-4', rule: 'valda:R181', kind: 'attack', copies: 1, value: 4, effect: 'steal-card', amount: 1, extra: 0, free: false, onAll: false, timings: [], icon: 'hunting-horn' },
  'war-horn-5': { id: 'war-horn-5', rule: 'valda:R181', kind: 'attack', copies: 1, value: 5, effect: 'steal-card', amount: 1, extra: 0, free: false, onAll: false, timings: [], icon: 'hunting-horn' },
  'torch-3': { id: 'torch-3', rule: 'valda:R182', kind: 'attack', copies: 1, value: 3, effect: 'destroy-building', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'torch' },
  'torch-4': { id: 'torch-4', rule: 'valda:R182', kind: 'attack', copies: 1, value: 4, effect: 'destroy-building', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'torch' },
  'temple-assault-2': { id: 'temple-assault-2', rule: 'valda:R183', kind: 'attack', copies: 1, value: 2, effect: 'destroy-temple', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'castle-ruins' },
  'temple-assault-3': { id: 'temple-assault-3', rule: 'valda:R183', kind: 'attack', copies: 1, value: 3, effect: 'destroy-temple', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'castle-ruins' },
  'wooden-shield': { id: 'wooden-shield', rule: 'valda:R193', kind: 'defence', copies: 4, value: 3, effect: 'hold', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'round-shield' },
  'round-shield': { id: 'round-shield', rule: 'valda:R193', kind: 'defence', copies: 5, value: 4, effect: 'hold', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'round-shield' },
  'shield-wall': { id: 'shield-wall', rule: 'valda:R193', kind: 'defence', copies: 5, value: 5, effect: 'hold', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'checked-shield' },
  palisade: { id: 'palisade', rule: 'valda:R193', kind: 'defence', copies: 4, value: 6, effect: 'hold', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'palisade' },
  fortress: { id: 'fortress', rule: 'valda:R193', kind: 'defence', copies: 2, value: 7, effect: 'hold', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'castle' },
  'giant-smash-4': { id: 'giant-smash-4', rule: 'valda:R184', kind: 'attack', copies: 1, value: 4, effect: 'destroy-card', amount: 1, extra: 0, free: false, onAll: false, timings: [], icon: 'fist' },
  'giant-smash-5': { id: 'giant-smash-5', rule: 'valda:R184', kind: 'attack', copies: 1, value: 5, effect: 'destroy-card', amount: 1, extra: 0, free: false, onAll: false, timings: [], icon: 'fist' },
  'rune-theft-5': { id: 'rune-theft-5', rule: 'valda:R185', kind: 'attack', copies: 1, value: 5, effect: 'steal-runes', amount: 1, extra: 0, free: false, onAll: false, timings: [], icon: 'rune-stone' },
  'rune-theft-6': { id: 'rune-theft-6', rule: 'valda:R185', kind: 'attack', copies: 1, value: 6, effect: 'steal-runes', amount: 1, extra: 0, free: false, onAll: false, timings: [], icon: 'rune-stone' },
  'power-shift-3': { id: 'power-shift-3', rule: 'valda:R186', kind: 'attack', copies: 1, value: 3, effect: 'swap-hands', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'cycle' },
  'sacrificial-stone-3': { id: 'sacrificial-stone-3', rule: 'valda:R187', kind: 'attack', copies: 1, value: 3, effect: 'lose-followers-for-blood', amount: 5, extra: 0, free: false, onAll: false, timings: [], icon: 'sacrificial-dagger' },
  'temple-freeze-5': { id: 'temple-freeze-5', rule: 'valda:R191', kind: 'attack', copies: 1, value: 5, effect: 'freeze-temple', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'snowflake-2' },
  'temple-freeze-6': { id: 'temple-freeze-6', rule: 'valda:R191', kind: 'attack', copies: 1, value: 6, effect: 'freeze-temple', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'snowflake-2' },
  'ice-wall': { id: 'ice-wall', rule: 'valda:R193', kind: 'defence', copies: 1, value: 5, effect: 'hold', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'icebergs' },
  'stone-skin': { id: 'stone-skin', rule: 'valda:R193', kind: 'defence', copies: 1, value: 6, effect: 'hold', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'stone-block' },
  'freya-goddess-of-love': { id: 'freya-goddess-of-love', rule: 'valda:R166', kind: 'action', deck: 'occupant:freya', copies: 1, value: 0, effect: 'gain-followers-and-draw', amount: 1, extra: 1, free: false, onAll: false, timings: [], icon: 'hearts' },
  'freyas-charm': { id: 'freyas-charm', rule: 'valda:R213', kind: 'weapon', deck: 'occupant:freya', copies: 1, value: 0, effect: 'lower-attack', amount: 3, extra: 0, free: true, onAll: false, timings: ['declared'], icon: 'hearts' },
  brisingamen: { id: 'brisingamen', rule: 'valda:R214', kind: 'weapon', deck: 'occupant:freya', copies: 1, value: 0, effect: 'gain-followers', amount: 2, extra: 0, free: true, onAll: false, timings: ['open'], icon: 'necklace' },
  'freya-rune-of-fertility-blue': { id: 'freya-rune-of-fertility-blue', rule: 'valda:R157', kind: 'action', deck: 'occupant:freya', copies: 2, value: 0, effect: 'roll-for-followers', amount: 0, extra: 0, free: false, onAll: false, die: 'blue', timings: [], icon: 'lotus-flower' },
  'freya-rune-of-fertility-yellow': { id: 'freya-rune-of-fertility-yellow', rule: 'valda:R157', kind: 'action', deck: 'occupant:freya', copies: 1, value: 0, effect: 'roll-for-followers', amount: 0, extra: 0, free: false, onAll: false, die: 'yellow', timings: [], icon: 'lotus-flower' },
  'freya-seduction-2': { id: 'freya-seduction-2', rule: 'valda:R159', kind: 'action', deck: 'occupant:freya', copies: 2, value: 0, effect: 'gain-followers', amount: 2, extra: 0, free: false, onAll: false, timings: [], icon: 'rose' },
  'freya-backup-has-arrived-2': { id: 'freya-backup-has-arrived-2', rule: 'valda:R153', kind: 'action', deck: 'occupant:freya', copies: 1, value: 0, effect: 'draw-cards', amount: 2, extra: 0, free: false, onAll: false, timings: [], icon: 'horned-helm' },
  'freya-sacrifice': { id: 'freya-sacrifice', rule: 'valda:R158', kind: 'action', deck: 'occupant:freya', copies: 1, value: 0, effect: 'sacrifice-cards', amount: 4, extra: 0, free: false, onAll: false, timings: [], icon: 'sacrificial-dagger' },
  'tyr-tower-shield': { id: 'tyr-tower-shield', rule: 'valda:R193', kind: 'defence', deck: 'occupant:tyr', copies: 2, value: 6, effect: 'hold', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'templar-shield' },
  'rune-shield': { id: 'rune-shield', rule: 'valda:R193', kind: 'defence', deck: 'occupant:tyr', copies: 2, value: 7, effect: 'hold', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'checked-shield' },
  'shield-of-the-aesir': { id: 'shield-of-the-aesir', rule: 'valda:R193', kind: 'defence', deck: 'occupant:tyr', copies: 1, value: 8, effect: 'hold', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'edged-shield' },
  'tyr-god-of-war': { id: 'tyr-god-of-war', rule: 'valda:R165', kind: 'action', deck: 'occupant:tyr', copies: 2, value: 0, effect: 'take-defence-card', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'crossed-swords' },
  'tyrs-revenge': { id: 'tyrs-revenge', rule: 'valda:R211', kind: 'weapon', deck: 'occupant:tyr', copies: 1, value: 0, effect: 'cancel-and-take-attack', amount: 0, extra: 0, free: true, onAll: false, timings: ['declared'], icon: 'crossed-swords' },
  gleipnir: { id: 'gleipnir', rule: 'valda:R212', kind: 'weapon', deck: 'occupant:tyr', copies: 1, value: 0, effect: 'forbid-attacks', amount: 0, extra: 0, free: true, onAll: false, timings: ['declared'], icon: 'breaking-chain' },
  'tyr-bloodshed-6': { id: 'tyr-bloodshed-6', rule: 'valda:R180', kind: 'attack', deck: 'occupant:tyr', copies: 1, value: 6, effect: 'lose-followers', amount: 1, extra: 0, free: false, onAll: false, timings: [], icon: 'crossed-swords' },
  'surtur-lord-of-fire': { id: 'surtur-lord-of-fire', rule: 'valda:R169', kind: 'action', deck: 'occupant:surtur', copies: 1, value: 0, effect: 'draw-from-b', amount: 2, extra: 0, free: false, onAll: false, timings: [], icon: 'burning-dot' },
  'surturs-claim': { id: 'surturs-claim', rule: 'valda:R210', kind: 'weapon', deck: 'occupant:surtur', copies: 1, value: 0, effect: 'claim-defence', amount: 0, extra: 0, free: true, onAll: false, timings: ['defended'], icon: 'burning-dot' },
  'flaming-sword': { id: 'flaming-sword', rule: 'valda:R215', kind: 'weapon', deck: 'occupant:surtur', copies: 1, value: 0, effect: 'hurt-target', amount: 1, extra: 0, free: true, onAll: false, timings: ['successful'], icon: 'energy-sword' },
  'surtur-abduction-6': { id: 'surtur-abduction-6', rule: 'valda:R178', kind: 'attack', deck: 'occupant:surtur', copies: 1, value: 6, effect: 'steal-followers', amount: 1, extra: 0, free: false, onAll: false, timings: [], icon: 'hood' },
  'surtur-double-kill-6': { id: 'surtur-double-kill-6', rule: 'valda:R179', kind: 'attack', deck: 'occupant:surtur', copies: 2, value: 6, effect: 'lose-followers', amount: 2, extra: 0, free: false, onAll: false, timings: [], icon: 'crossed-axes' },
  'surtur-raid-7': { id: 'surtur-raid-7', rule: 'valda:R177', kind: 'attack', deck: 'occupant:surtur', copies: 1, value: 7, effect: 'steal-resources', amount: 2, extra: 0, free: false, onAll: false, timings: [], icon: 'robber' },
  'surtur-bloodshed-8': { id: 'surtur-bloodshed-8', rule: 'valda:R180', kind: 'attack', deck: 'occupant:surtur', copies: 1, value: 8, effect: 'lose-followers', amount: 1, extra: 0, free: false, onAll: false, timings: [], icon: 'crossed-swords' },
  'surtur-temple-assault-5': { id: 'surtur-temple-assault-5', rule: 'valda:R183', kind: 'attack', deck: 'occupant:surtur', copies: 1, value: 5, effect: 'destroy-temple', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'castle-ruins' },
  'surtur-torch-6': { id: 'surtur-torch-6', rule: 'valda:R182', kind: 'attack', deck: 'occupant:surtur', copies: 1, value: 6, effect: 'destroy-building', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'torch' },
  'loki-god-of-mischief': { id: 'loki-god-of-mischief', rule: 'valda:R168', kind: 'action', deck: 'occupant:loki', copies: 2, value: 0, effect: 'steal-card', amount: 1, extra: 0, free: false, onAll: false, timings: [], icon: 'domino-mask' },
  backstab: { id: 'backstab', rule: 'valda:R209', kind: 'weapon', deck: 'occupant:loki', copies: 1, value: 0, effect: 'undo-building', amount: 0, extra: 0, free: true, onAll: false, timings: ['last-building-point'], icon: 'plain-dagger' },
  shapeshifter: { id: 'shapeshifter', rule: 'valda:R216', kind: 'weapon', deck: 'occupant:loki', copies: 1, value: 0, effect: 'assume-level', amount: 0, extra: 0, free: true, onAll: false, timings: ['own-turn'], icon: 'domino-mask' },
  'loki-drakkar': { id: 'loki-drakkar', rule: 'valda:R156', kind: 'action', deck: 'occupant:loki', copies: 1, value: 0, effect: 'draw-divine', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'drakkar' },
  'loki-bifrost-bridge': { id: 'loki-bifrost-bridge', rule: 'valda:R154', kind: 'action', deck: 'occupant:loki', copies: 1, value: 0, effect: 'look-at-decks', amount: 3, extra: 0, free: true, onAll: false, timings: [], icon: 'arch-bridge' },
  'loki-rune-of-fertility-white': { id: 'loki-rune-of-fertility-white', rule: 'valda:R157', kind: 'action', deck: 'occupant:loki', copies: 2, value: 0, effect: 'roll-for-followers', amount: 0, extra: 0, free: false, onAll: false, die: 'white', timings: [], icon: 'lotus-flower' },
  'loki-war-horn-6': { id: 'loki-war-horn-6', rule: 'valda:R181', kind: 'attack', deck: 'occupant:loki', copies: 1, value: 6, effect: 'steal-card', amount: 1, extra: 0, free: false, onAll: false, timings: [], icon: 'hunting-horn' },
  'loki-raid-6': { id: 'loki-raid-6', rule: 'valda:R177', kind: 'attack', deck: 'occupant:loki', copies: 1, value: 6, effect: 'steal-resources', amount: 2, extra: 0, free: false, onAll: false, timings: [], icon: 'robber' },
  'odin-leader-of-the-gods': { id: 'odin-leader-of-the-gods', rule: 'valda:R163', kind: 'action', deck: 'occupant:odin', copies: 2, value: 0, effect: 'turn-into-blood', amount: 5, extra: 0, free: false, onAll: false, timings: [], icon: 'raven' },
  'odin-tower-shield': { id: 'odin-tower-shield', rule: 'valda:R193', kind: 'defence', deck: 'occupant:odin', copies: 1, value: 6, effect: 'hold', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'templar-shield' },
  gungnir: { id: 'gungnir', rule: 'valda:R217', kind: 'weapon', deck: 'occupant:odin', copies: 1, value: 0, effect: 'lose-followers', amount: 2, extra: 0, free: true, onAll: false, timings: ['open'], icon: 'thrown-spear' },
  'hugin-and-munin': { id: 'hugin-and-munin', rule: 'valda:R218', kind: 'weapon', deck: 'occupant:odin', copies: 1, value: 0, effect: 'look-and-take', amount: 0, extra: 0, free: true, onAll: false, timings: ['open'], icon: 'raven' },
  'odin-blood-vein-3': { id: 'odin-blood-vein-3', rule: 'valda:R155', kind: 'action', deck: 'occupant:odin', copies: 3, value: 0, effect: 'gain-resources', amount: 3, extra: 0, free: false, onAll: false, resource: 'resource:blood', timings: [], icon: 'droplets' },
  'odin-blood-vein-2': { id: 'odin-blood-vein-2', rule: 'valda:R155', kind: 'action', deck: 'occupant:odin', copies: 1, value: 0, effect: 'gain-resources', amount: 2, extra: 0, free: false, onAll: false, resource: 'resource:blood', timings: [], icon: 'droplets' },
  'odin-seduction-1': { id: 'odin-seduction-1', rule: 'valda:R159', kind: 'action', deck: 'occupant:odin', copies: 1, value: 0, effect: 'gain-followers', amount: 1, extra: 0, free: false, onAll: false, timings: [], icon: 'rose' },
  'thor-god-of-thunder-2': { id: 'thor-god-of-thunder-2', rule: 'valda:R164', kind: 'action', deck: 'occupant:thor', copies: 2, value: 0, effect: 'draw-cards', amount: 2, extra: 0, free: true, onAll: false, timings: [], icon: 'lightning-storm' },
  'thor-god-of-thunder-3': { id: 'thor-god-of-thunder-3', rule: 'valda:R164', kind: 'action', deck: 'occupant:thor', copies: 1, value: 0, effect: 'draw-cards', amount: 3, extra: 0, free: true, onAll: false, timings: [], icon: 'lightning-storm' },
  'thor-tower-shield': { id: 'thor-tower-shield', rule: 'valda:R193', kind: 'defence', deck: 'occupant:thor', copies: 1, value: 6, effect: 'hold', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'templar-shield' },
  mjolnir: { id: 'mjolnir', rule: 'valda:R219', kind: 'weapon', deck: 'occupant:thor', copies: 1, value: 0, effect: 'raise-own-attack', amount: 3, extra: 0, free: true, onAll: false, timings: ['declared', 'defended'], icon: 'thor-hammer' },
  megingjord: { id: 'megingjord', rule: 'valda:R220', kind: 'weapon', deck: 'occupant:thor', copies: 1, value: 0, effect: 'take-from-discards', amount: 2, extra: 0, free: true, onAll: false, timings: ['open'], icon: 'belt' },
  'thor-backup-has-arrived-3': { id: 'thor-backup-has-arrived-3', rule: 'valda:R153', kind: 'action', deck: 'occupant:thor', copies: 2, value: 0, effect: 'draw-cards', amount: 3, extra: 0, free: false, onAll: false, timings: [], icon: 'horned-helm' },
  'thor-backup-has-arrived-2': { id: 'thor-backup-has-arrived-2', rule: 'valda:R153', kind: 'action', deck: 'occupant:thor', copies: 1, value: 0, effect: 'draw-cards', amount: 2, extra: 0, free: false, onAll: false, timings: [], icon: 'horned-helm' },
  'thor-bloodshed-6': { id: 'thor-bloodshed-6', rule: 'valda:R180', kind: 'attack', deck: 'occupant:thor', copies: 1, value: 6, effect: 'lose-followers', amount: 1, extra: 0, free: false, onAll: false, timings: [], icon: 'crossed-swords' },
  'heimdall-guardian-of-the-bridge': { id: 'heimdall-guardian-of-the-bridge', rule: 'valda:R167', kind: 'action', deck: 'occupant:heimdall', copies: 2, value: 0, effect: 'exchange-resources', amount: 4, extra: 0, free: false, onAll: false, timings: [], icon: 'hunting-horn' },
  gjallarhorn: { id: 'gjallarhorn', rule: 'valda:R221', kind: 'weapon', deck: 'occupant:heimdall', copies: 1, value: 0, effect: 'cancel-attack', amount: 0, extra: 0, free: true, onAll: false, timings: ['declared'], icon: 'hunting-horn' },
  'bifrost-gate': { id: 'bifrost-gate', rule: 'valda:R222', kind: 'weapon', deck: 'occupant:heimdall', copies: 1, value: 0, effect: 'build-without-point', amount: 0, extra: 0, free: true, onAll: false, timings: ['own-valda'], icon: 'arch-bridge' },
  'heimdall-treasure-chest-3': { id: 'heimdall-treasure-chest-3', rule: 'valda:R161', kind: 'action', deck: 'occupant:heimdall', copies: 2, value: 0, effect: 'gain-resources', amount: 3, extra: 0, free: false, onAll: false, resource: 'resource:gold', timings: [], icon: 'locked-chest' },
  'heimdall-spoils-of-war-3': { id: 'heimdall-spoils-of-war-3', rule: 'valda:R160', kind: 'action', deck: 'occupant:heimdall', copies: 2, value: 0, effect: 'gain-resources', amount: 3, extra: 0, free: false, onAll: false, resource: 'resource:diamond', timings: [], icon: 'cut-diamond' },
  'heimdall-bifrost-bridge': { id: 'heimdall-bifrost-bridge', rule: 'valda:R154', kind: 'action', deck: 'occupant:heimdall', copies: 1, value: 0, effect: 'look-at-decks', amount: 3, extra: 0, free: true, onAll: false, timings: [], icon: 'arch-bridge' },
  'heimdall-yggdrasil-4': { id: 'heimdall-yggdrasil-4', rule: 'valda:R162', kind: 'action', deck: 'occupant:heimdall', copies: 1, value: 0, effect: 'gain-building-points', amount: 4, extra: 0, free: true, onAll: false, timings: [], icon: 'tree-roots' },
  'winters-breath': { id: 'winters-breath', rule: 'valda:R173', kind: 'action', deck: 'occupant:ymir', copies: 1, value: 0, effect: 'free-actions', amount: 2, extra: 0, free: true, onAll: false, timings: [], icon: 'snowflake-2' },
  'permafrost-5': { id: 'permafrost-5', rule: 'valda:R192', kind: 'attack', deck: 'occupant:ymir', copies: 1, value: 5, effect: 'freeze-temple-for-ever', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'snowflake-2' },
  transform: { id: 'transform', rule: 'valda:R207', kind: 'weapon', deck: 'occupant:ymir', copies: 1, value: 0, effect: 'gain-tokens', amount: 2, extra: 0, free: true, onAll: false, timings: ['own-valda'], icon: 'cycle' },
  'ice-cave': { id: 'ice-cave', rule: 'valda:R208', kind: 'weapon', deck: 'occupant:ymir', copies: 1, value: 0, effect: 'reward-builder', amount: 2, extra: 3, free: true, onAll: false, timings: ['own-turn'], icon: 'cave-entrance' },
  'ymir-yggdrasil-4': { id: 'ymir-yggdrasil-4', rule: 'valda:R162', kind: 'action', deck: 'occupant:ymir', copies: 1, value: 0, effect: 'gain-building-points', amount: 4, extra: 0, free: true, onAll: false, timings: [], icon: 'tree-roots' },
  'ymir-yggdrasil-3': { id: 'ymir-yggdrasil-3', rule: 'valda:R162', kind: 'action', deck: 'occupant:ymir', copies: 1, value: 0, effect: 'gain-building-points', amount: 3, extra: 0, free: true, onAll: false, timings: [], icon: 'tree-roots' },
  'ymir-a-glimpse-into-the-future': { id: 'ymir-a-glimpse-into-the-future', rule: 'valda:R152', kind: 'action', deck: 'occupant:ymir', copies: 1, value: 0, effect: 'build-free', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'crystal-ball' },
  'ymir-seduction-1': { id: 'ymir-seduction-1', rule: 'valda:R159', kind: 'action', deck: 'occupant:ymir', copies: 1, value: 0, effect: 'gain-followers', amount: 1, extra: 0, free: false, onAll: false, timings: [], icon: 'rose' },
  'ymir-blood-vein-2': { id: 'ymir-blood-vein-2', rule: 'valda:R155', kind: 'action', deck: 'occupant:ymir', copies: 1, value: 0, effect: 'gain-resources', amount: 2, extra: 0, free: false, onAll: false, resource: 'resource:blood', timings: [], icon: 'droplets' },
  'ymir-spoils-of-war-3': { id: 'ymir-spoils-of-war-3', rule: 'valda:R160', kind: 'action', deck: 'occupant:ymir', copies: 1, value: 0, effect: 'gain-resources', amount: 3, extra: 0, free: false, onAll: false, resource: 'resource:diamond', timings: [], icon: 'cut-diamond' },
  'coral-shield': { id: 'coral-shield', rule: 'valda:R193', kind: 'defence', deck: 'occupant:agir', copies: 2, value: 6, effect: 'hold', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'checked-shield' },
  'tidal-wall': { id: 'tidal-wall', rule: 'valda:R193', kind: 'defence', deck: 'occupant:agir', copies: 2, value: 7, effect: 'hold', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'big-wave' },
  undertow: { id: 'undertow', rule: 'valda:R194', kind: 'defence', deck: 'occupant:agir', copies: 1, value: 5, effect: 'hold-and-draw', amount: 1, extra: 0, free: false, onAll: false, timings: [], icon: 'big-wave' },
  aegis: { id: 'aegis', rule: 'valda:R195', kind: 'weapon', deck: 'occupant:agir', copies: 1, value: 0, effect: 'defend-with-attack-card', amount: 0, extra: 0, free: true, onAll: false, timings: ['defence'], icon: 'edged-shield' },
  'lust-for-treasure': { id: 'lust-for-treasure', rule: 'valda:R196', kind: 'weapon', deck: 'occupant:agir', copies: 1, value: 0, effect: 'steal-resources', amount: 4, extra: 0, free: true, onAll: false, timings: ['open'], icon: 'robber' },
  maelstrom: { id: 'maelstrom', rule: 'valda:R193', kind: 'defence', deck: 'occupant:agir', copies: 1, value: 8, effect: 'hold', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'whirlwind' },
  'agir-rune-theft-6': { id: 'agir-rune-theft-6', rule: 'valda:R185', kind: 'attack', deck: 'occupant:agir', copies: 1, value: 6, effect: 'steal-runes', amount: 1, extra: 0, free: false, onAll: false, timings: [], icon: 'rune-stone' },
  'agir-victory-1': { id: 'agir-victory-1', rule: 'valda:R170', kind: 'action', deck: 'occupant:agir', copies: 1, value: 0, effect: 'gain-runes', amount: 1, extra: 0, free: false, onAll: false, timings: [], icon: 'laurels' },
  'hel-5': { id: 'hel-5', rule: 'valda:R188', kind: 'attack', deck: 'occupant:hel', copies: 2, value: 5, effect: 'steal-followers', amount: 1, extra: 0, free: false, onAll: true, timings: [], icon: 'death-skull' },
  necromancy: { id: 'necromancy', rule: 'valda:R199', kind: 'weapon', deck: 'occupant:hel', copies: 1, value: 0, effect: 'gain-lost-followers', amount: 0, extra: 0, free: true, onAll: false, timings: ['followers-lost'], icon: 'death-skull' },
  'bone-wand': { id: 'bone-wand', rule: 'valda:R200', kind: 'weapon', deck: 'occupant:hel', copies: 1, value: 0, effect: 'steal-more', amount: 1, extra: 0, free: true, onAll: false, timings: ['stealing'], icon: 'crossed-bones' },
  'hel-sacrificial-stone-5': { id: 'hel-sacrificial-stone-5', rule: 'valda:R187', kind: 'attack', deck: 'occupant:hel', copies: 2, value: 5, effect: 'lose-followers-for-blood', amount: 5, extra: 0, free: false, onAll: false, timings: [], icon: 'sacrificial-dagger' },
  'hel-double-kill-6': { id: 'hel-double-kill-6', rule: 'valda:R179', kind: 'attack', deck: 'occupant:hel', copies: 1, value: 6, effect: 'lose-followers', amount: 2, extra: 0, free: false, onAll: false, timings: [], icon: 'crossed-axes' },
  'hel-abduction-6': { id: 'hel-abduction-6', rule: 'valda:R178', kind: 'attack', deck: 'occupant:hel', copies: 1, value: 6, effect: 'steal-followers', amount: 1, extra: 0, free: false, onAll: false, timings: [], icon: 'hood' },
  'hel-giant-smash-6': { id: 'hel-giant-smash-6', rule: 'valda:R184', kind: 'attack', deck: 'occupant:hel', copies: 1, value: 6, effect: 'destroy-card', amount: 1, extra: 0, free: false, onAll: false, timings: [], icon: 'fist' },
  'hel-ruler-of-the-giants': { id: 'hel-ruler-of-the-giants', rule: 'valda:R172', kind: 'action', deck: 'occupant:hel', copies: 1, value: 0, effect: 'take-attack-card', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'death-skull' },
  'mork-5': { id: 'mork-5', rule: 'valda:R190', kind: 'attack', deck: 'occupant:mork', copies: 2, value: 5, effect: 'switch-temples', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'cycle' },
  'borrowed-might': { id: 'borrowed-might', rule: 'valda:R174', kind: 'action', deck: 'occupant:mork', copies: 2, value: 0, effect: 'borrow-level', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'mailed-fist' },
  mudslide: { id: 'mudslide', rule: 'valda:R175', kind: 'action', deck: 'occupant:mork', copies: 1, value: 0, effect: 'move-temple', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'stone-block' },
  'found-treasure': { id: 'found-treasure', rule: 'valda:R203', kind: 'weapon', deck: 'occupant:mork', copies: 1, value: 0, effect: 'take-divine-card', amount: 0, extra: 0, free: true, onAll: false, timings: ['divine-draw'], icon: 'locked-chest' },
  'puddle-of-mud': { id: 'puddle-of-mud', rule: 'valda:R204', kind: 'weapon', deck: 'occupant:mork', copies: 1, value: 0, effect: 'raise-attack', amount: 3, extra: 0, free: true, onAll: false, timings: ['declared', 'defended'], icon: 'droplets' },
  'mork-seduction-2': { id: 'mork-seduction-2', rule: 'valda:R159', kind: 'action', deck: 'occupant:mork', copies: 2, value: 0, effect: 'gain-followers', amount: 2, extra: 0, free: false, onAll: false, timings: [], icon: 'rose' },
  'mork-temple-freeze-6': { id: 'mork-temple-freeze-6', rule: 'valda:R191', kind: 'attack', deck: 'occupant:mork', copies: 1, value: 6, effect: 'freeze-temple', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'snowflake-2' },
  'thrym-5': { id: 'thrym-5', rule: 'valda:R189', kind: 'attack', deck: 'occupant:thrym', copies: 2, value: 5, effect: 'destroy-card', amount: 1, extra: 0, free: false, onAll: true, timings: [], icon: 'fist' },
  'indestructible-temple': { id: 'indestructible-temple', rule: 'valda:R205', kind: 'weapon', deck: 'occupant:thrym', copies: 1, value: 0, effect: 'protect-temples', amount: 0, extra: 0, free: true, onAll: false, timings: ['open', 'declared'], icon: 'greek-temple' },
  'safe-zone-abolishment': { id: 'safe-zone-abolishment', rule: 'valda:R206', kind: 'weapon', deck: 'occupant:thrym', copies: 1, value: 0, effect: 'ignore-havens', amount: 0, extra: 0, free: true, onAll: false, timings: ['open'], icon: 'broken-shield' },
  'thrym-victory-2': { id: 'thrym-victory-2', rule: 'valda:R170', kind: 'action', deck: 'occupant:thrym', copies: 3, value: 0, effect: 'gain-runes', amount: 2, extra: 0, free: false, onAll: false, timings: [], icon: 'laurels' },
  'thrym-victory-1': { id: 'thrym-victory-1', rule: 'valda:R170', kind: 'action', deck: 'occupant:thrym', copies: 2, value: 0, effect: 'gain-runes', amount: 1, extra: 0, free: false, onAll: false, timings: [], icon: 'laurels' },
  'thrym-rune-theft-6': { id: 'thrym-rune-theft-6', rule: 'valda:R185', kind: 'attack', deck: 'occupant:thrym', copies: 1, value: 6, effect: 'steal-runes', amount: 1, extra: 0, free: false, onAll: false, timings: [], icon: 'rune-stone' },
  grim: { id: 'grim', rule: 'valda:R171', kind: 'action', deck: 'occupant:grim', copies: 2, value: 0, effect: 'buy-cards', amount: 1, extra: 2, free: false, onAll: false, timings: [], icon: 'stone-block' },
  brute: { id: 'brute', rule: 'valda:R197', kind: 'weapon', deck: 'occupant:grim', copies: 1, value: 0, effect: 'attack-with-two', amount: 0, extra: 0, free: true, onAll: false, timings: ['attack'], icon: 'mailed-fist' },
  'branch-of-yggdrasil': { id: 'branch-of-yggdrasil', rule: 'valda:R198', kind: 'weapon', deck: 'occupant:grim', copies: 1, value: 0, effect: 'draw-cards', amount: 3, extra: 0, free: true, onAll: false, timings: ['open'], icon: 'tree-roots' },
  'grim-backup-has-arrived-3': { id: 'grim-backup-has-arrived-3', rule: 'valda:R153', kind: 'action', deck: 'occupant:grim', copies: 2, value: 0, effect: 'draw-cards', amount: 3, extra: 0, free: false, onAll: false, timings: [], icon: 'horned-helm' },
  'grim-backup-has-arrived-2': { id: 'grim-backup-has-arrived-2', rule: 'valda:R153', kind: 'action', deck: 'occupant:grim', copies: 1, value: 0, effect: 'draw-cards', amount: 2, extra: 0, free: false, onAll: false, timings: [], icon: 'horned-helm' },
  'grim-giant-smash-7': { id: 'grim-giant-smash-7', rule: 'valda:R184', kind: 'attack', deck: 'occupant:grim', copies: 1, value: 7, effect: 'destroy-card', amount: 1, extra: 0, free: false, onAll: false, timings: [], icon: 'fist' },
  'grim-power-shift-5': { id: 'grim-power-shift-5', rule: 'valda:R186', kind: 'attack', deck: 'occupant:grim', copies: 1, value: 5, effect: 'swap-hands', amount: 0, extra: 0, free: false, onAll: false, timings: [], icon: 'cycle' },
  'eye-of-the-storm': { id: 'eye-of-the-storm', rule: 'valda:R176', kind: 'action', deck: 'occupant:kari', copies: 1, value: 0, effect: 'turn-die', amount: 0, extra: 0, free: true, onAll: false, timings: ['die-rolled'], icon: 'whirlwind' },
  storm: { id: 'storm', rule: 'valda:R201', kind: 'weapon', deck: 'occupant:kari', copies: 1, value: 0, effect: 'shuffle-discards', amount: 0, extra: 0, free: true, onAll: false, timings: ['open'], icon: 'lightning-storm' },
  'wind-of-change': { id: 'wind-of-change', rule: 'valda:R202', kind: 'weapon', deck: 'occupant:kari', copies: 1, value: 0, effect: 'steal-followers', amount: 2, extra: 0, free: true, onAll: false, timings: ['open'], icon: 'whirlwind' },
  'kari-treasure-chest-3': { id: 'kari-treasure-chest-3', rule: 'valda:R161', kind: 'action', deck: 'occupant:kari', copies: 2, value: 0, effect: 'gain-resources', amount: 3, extra: 0, free: false, onAll: false, resource: 'resource:gold', timings: [], icon: 'locked-chest' },
  'kari-spoils-of-war-3': { id: 'kari-spoils-of-war-3', rule: 'valda:R160', kind: 'action', deck: 'occupant:kari', copies: 2, value: 0, effect: 'gain-resources', amount: 3, extra: 0, free: false, onAll: false, resource: 'resource:diamond', timings: [], icon: 'cut-diamond' },
  'kari-blood-vein-3': { id: 'kari-blood-vein-3', rule: 'valda:R155', kind: 'action', deck: 'occupant:kari', copies: 1, value: 0, effect: 'gain-resources', amount: 3, extra: 0, free: false, onAll: false, resource: 'resource:blood', timings: [], icon: 'droplets' },
  'kari-rune-of-fertility-yellow': { id: 'kari-rune-of-fertility-yellow', rule: 'valda:R157', kind: 'action', deck: 'occupant:kari', copies: 1, value: 0, effect: 'roll-for-followers', amount: 0, extra: 0, free: false, onAll: false, die: 'yellow', timings: [], icon: 'lotus-flower' },
};

/** What is printed, by kind and id. */
export const catalogue = { constants, occupant, trade, building, die, card };

export default catalogue;
