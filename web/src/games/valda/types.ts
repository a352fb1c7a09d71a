// Generated from the Java records. Do not edit: change the records and run ./winterhall generate.
import type { Seat } from '../../lib/wire';

/** The view of a scene of this game. */
export type View = ValdaView;

/** The move of an offer or a reason of this game. */
export type Move =
  | PlayAction
  | TakeResource
  | DrawCard
  | TradeWithBank
  | TradeRune
  | TakeRune
  | Build
  | BuildTemple
  | Exchange
  | TurnToken
  | UseWeapon
  | UseWeaponOn
  | EndPhase
  | ValdaMoveAttack
  | AttackWithTwo
  | Hold
  | Defend
  | DefendWithAegis
  | Endure
  | Respond
  | RespondOn
  | Pass
  | Worship
  | BeginMove
  | Reroll
  | TurnDie
  | KeepDice
  | DrawFrom
  | ChooseCard
  | Enough
  | Convert
  | Buy
  | Settle
  | ChooseDeck
  | ChooseArea
  | ChooseBuilding
  | ChooseTemple
  | MoveTemple
  | SwitchTemples
  | ChooseOpponent
  | Take
  | Pay
  | LayToken;

/** An event of a beat of this game. */
export type Event =
  | ActionPlayed
  | CardsDrawn
  | DivineCardDrawn
  | DivineCardTaken
  | DeckSeen
  | HandSeen
  | CardStolen
  | HandsSwapped
  | CardDiscarded
  | DieTurned
  | AttackDeclared
  | Defended
  | WeaponUsed
  | DeckShuffled
  | DivineDeckLaid
  | AreasDealt
  | OccupantSettled
  | RoundBegan
  | TurnBegan
  | PhaseBegan
  | MatchEnded
  | PointsGained
  | TokenTurned
  | ResourcesGained
  | ResourcesTraded
  | ResourcesPaid
  | RuneTraded
  | RunesGained
  | ResourcesStolen
  | RunesStolen
  | BuildingBegun
  | TempleBegun
  | BuildingPlaced
  | TemplePlaced
  | BuildingUndone
  | BuildingDestroyed
  | TempleDestroyed
  | TempleMoved
  | TemplesSwitched
  | TempleFrozen
  | TemplesThawed
  | TemplesProtected
  | LevelBorrowed
  | FollowersGained
  | FollowersLost
  | FollowersStolen
  | FollowersTraded
  | HavensIgnored
  | CardPutUnder
  | CardTaken
  | DeckRanDry
  | DiceRolled
  | DieRerolled
  | SkullSoftened
  | AttackChanged
  | AttackCancelled
  | AttacksForbidden
  | Held
  | Endured
  | DefenceClaimed
  | AttackResolved
  | Passed;

/**
 * The table as one viewer sees it: printed cards only, never a copy. (valda section 18)
 *
 * @param control what can be read off the map: level, control and cost
 * @param runesLeft in the supply, or none if it has no limit
 * @param decks A and B, then one for each area
 * @param table cards in play
 * @param drawn cards drawn and not yet in a hand, as far as the viewer knows them
 * @param drawnCount how many of these there are
 * @param recycled divine cards that belong to a main deck now, wherever they are (valda:R109)
 */
export interface ValdaView {
  viewer: Viewer;
  state: PublicState;
  control: AreaControl[];
  runesLeft?: number;
  hands: Hand[];
  decks: Deck[];
  discardA: CardId[];
  discardB: CardId[];
  removed: CardId[];
  table: CardList;
  drawn: CardList;
  drawnCount: number;
  recycled: CardId[];
}

/** Who looks: a seat, a spectator (who knows what lies open), or everyone after the end (who may know all). */
export type Viewer = `viewer:${string}`;

/**
 * Everything that lies open on the table, the same for every viewer. (valda:R224)
 *
 * @param areas in the order of [Area]
 * @param players in the order of the seats
 * @param abolished the seats before whom safe havens do not protect this round (valda:R206)
 * @param draft the areas that each seat is still to decide (valda:R25)
 */
export interface PublicState {
  rules: string;
  progress: Progress;
  areas: AreaState[];
  players: Player[];
  turn: Turn;
  abolished: Seat[];
  pending: Pending;
  draft: Area[][];
  over: boolean;
}

/** Where the match stands. (valda:R5, R30, R31) */
export interface Progress {
  round: number;
  active: Seat;
  phase: Phase;
}

/** A phase of a turn. (valda:R31) */
export type Phase = 'valda' | 'attack' | 'followers' | 'resource';

/**
 * An area of the map: who lives there, and the temples on its fields. (valda:R2–R4)
 *
 * @param occupant empty while it is undecided (valda:R28)
 * @param temples in the order of their fields
 */
export interface AreaState {
  occupant?: Deity;
  temples: Temple[];
}

/** A God or Giant; what is printed for it is an [Occupant]. Each God stands before the Giant of the same area. (valda:R2) */
export type Deity = string;

/**
 * A temple on the map. (valda:R9, R59)
 *
 * @param field where it stands in its area, from 1
 * @param frozenBy the seats whose Temple Freeze lasts on it (valda:R119, R121)
 * @param frozenForEver whether Permafrost lies on it
 */
export interface Temple {
  field: number;
  owner: Seat;
  frozenBy: Seat[];
  frozenForEver: boolean;
}

/**
 * What a seat has besides temples and cards; all of it is public. (valda:R6, R9, R224)
 *
 * @param origins what everybody can tell of its hand
 */
export interface Player {
  followers: number;
  stock: Stock;
  runes: number;
  mines: number;
  drills: number;
  origins: string;
}

/** Basic resources: what somebody has, pays or gains; one word, `2-blood+1-gold` or `nothing`. (valda:R7) */
export type Stock = string;

/**
 * What lasts for one turn. (valda:R32–R34)
 *
 * @param actions action points left
 * @param points building points left
 * @param freePlays how many action cards still cost nothing (valda:R173)
 * @param yggdrasil whether an Yggdrasil was played (valda:R162)
 * @param built how many buildings were placed (valda:R57)
 * @param given the resources given in the present run of Heimdall's trades (valda:RU55)
 * @param taken the resources taken in it
 * @param flips tokens turned over (valda:R140)
 * @param rerolls dice rerolled (valda:R147)
 * @param moves temples moved by Mork's power (valda:R143)
 * @param trades how often each trade for followers was made (valda:R88)
 * @param borrowed areas in which the active seat has level 1 (valda:RU66)
 * @param immune seats whose temples cannot be harmed (valda:R125)
 * @param shielded seats that nobody may attack again (valda:R212)
 * @param attackers who attacked, as often as it attacked (valda:R67)
 */
export interface Turn {
  actions: number;
  points: number;
  freePlays: number;
  yggdrasil: boolean;
  built: number;
  given: Resource[];
  taken: Resource[];
  flips: number;
  rerolls: number;
  moves: number;
  trades: number[];
  borrowed: Area[];
  immune: Seat[];
  shielded: Seat[];
  attackers: Seat[];
}

/** A basic resource; runes are none. (valda:R7, RU52) */
export type Resource = string;

/** One of the seven areas of the map, named by the God and the Giant who could live there. (valda:R2) */
export type Area = string;

/**
 * What is under way on the table, so that it can be answered. (valda:R115)
 *
 * @param building a building that is paid and not yet placed (valda:R54)
 * @param drawing cards just drawn that are not in a hand yet (valda:R133, R203)
 * @param theft something about to be stolen (valda:R200)
 * @param loss followers just lost (valda:R199)
 * @param dice dice just rolled (valda:R147)
 */
export interface Pending {
  attack?: Attack;
  building?: UnfinishedBuilding;
  drawing?: Drawing;
  theft?: Theft;
  loss?: Loss;
  dice: Rolled[];
}

/**
 * An attack under way: a piece on the table, so that every reaction changes it and everybody sees the sum. (valda:R70–R78)
 *
 * @param cards one card, or two with Brute; the first gives the effect (valda:R197)
 * @param base the printed value of all of them
 * @param changes what was added and taken away, in the order in which it came
 * @param targets in the order in which they defend
 * @param spent defence cards that count no longer (valda:R210)
 * @param taker who takes its cards in the end, by Tyr's Revenge (valda:R211)
 */
export interface Attack {
  from: Seat;
  cards: CardId[];
  base: number;
  changes: Change[];
  targets: Target[];
  spent: CardId[];
  taker?: Seat;
}

/** Which printed card it is, by its place in [Printed#CARDS]; written as its id, `raid-4`. Copies are equal in everything. */
export type CardId = string;

/**
 * @param by who did it
 * @param source the anchor of the card, or of the God whose power it is
 * @param against the only target it counts for; empty if it counts for all
 */
export interface Change {
  by: Seat;
  source: string;
  amount: number;
  against?: Seat;
}

/**
 * @param cards the defence card, or Aegis and an attack card; none without a defence (valda:R73, R195)
 * @param defence its value with Tyr's bonus
 * @param out whether the attack is cancelled for this seat (valda:R211)
 */
export interface Target {
  seat: Seat;
  cards: CardId[];
  defence: number;
  out: boolean;
}

/**
 * @param area of a temple; empty for a mine or drill
 * @param kind of a mine or drill
 */
export interface UnfinishedBuilding {
  by: Seat;
  area?: Area;
  kind?: BuildingKind;
  paid: Stock;
}

/** A building that brings dice. (valda:R49) */
export type BuildingKind = string;

/** @param area whose deck they come from; empty for a main deck */
export interface Drawing {
  by: Seat;
  area?: Area;
  deck?: MainDeck;
}

/** The two main decks: A holds actions, B attacks and defences. (valda:R18) */
export type MainDeck = string;

/**
 * @param amount of each victim
 * @param more the victim who loses one more to the Bone Wand (valda:R200)
 */
export interface Theft {
  thief: Seat;
  victims: Seat[];
  amount: number;
  more?: Seat;
  extra: number;
}

export interface Loss {
  seat: Seat;
  followers: number;
}

/**
 * A die on the table.
 *
 * @param rerolled whether Kari's reroll was the last thing that happened to it (valda:RU67)
 */
export interface Rolled {
  kind: DieKind;
  face: Face;
  rerolled: boolean;
}

/** The colour of a die. (valda:R10) */
export type DieKind = 'yellow' | 'blue' | 'white';

/** What a die can show. (valda:R11) */
export type Face = string;

/**
 * Who rules an area.
 *
 * @param ruler who controls it (valda:R60)
 * @param levels of each seat (valda:R61)
 * @param cost of a temple for each who could live there: one if it is decided, or the God's and the Giant's
 * @param free how many fields are free
 * @param built what one more temple of the viewer would make of it, where there is room for it
 */
export interface AreaControl {
  area: Area;
  ruler?: Seat;
  levels: number[];
  cost: Stock[];
  free: number;
  built?: Built;
}

/**
 * An area after one more temple.
 *
 * @param level of its builder (valda:R61)
 * @param ruler who controls it then (valda:R60)
 */
export interface Built {
  level: number;
  ruler?: Seat;
}

/**
 * @param count how many cards there are
 * @param known those the viewer knows
 * @param open those everybody knows
 */
export interface Hand {
  count: number;
  known: CardList;
  open: CardList;
}

/**
 * Some cards, in the order of the catalogue.
 *
 * @param recycled those of them that are divine and come from a main deck
 */
export interface CardList {
  cards: CardId[];
  recycled: CardId[];
}

/** @param looked the places somebody has looked at (valda:R230, R231) */
export interface Deck {
  count: number;
  looked: Looked[];
}

/**
 * A place of a deck whose card somebody knows.
 *
 * @param place counted from 1 at the top
 * @param by who knows the card; everybody knows who looked
 * @param card unless the viewer does not know it
 */
export interface Looked {
  place: number;
  by: Seat[];
  card?: CardId;
}

/** Plays an action card. (valda:R37, R143) */
export interface PlayAction {
  kind: 'play-action';
  card: CardId;
}

/** (valda:R38) */
export interface TakeResource {
  kind: 'take-resource';
  resource: Resource;
}

/** (valda:R39) */
export interface DrawCard {
  kind: 'draw-card';
  deck: MainDeck;
}

/** (valda:R40) */
export interface TradeWithBank {
  kind: 'trade-with-bank';
  give: Resource;
  take: Resource;
}

/** (valda:R41) */
export interface TradeRune {
  kind: 'trade-rune';
}

/** (valda:R42) */
export interface TakeRune {
  kind: 'take-rune';
}

/** A mine or blood drill. (valda:R43, R50, R51) */
export interface Build {
  kind: 'build';
  building: BuildingKind;
}

/** (valda:R43, R52) */
export interface BuildTemple {
  kind: 'build-temple';
  area: Area;
}

/** At Heimdall's. (valda:R139) */
export interface Exchange {
  kind: 'exchange';
  give: Resource;
  take: Resource;
}

/** Turns an action point into a building point, or the other way. (valda:R140) */
export interface TurnToken {
  kind: 'turn-token';
  into: TokenSide;
}

/** The two sides of a token. (valda:R12) */
export type TokenSide = 'action' | 'building';

/** Plays a divine weapon at an open moment. (valda:R113) */
export interface UseWeapon {
  kind: 'use-weapon';
  card: CardId;
}

/** The same against an opponent. (valda:R196, R202, R217, R218) */
export interface UseWeaponOn {
  kind: 'use-weapon-on';
  card: CardId;
  opponent: Seat;
}

export interface EndPhase {
  kind: 'end-phase';
}

/** (valda:R70) */
export interface ValdaMoveAttack {
  kind: 'attack';
  card: CardId;
}

/** Two cards with Brute; the first gives the effect. (valda:R197) */
export interface AttackWithTwo {
  kind: 'attack-with-two';
  card: CardId;
  other: CardId;
}

/** Ends the attack opportunity. (valda:R67) */
export interface Hold {
  kind: 'hold';
}

/** (valda:R73) */
export interface Defend {
  kind: 'defend';
  card: CardId;
}

/** With Aegis. (valda:R195) */
export interface DefendWithAegis {
  kind: 'defend-with-aegis';
  card: CardId;
}

export interface Endure {
  kind: 'endure';
}

/** A weapon in a window. (valda:R114) */
export interface Respond {
  kind: 'respond';
  card: CardId;
}

/** The same, naming the target it concerns. (valda:R200, R210, R215) */
export interface RespondOn {
  kind: 'respond-on';
  card: CardId;
  target: Seat;
}

export interface Pass {
  kind: 'pass';
}

/**
 * A trade for followers. (valda:R87–R89)
 *
 * @param trade as it is called in the catalogue
 * @param paid the resources of choice
 */
export interface Worship {
  kind: 'worship';
  trade: string;
  paid: Stock;
}

/** Mork's power. (valda:R143) */
export interface BeginMove {
  kind: 'begin-move';
}

/** Kari's power. (valda:R147) */
export interface Reroll {
  kind: 'reroll';
  die: number;
}

/** Eye of the Storm. (valda:R176) */
export interface TurnDie {
  kind: 'turn-die';
  die: number;
  face: Face;
}

export interface KeepDice {
  kind: 'keep-dice';
}

/** (valda:R92) */
export interface DrawFrom {
  kind: 'draw-from';
  deck: MainDeck;
}

/** A card to discard, to take or to put back. (valda:R133, R146, R158, R165, R172, R218, R220) */
export interface ChooseCard {
  kind: 'choose-card';
  card: CardId;
}

/** Enough, where less than all may be done. (valda:RU76) */
export interface Enough {
  kind: 'enough';
}

/** Resources to turn into others. (valda:R163, R167) */
export interface Convert {
  kind: 'convert';
  give: Resource;
  take: Resource;
}

/** One more card for two of these. (valda:R171) */
export interface Buy {
  kind: 'buy';
  resource: Resource;
  deck: MainDeck;
}

/** A God or Giant for an area. (valda:R25, R27, R29) */
export interface Settle {
  kind: 'settle';
  occupant: Deity;
}

/** The main deck to draw from. (valda:R153) */
export interface ChooseDeck {
  kind: 'choose-deck';
  deck: MainDeck;
}

/** (valda:R154, R156, R174, R216) */
export interface ChooseArea {
  kind: 'choose-area';
  area: Area;
}

/** (valda:R152, R182) */
export interface ChooseBuilding {
  kind: 'choose-building';
  building: BuildingKind;
}

/** A temple on the map. (valda:R183, R190–R192) */
export interface ChooseTemple {
  kind: 'choose-temple';
  temple: Site;
}

/** One of the fields of an area, numbered from 1; written `tyr-agir-3`. (valda:R3) */
export type Site = string;

/** From where to where a temple moves. (valda:R122) */
export interface MoveTemple {
  kind: 'move-temple';
  temple: Site;
  to: Area;
}

/** Both temples that change places. (valda:R123) */
export interface SwitchTemples {
  kind: 'switch-temples';
  own: Site;
  other: Site;
}

/** (valda:R168) */
export interface ChooseOpponent {
  kind: 'choose-opponent';
  opponent: Seat;
}

/** Resources to steal. (valda:R177, R196) */
export interface Take {
  kind: 'take';
  resources: Stock;
}

/** How much blood is paid. (valda:R187) */
export interface Pay {
  kind: 'pay';
  blood: number;
}

/** How two extra tokens are laid. (valda:R207) */
export interface LayToken {
  kind: 'lay-token';
  point: TokenSide;
}

/**
 * @param recycled whether it is a divine card that has been in a discard pile, as anyone sees who sees it (valda:RU134)
 * @param cause what spared it the action point, if something did
 */
export interface ActionPlayed {
  kind: 'action-played';
  seat: Seat;
  card: CardId;
  cost: number;
  recycled: boolean;
  cause?: Cause;
}

/**
 * Why something happened that was nobody's plain choice: the rule, and the thing whose rule it is.
 *
 * Written as one word, `claim:F4@faction:dwarf`; `claim:R15` where no thing did it. People read it as the text
 * `why.F4`. A cause never tells more than its event: it names what lies open when the event is told.
 *
 * @param rule such as `claim:F4`
 * @param thing the anchor of a card, faction, artifact, location or the like
 */
export type Cause = string;

/** @param cards what was drawn; unknown to everybody but the drawer */
export interface CardsDrawn {
  kind: 'cards-drawn';
  seat: Seat;
  deck: MainDeck;
  count: number;
  cards?: CardId[];
  cause?: Cause;
}

/** @param card what was drawn; unknown to everybody but the drawer and those who had seen it */
export interface DivineCardDrawn {
  kind: 'divine-card-drawn';
  seat: Seat;
  area: Area;
  card?: CardId;
  cause?: Cause;
}

/** The divine card that the victim has just drawn. */
export interface DivineCardTaken {
  kind: 'divine-card-taken';
  thief: Seat;
  victim: Seat;
  card?: CardId;
  cause?: Cause;
}

export interface DeckSeen {
  kind: 'deck-seen';
  seat: Seat;
  area: Area;
  card?: CardId;
  cause?: Cause;
}

/** @param recycled those of the cards that have been in a discard pile */
export interface HandSeen {
  kind: 'hand-seen';
  seat: Seat;
  opponent: Seat;
  cards?: CardId[];
  recycled: CardId[];
  cause?: Cause;
}

/** @param recycled whether it has been in a discard pile; no for those who do not see the card */
export interface CardStolen {
  kind: 'card-stolen';
  thief: Seat;
  victim: Seat;
  card?: CardId;
  recycled: boolean;
  cause?: Cause;
}

/**
 * @param given the former hand of the seat; the two know both hands, others neither
 * @param gained the former hand of the opponent
 * @param recycledGiven those given that have been in a discard pile
 * @param recycledGained those gained that have been in a discard pile
 */
export interface HandsSwapped {
  kind: 'hands-swapped';
  seat: Seat;
  opponent: Seat;
  given?: CardId[];
  gained?: CardId[];
  recycledGiven: CardId[];
  recycledGained: CardId[];
  cause?: Cause;
}

/** @param recycled whether it has been in a discard pile before */
export interface CardDiscarded {
  kind: 'card-discarded';
  seat: Seat;
  card: CardId;
  recycled: boolean;
  cause?: Cause;
}

export interface DieTurned {
  kind: 'die-turned';
  seat: Seat;
  die: number;
  face: Face;
  card: CardId;
}

/**
 * @param cards one, or two with Brute; the first gives the effect
 * @param recycled those of them that have been in a discard pile
 */
export interface AttackDeclared {
  kind: 'attack-declared';
  seat: Seat;
  cards: CardId[];
  targets: Seat[];
  value: number;
  recycled: CardId[];
}

/**
 * @param aegis whether an attack card serves as defence
 * @param bonus what Tyr adds
 * @param recycled whether the card has been in a discard pile
 */
export interface Defended {
  kind: 'defended';
  seat: Seat;
  card: CardId;
  aegis: boolean;
  value: number;
  bonus: number;
  recycled: boolean;
  cause?: Cause;
}

/** @param on against whom it is directed */
export interface WeaponUsed {
  kind: 'weapon-used';
  seat: Seat;
  card: CardId;
  on?: Seat;
}

export interface DeckShuffled {
  kind: 'deck-shuffled';
  deck: MainDeck;
  cards: number;
  cause?: Cause;
}

export interface DivineDeckLaid {
  kind: 'divine-deck-laid';
  area: Area;
  cards: number;
}

export interface AreasDealt {
  kind: 'areas-dealt';
  seat: Seat;
  areas: Area[];
}

/** @param seat who decided it; nobody if chance did */
export interface OccupantSettled {
  kind: 'occupant-settled';
  area: Area;
  occupant: Deity;
  seat?: Seat;
}

export interface RoundBegan {
  kind: 'round-began';
  round: number;
}

export interface TurnBegan {
  kind: 'turn-began';
  seat: Seat;
  round: number;
  actions: number;
  points: number;
}

export interface PhaseBegan {
  kind: 'phase-began';
  seat: Seat;
  phase: Phase;
}

export interface MatchEnded {
  kind: 'match-ended';
  winners: Seat[];
}

export interface PointsGained {
  kind: 'points-gained';
  seat: Seat;
  actions: number;
  points: number;
  cause?: Cause;
}

export interface TokenTurned {
  kind: 'token-turned';
  seat: Seat;
  into: TokenSide;
  cause?: Cause;
}

export interface ResourcesGained {
  kind: 'resources-gained';
  seat: Seat;
  resources: Stock;
  cause?: Cause;
}

export interface ResourcesTraded {
  kind: 'resources-traded';
  seat: Seat;
  given: Stock;
  taken: Stock;
  cause?: Cause;
}

export interface ResourcesPaid {
  kind: 'resources-paid';
  seat: Seat;
  resources: Stock;
  cause?: Cause;
}

export interface RuneTraded {
  kind: 'rune-traded';
  seat: Seat;
  taken: Stock;
  cause?: Cause;
}

/** @param missed how many the supply did not have */
export interface RunesGained {
  kind: 'runes-gained';
  seat: Seat;
  runes: number;
  missed: number;
  cause?: Cause;
}

export interface ResourcesStolen {
  kind: 'resources-stolen';
  thief: Seat;
  victim: Seat;
  resources: Stock;
  cause?: Cause;
}

export interface RunesStolen {
  kind: 'runes-stolen';
  thief: Seat;
  victim: Seat;
  runes: number;
  cause?: Cause;
}

/** Paid, and not yet placed. */
export interface BuildingBegun {
  kind: 'building-begun';
  seat: Seat;
  building: BuildingKind;
  paid: Stock;
}

export interface TempleBegun {
  kind: 'temple-begun';
  seat: Seat;
  area: Area;
  paid: Stock;
}

export interface BuildingPlaced {
  kind: 'building-placed';
  seat: Seat;
  building: BuildingKind;
  cause?: Cause;
}

export interface TemplePlaced {
  kind: 'temple-placed';
  seat: Seat;
  temple: Site;
}

export interface BuildingUndone {
  kind: 'building-undone';
  seat: Seat;
  returned: Stock;
  cause?: Cause;
}

export interface BuildingDestroyed {
  kind: 'building-destroyed';
  seat: Seat;
  building: BuildingKind;
  cause?: Cause;
}

export interface TempleDestroyed {
  kind: 'temple-destroyed';
  seat: Seat;
  temple: Site;
  cause?: Cause;
}

export interface TempleMoved {
  kind: 'temple-moved';
  seat: Seat;
  from: Site;
  to: Site;
  cause?: Cause;
}

export interface TemplesSwitched {
  kind: 'temples-switched';
  seat: Seat;
  own: Site;
  opponent: Seat;
  other: Site;
  cause?: Cause;
}

export interface TempleFrozen {
  kind: 'temple-frozen';
  seat: Seat;
  temple: Site;
  by: Seat;
  forEver: boolean;
  cause?: Cause;
}

export interface TemplesThawed {
  kind: 'temples-thawed';
  by: Seat;
  temples: Site[];
  cause?: Cause;
}

export interface TemplesProtected {
  kind: 'temples-protected';
  seat: Seat;
  cause?: Cause;
}

export interface LevelBorrowed {
  kind: 'level-borrowed';
  seat: Seat;
  area: Area;
  cause?: Cause;
}

export interface FollowersGained {
  kind: 'followers-gained';
  seat: Seat;
  followers: number;
  cause?: Cause;
}

/** @param saved how many a safe haven or 0 kept */
export interface FollowersLost {
  kind: 'followers-lost';
  seat: Seat;
  followers: number;
  saved: number;
  cause?: Cause;
}

export interface FollowersStolen {
  kind: 'followers-stolen';
  thief: Seat;
  victim: Seat;
  followers: number;
  saved: number;
  cause?: Cause;
}

export interface FollowersTraded {
  kind: 'followers-traded';
  seat: Seat;
  trade: string;
  paid: Stock;
  runes: number;
  followers: number;
  cause?: Cause;
}

export interface HavensIgnored {
  kind: 'havens-ignored';
  seat: Seat;
  cause?: Cause;
}

export interface CardPutUnder {
  kind: 'card-put-under';
  seat: Seat;
  deck: MainDeck;
  card?: CardId;
  cause?: Cause;
}

export interface CardTaken {
  kind: 'card-taken';
  seat: Seat;
  card: CardId;
  cause?: Cause;
}

export interface DeckRanDry {
  kind: 'deck-ran-dry';
  seat: Seat;
  deck: MainDeck;
}

export interface DiceRolled {
  kind: 'dice-rolled';
  seat: Seat;
  faces: Face[];
  cause?: Cause;
}

export interface DieRerolled {
  kind: 'die-rerolled';
  seat: Seat;
  die: number;
  face: Face;
  cause?: Cause;
}

/** @param kept how many followers the skull would have cost */
export interface SkullSoftened {
  kind: 'skull-softened';
  seat: Seat;
  kept: number;
  cause?: Cause;
}

/**
 * @param source the anchor of the card or God it comes from
 * @param against the only target it counts for
 * @param value against the target named, or else against all without changes of their own
 */
export interface AttackChanged {
  kind: 'attack-changed';
  seat: Seat;
  source: string;
  amount: number;
  against?: Seat;
  value: number;
  cause?: Cause;
}

/** @param against for whom it is cancelled; empty for all */
export interface AttackCancelled {
  kind: 'attack-cancelled';
  seat: Seat;
  against?: Seat;
  cause?: Cause;
}

export interface AttacksForbidden {
  kind: 'attacks-forbidden';
  seat: Seat;
  cause?: Cause;
}

/** @param attacked whether it is over after an attack, or came to none */
export interface Held {
  kind: 'held';
  seat: Seat;
  attacked: boolean;
}

export interface Endured {
  kind: 'endured';
  seat: Seat;
}

export interface DefenceClaimed {
  kind: 'defence-claimed';
  seat: Seat;
  target: Seat;
  cause?: Cause;
}

export interface AttackResolved {
  kind: 'attack-resolved';
  seat: Seat;
  hit: Seat[];
  held: Seat[];
}

export interface Passed {
  kind: 'passed';
  seat: Seat;
}
