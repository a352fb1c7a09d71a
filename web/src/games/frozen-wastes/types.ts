// Generated from the Java records. Do not edit: change the records and run ./winterhall generate.
import type { Seat } from '../../lib/wire';

/** The view of a scene of this game. */
export type View = WastesView;

/** The move of an offer or a reason of this game. */
export type Move =
  | TakeHero
  | StartIn
  | FollowFlare
  | IgnoreFlare
  | WarmUp
  | StayCold
  | WarmOne
  | UsePower
  | Treat
  | Discard
  | Rest
  | SetDieAside
  | RollDice
  | Trudge
  | Walk
  | WastesMoveStep
  | UseSnowshoe
  | TurnDie
  | RerollDie
  | DiscoverLegend
  | FindPrincess
  | Halt
  | Protect
  | Endure
  | SeekAdventure
  | AttackHero
  | Pass
  | LowerEnemy
  | BeginCombat
  | Escape
  | FightOn
  | Attack
  | Defend
  | WastesMoveRoll
  | Accept
  | UseLuckstone
  | GiveCard
  | GiveGear
  | RetreatTo
  | TakeRumor
  | TakeNone
  | EnterMarket
  | PassBy
  | Buy
  | Sell
  | BuyGear
  | Heal
  | LeaveMarket
  | Train
  | StopTraining
  | LightFlare
  | EndTurn;

/** An event of a beat of this game. */
export type Event =
  | CardsAdded
  | AdventureDrawn
  | RumorGained
  | RumorTaken
  | ClueGained
  | LegendDiscovered
  | LegendTurned
  | PrincessFound
  | HeroTaken
  | FirstChosen
  | StartedIn
  | RoundBegan
  | TurnBegan
  | Rested
  | DieSetAside
  | DiceRolled
  | DieTurned
  | DieRerolled
  | Walked
  | Trudged
  | FlareLit
  | FlareFollowed
  | FlareLost
  | WarmedUp
  | PowerUsed
  | Treated
  | ExtraDie
  | CardDiscarded
  | FrostFell
  | Protected
  | Harmed
  | HarmCancelled
  | FrostBit
  | CountersRemoved
  | AllyDied
  | KnockedOut
  | CardLost
  | GearLost
  | Retreated
  | PrincessLost
  | NothingFound
  | DeckReshuffled
  | EventBegan
  | EventRejected
  | CountersRefilled
  | ChallengeMet
  | TestRolled
  | LuckstoneUsed
  | HeroAttacked
  | EnemyLowered
  | CombatChanged
  | RoundFought
  | ActorNamed
  | TargetRolled
  | CombatRolled
  | EscapeRolled
  | EnemyWounded
  | Escaped
  | ChallengeDefeated
  | ChallengeRemains
  | GoldGained
  | GoldLost
  | ExperienceGained
  | GearGained
  | CardsTurnedDown
  | CardGained
  | SpoilsTaken
  | MarketEntered
  | Bought
  | Sold
  | GearBought
  | Healed
  | Trained
  | MatchEnded;

/**
 * The table as one viewer sees it. (frozen-wastes section 15)
 *
 * @param hands what each seat holds face down, as far as the viewer knows it
 * @param supply gear that nobody has, by kind
 * @param sheets what can be read off each party: Life, Stamina, values
 * @param reach where the dice on the table lead, with the frost that waits there
 * @param odds of the combat that is going on, in thousandths
 * @param forecasts what each answer leads to in that combat
 * @param prospects how likely each answer makes the roll that is on the table, of a fight or of a test
 * @param outlook what these facts come to
 */
export interface WastesView {
  viewer: Viewer;
  field: Field;
  hands: Hand[];
  pool: number;
  clueDeck: number;
  supply: number[];
  sheets: Sheet[];
  reach: Reached[];
  odds?: number;
  forecasts: Forecast[];
  prospects: Prospect[];
  outlook: Outlook;
}

/** Who looks: a seat, a spectator (who knows what lies open), or everyone after the end (who may know all). */
export type Viewer = `viewer:${string}`;

/**
 * Everything that lies open on the table. (frozen-wastes section 15)
 *
 * @param heroesLeft heroes that can still be chosen (frozen-wastes:R14)
 * @param shownClues clue cards of each seat that everybody has seen (frozen-wastes:RU11)
 */
export interface Field {
  rules: string;
  clock: Clock;
  turn: Turn;
  heroesLeft: CardId[];
  parties: Party[];
  world: World;
  piles: Piles;
  shownClues: Partial<Record<'fjord' | 'tundra' | 'ice' | 'snowdrift' | 'forest' | 'mountain' | 'wastes' | 'fjord-fjord' | 'tundra-tundra' | 'tundra-forest' | 'snowdrift-snowdrift' | 'snowdrift-ice' | 'mountain-wastes' | 'wastes-wastes' | 'wild', number>>[];
  fight?: Fight;
  trial?: Trial;
  shelter?: Shelter;
  ending?: Ending;
}

/**
 * @param round every seat has one turn in it (frozen-wastes:RU110)
 * @param first who began (frozen-wastes:R15)
 */
export interface Clock {
  round: number;
  first: Seat;
}

/**
 * The turn that is going on.
 *
 * @param number counted through the match
 * @param available how many dice there are, once the roll was declared (frozen-wastes:R26)
 * @param extraDice from powers used in this turn
 * @param asideDice set aside to rest (frozen-wastes:R27)
 * @param dice rolled and not spent
 * @param spentDice how many were spent
 * @param left whether the figure has left its space (frozen-wastes:R30)
 * @param discovered whether a discovery was made (frozen-wastes:RU7)
 * @param freeHealing gold worth of healing left in this Market step (frozen-wastes:R118)
 * @param sold cards sold in this turn (frozen-wastes:R132)
 * @param gearBought in this Market step (frozen-wastes:R72)
 * @param over whether it was cut short (frozen-wastes:R19)
 */
export interface Turn {
  number: number;
  seat: Seat;
  step: Step;
  available?: number;
  extraDice: number;
  asideDice: number;
  dice: Face[];
  spentDice: number;
  left: boolean;
  discovered: boolean;
  freeHealing: number;
  sold: CardId[];
  gearBought: Gear[];
  over: boolean;
}

/** The six steps of a turn. (frozen-wastes:R17) */
export type Step = 'refresh' | 'movement' | 'survival' | 'adventure' | 'market' | 'experience';

/** The six faces of a movement die; all dice are alike. (frozen-wastes:R37) */
export type Face =
  | 'ice-forest-fjord'
  | 'ice-wastes'
  | 'ice-forest-wastes'
  | 'tundra-mountain-fjord'
  | 'tundra-snowdrift-mountain'
  | 'tundra-snowdrift-forest';

/**
 * Which printed card it is, by its place in [Printed#SHEETS]; written as its id, `ice-wraith`.
 *
 * A card that an experiment prints otherwise is another card: it carries its changes with it, `zyla*life=5*values=2.1.8`,
 * so that nobody who holds it needs to know which table it comes from.
 *
 * @param sheet what is printed on it
 * @param word how it is written
 */
export type CardId = string;

/** Survival gear: tokens that are Items, from a limited supply. (frozen-wastes:R68–R72) */
export type Gear = string;

/**
 * A hero, the Allies, and everything the seat owns openly.
 *
 * @param at where the figure stands; nowhere before the start (frozen-wastes:R15)
 * @param body the counters on the hero
 * @param experience points not yet spent (frozen-wastes:R121)
 * @param cards Items and Allies, in the order they were got
 * @param flareLit whether a flare crystal lies under the figure (frozen-wastes:R73)
 * @param knockouts how often the hero was knocked out
 * @param heroUsed whether the hero card has been activated (frozen-wastes:R21)
 */
export interface Party {
  hero: CardId;
  at?: Hex;
  body: Body;
  gold: number;
  experience: number;
  growth: Growth;
  cards: Owned[];
  gear: Partial<Record<'flare-crystal' | 'luckstone' | 'snowshoe', number>>;
  flareLit: boolean;
  knockouts: number;
  heroUsed: boolean;
}

/**
 * One space of a hex map: kept in axial coordinates, called by row and column.
 *
 * Rows run from north to south, columns from west to east; odd rows are shifted half a hex to the
 * east ("odd-r"), as map files are written. So `hex-9-13` is row 9, column 13 of the text grid, and
 * [#at] is the usual way to name a space in code. The components are axial because neighbours and
 * distances are then plain sums: `r` is the row, `q` the column counted along a slanted axis.
 *
 * Laws: `parse(hex.toString())` equals `hex`, and a hex has one text only; hexes are ordered by row,
 * then by column; rows and columns lie between -9999 and 9999.
 */
export type Hex = string;

/** The counters on one character. (frozen-wastes:R47) */
export interface Body {
  wounds: number;
  exhaustion: number;
  whiteDeath: number;
  frost: number;
}

/**
 * The experience counters of a hero, by what they raise. (frozen-wastes:R122)
 *
 * @param counters how many of each, in the order of [Counter]
 */
export interface Growth {
  counters: number[];
}

/**
 * A card that a hero owns.
 *
 * @param faceDown whether it has been activated (frozen-wastes:R21)
 * @param bought whether it was bought in this turn (frozen-wastes:R132)
 * @param body the counters on an Ally
 */
export interface Owned {
  card: CardId;
  faceDown: boolean;
  bought: boolean;
  body: Body;
}

/**
 * What lies on the map and beside it.
 *
 * @param event the Event in play
 * @param bare jewels without an adventure counter (frozen-wastes:R84, R112)
 * @param undefeated Challenges on the track (frozen-wastes:R85)
 * @param arshansWounds of earlier combats, if he keeps them (frozen-wastes:RU41)
 * @param princess who holds the token; nobody if it lies beside the clue deck (frozen-wastes:R166)
 */
export interface World {
  weather: Weather;
  event?: CardId;
  bare: Hex[];
  undefeated: Undefeated[];
  arshansWounds: number;
  princess?: Seat;
}

/**
 * The faces of the weather tiles, and the track printed on the board. (frozen-wastes:R7, R113)
 *
 * Frost for each terrain: fjord, tundra, ice, snowdrift, forest, mountain, wastes.
 */
export type Weather = string;

/**
 * @param number of its counter, 1 to 6
 * @param wounds if they stay on it (frozen-wastes:RU41)
 */
export interface Undefeated {
  number: number;
  at: Hex;
  card: CardId;
  wounds: number;
}

/**
 * All cards that nobody owns.
 *
 * A face-down deck is a set here: nobody ever knows anything of its order but what lies at the bottom, so its top card
 * is drawn at random when it is wanted. All lists but rows and bottoms are in the order of [CardId].
 *
 * @param decks of adventures, by colour
 * @param bottoms cards known to lie under each of these decks (frozen-wastes:RU33)
 * @param discards of adventures, by colour
 * @param stacks what is for sale, by town
 * @param row Legends that lie face up (frozen-wastes:R8)
 * @param gone Legends out of the game (frozen-wastes:RU52)
 */
export interface Piles {
  decks: CardId[][];
  bottoms: CardId[][];
  discards: CardId[][];
  market: CardId[];
  marketDiscard: CardId[];
  stacks: CardId[][];
  row: CardId[];
  legends: CardId[];
  gone: CardId[];
}

/** The clue cards about the Princess, by what they show. (frozen-wastes:R157) */
export type Clue =
  | 'fjord'
  | 'tundra'
  | 'ice'
  | 'snowdrift'
  | 'forest'
  | 'mountain'
  | 'wastes'
  | 'fjord-fjord'
  | 'tundra-tundra'
  | 'tundra-forest'
  | 'snowdrift-snowdrift'
  | 'snowdrift-ice'
  | 'mountain-wastes'
  | 'wastes-wastes'
  | 'wild';

/**
 * A combat that is going on: it lies on the table until it is over. (frozen-wastes:R89)
 *
 * @param hero whose turn it is
 * @param at where it takes place; the hero may be elsewhere when it ends
 * @param foe the Challenge, if it is one
 * @param rival the other hero, if it is one (frozen-wastes:R179)
 * @param wounds on the Challenge
 * @param round counted from 1; 0 before combat
 * @param phase that is being resolved
 * @param acted who has attacked in this round (frozen-wastes:R92)
 * @param defended the seats that only defended in the last round that was theirs (frozen-wastes:RU59)
 * @param usedBefore the cards whose Before Combat power was used (frozen-wastes:R22)
 * @param lowered the phase whose value is lower in the first round, and by how much
 * @param changes what texts have changed for the rest of the combat
 * @param roll the roll that has not had its effect yet
 * @param decided whether one of two heroes has fallen (frozen-wastes:R186, RU102)
 * @param rolled the seats that have made their first combat roll (frozen-wastes:R102)
 */
export interface Fight {
  hero: Seat;
  at: Hex;
  foe?: CardId;
  rival?: Seat;
  wounds: number;
  round: number;
  phase?: Phase;
  acted: CardId[];
  defended: Seat[];
  usedBefore: CardId[];
  lowered?: Lowered;
  changes: Changes;
  roll?: FightRoll;
  rolled: Seat[];
  decided: boolean;
}

/** The three phases of a combat round, in their order. (frozen-wastes:R88, R90) */
export type Phase = 'ranged' | 'melee' | 'magic';

/** @param by by whom, since it counts only while that seat attacks (frozen-wastes:RU98) */
export interface Lowered {
  by: Seat;
  phase: Phase;
  amount: number;
}

/** What a card's text has done to this combat. */
export interface Changes {
  values: number;
  damage: number;
  life: number;
  noEscape: boolean;
  noAllies: boolean;
  noWeapons: boolean;
}

/**
 * Who does what in a phase, and the dice once they are rolled. (frozen-wastes:R93, R94)
 *
 * @param boost added by powers used for this roll; `damage` more wounds if it succeeds
 * @param target what has to be reached; not known before a rival has rolled (frozen-wastes:RU99)
 * @param dice two ten-sided dice, once they are rolled
 */
export interface FightRoll {
  actor: CardId;
  attacks: boolean;
  escapes: boolean;
  phase: Phase;
  bonus: number;
  boost: number;
  damage: number;
  target: number;
  dice: number[];
}

/**
 * A skill test that is being made. (frozen-wastes:R59)
 *
 * @param card whose text demands it
 */
export interface Trial {
  card: CardId;
  test: SkillTest;
  bonus: number;
  dice: number[];
}

/**
 * A skill test: two dice, the attribute and the bonus for the skill against a difficulty; written `climb-12` or, if the
 * attribute alone counts, `mind-12`. (frozen-wastes:R59)
 *
 * @param skill unless an attribute is tested
 */
export type SkillTest = `skill-test:${string}`;

/**
 * How a party protects itself before it takes frost. (frozen-wastes:RU22, RU81)
 *
 * @param members who takes frost
 * @param frost how much each of them will take
 * @param unassigned counters that will be cancelled and have no character yet
 * @param whom those of them who can be spared these counters (frozen-wastes:R23)
 */
export interface Shelter {
  members: CardId[];
  frost: number[];
  unassigned: number;
  whom: CardId[];
}

/** How the match ended. (frozen-wastes:R191–R195) */
export interface Ending {
  way: Way;
  winner?: Seat;
}

/** By what. */
export type Way = 'princess' | 'arshan' | 'time';

/**
 * @param rumors how many tokens there are; `knownRumors` which, if the viewer knows
 * @param clues how many clue cards there are; `knownClues` which, if the viewer knows
 * @param leads where both lead, if the viewer knows them
 */
export interface Hand {
  rumors: number;
  clues: number;
  knownRumors?: Partial<Record<'fjord' | 'tundra' | 'ice' | 'snowdrift' | 'forest' | 'mountain' | 'wastes' | 'wild', number>>;
  knownClues?: Partial<Record<'fjord' | 'tundra' | 'ice' | 'snowdrift' | 'forest' | 'mountain' | 'wastes' | 'fjord-fjord' | 'tundra-tundra' | 'tundra-forest' | 'snowdrift-snowdrift' | 'snowdrift-ice' | 'mountain-wastes' | 'wastes-wastes' | 'wild', number>>;
  leads?: Leads;
}

/** What rumor tokens and clue cards show: a terrain, or anything. (frozen-wastes:R144, R157) */
export type Symbol =
  | 'fjord'
  | 'tundra'
  | 'ice'
  | 'snowdrift'
  | 'forest'
  | 'mountain'
  | 'wastes'
  | 'wild';

/**
 * Where the clues and rumors of one hand lead; a viewer that does not know the hand is not told.
 *
 * It is counted, not assigned: plain symbols go to their own terrain first, then to towns, wild ones anywhere. [Matches]
 * says the same of a single space.
 *
 * @param princess the spaces where these clues find her; none while somebody has her (frozen-wastes:R161, R162, R165)
 * @param legends for each Legend of the row, the jewels where these rumors find it (frozen-wastes:R150–R152)
 */
export interface Leads {
  princess: Hex[];
  legends: Hex[][];
}

/**
 * What one party is worth now.
 *
 * @param values Mind, Body and Spirit with everything that raises them
 * @param dice movement dice if the party rolled now
 */
export interface Sheet {
  life: number;
  stamina: number;
  values: number[];
  level: number;
  nextLevel: number;
  dice: number;
}

/**
 * A space in reach.
 *
 * @param frost for each character in Survival, before powers
 */
export interface Reached {
  hex: Hex;
  path: Hex[];
  dice: Face[];
  frost: number;
}

/**
 * How a combat ends after one answer, in thousandths.
 *
 * @param move the answer as options write it
 * @param knockout of the hero
 * @param escape the chance to get away with this answer; afterwards the hero fights to the end
 * @param wounds a thousand times the counters of wounds and white death that the hero takes on average
 */
export interface Forecast {
  move: string;
  win: number;
  knockout: number;
  escape: number;
  wounds: number;
}

/**
 * What comes of adding something to a roll, of rolling it as it is, or of rolling again what has failed; against a rival, too.
 *
 * @param move the answer as options write it
 * @param chance that the roll succeeds after it, in thousandths; 0 for a failed roll that is left as it is
 */
export interface Prospect {
  move: string;
  chance: number;
}

/**
 * What the open facts come to, so that a board shows numbers without knowing rules.
 *
 * @param frost that a character takes in each terrain in Survival, before powers (frozen-wastes:R40)
 * @param members the characters of each seat, the hero first
 * @param prices in the town where the active hero stands
 * @param rolls that could be made in the combat that is going on, phase by phase
 * @param encounters with Challenges that lie open, before the active hero walks there or begins
 * @param failure what the failed test on the table does to the party that made it, if it stays failed
 */
export interface Outlook {
  frost: number[];
  members: Member[][];
  prices?: Prices;
  rolls?: Rolls;
  encounters: Encounter[];
  failure: Setback[];
}

/**
 * @param values added to attacks in each phase; `damage` the wounds of a hit
 * @param frostLimit how much frost turns into white death (frozen-wastes:R50)
 * @param tolls what a Survival step in each terrain would do, if nothing were used against it
 */
export interface Member {
  card: CardId;
  life: number;
  stamina: number;
  values: number[];
  damage: number[];
  frostLimit: number;
  tolls: Toll[];
}

/**
 * @param whiteDeath how many counters of it the frost would turn into
 * @param falls whether that knocks the hero out or kills the Ally (frozen-wastes:R53)
 */
export interface Toll {
  frost: number;
  whiteDeath: number;
  falls: boolean;
}

/** @param wares what the cards on sale cost this hero; `sales` what the hero's own cards bring */
export interface Prices {
  town: Town;
  wares: Price[];
  sales: Price[];
  healing: number;
  gear: number;
}

/** The towns of Isheim. Green Vale is not one of them. (frozen-wastes:R117–R119) */
export type Town = string;

/** @param printed on the card */
export interface Price {
  card: CardId;
  gold: number;
  printed: number;
}

/**
 * @param values what has to be reached in each phase; 0 where nothing happens, or where a rival rolls it
 * @param rival what a rival adds to the two dice that have to be reached in each phase; empty against a Challenge
 * @param damage the wounds of a failed roll in each phase
 * @param life of the enemy, if it is a Challenge
 */
export interface Rolls {
  values: number[];
  rival: number[];
  damage: number[];
  life: number;
  choices: Choice[];
  escapes: EscapeRoll[];
}

/**
 * @param chance that the roll succeeds, in thousandths; against a rival all four dice are reckoned with
 * @param miss what a failure does to the party; what it takes besides is printed on the Challenge
 */
export interface Choice {
  phase: Phase;
  who: CardId;
  attacks: boolean;
  bonus: number;
  damage: number;
  chance: number;
  miss: Setback[];
}

/**
 * What a failure would do to one character, if nothing is used against it: the counters that come to lie there.
 *
 * @param frost that is taken; what of it turns at once counts as white death too
 * @param left of the Life
 * @param falls whether that knocks the hero out or kills the Ally (frozen-wastes:R53)
 */
export interface Setback {
  who: CardId;
  wounds: number;
  exhaustion: number;
  whiteDeath: number;
  frost: number;
  left: number;
  falls: boolean;
}

/**
 * @param target what has to be reached; against a rival what that hero adds to two dice
 * @param chance that it succeeds, in thousandths
 * @param miss what a failure does to the party
 */
export interface EscapeRoll {
  attribute: Attribute;
  bonus: number;
  target: number;
  chance: number;
  miss: Setback[];
}

/** What heroes are good at; each is used in one phase of combat. (frozen-wastes:R59, R88) */
export type Attribute = 'mind' | 'body' | 'spirit';

/**
 * What it would be to meet an undefeated Challenge, or Arshan: after the frost of that space and with what the card does
 * before the combat, if nothing is used against it.
 *
 * @param win the chance to defeat it, in thousandths: of a hazard, to pass all its tests (frozen-wastes:RU124)
 */
export interface Encounter {
  hex: Hex;
  foe: CardId;
  win: number;
}

/** Which hero one plays. (frozen-wastes:R14) */
export interface TakeHero {
  kind: 'take-hero';
  hero: CardId;
}

/** Where the figure starts. (frozen-wastes:R15) */
export interface StartIn {
  kind: 'start-in';
  town: Hex;
}

export interface FollowFlare {
  kind: 'follow-flare';
  town: Hex;
}

export interface IgnoreFlare {
  kind: 'ignore-flare';
}

export interface WarmUp {
  kind: 'warm-up';
}

export interface StayCold {
  kind: 'stay-cold';
}

/** Pay for one character while warmth costs gold. (frozen-wastes:RU108) */
export interface WarmOne {
  kind: 'warm-one';
  who: CardId;
}

/** Use a power that needs no target. */
export interface UsePower {
  kind: 'use-power';
  card: CardId;
  deed: Deed;
}

/** What it does. The first ones can stand with any cost, the next ones with [Cost#ALWAYS] alone, the last ones never. */
export type Deed =
  | 'attack'
  | 'defence'
  | 'damage'
  | 'mind'
  | 'body'
  | 'spirit'
  | 'life'
  | 'stamina'
  | 'test'
  | 'escape'
  | 'first-roll'
  | 'less-frost'
  | 'dice'
  | 'any-die'
  | 'bounty'
  | 'discount'
  | 'ally-limit'
  | 'cancel-wounds'
  | 'cancel-frost'
  | 'cancel-white-death'
  | 'heal-wounds'
  | 'remove-frost'
  | 'remove-white-death'
  | 'remove-exhaustion'
  | 'gain-gold'
  | 'gain-rumors'
  | 'extra-die'
  | 'reroll-die'
  | 'turn-die'
  | 'reroll-test'
  | 'reroll-combat'
  | 'lower-enemy'
  | 'wound-enemy'
  | 'slip-away';

/** Use a power on one character of the party. */
export interface Treat {
  kind: 'treat';
  card: CardId;
  deed: Deed;
  patient: CardId;
}

/** Throw an own card away. (frozen-wastes:R139, R140) */
export interface Discard {
  kind: 'discard';
  card: CardId;
}

/** Set a die aside; this character loses one exhaustion. (frozen-wastes:R27) */
export interface Rest {
  kind: 'rest';
  who: CardId;
}

/** Set a die aside although nobody is exhausted. (frozen-wastes:R27) */
export interface SetDieAside {
  kind: 'set-die-aside';
}

export interface RollDice {
  kind: 'roll-dice';
}

/** The forced step, without a die. (frozen-wastes:R34) */
export interface Trudge {
  kind: 'trudge';
  to: Hex;
}

/** Go there by a way that takes the fewest dice. (frozen-wastes:R31) */
export interface Walk {
  kind: 'walk';
  to: Hex;
}

/** Spend this die to enter the next space. (frozen-wastes:R31) */
export interface WastesMoveStep {
  kind: 'step';
  to: Hex;
  die: Face;
}

/** Discard a snowshoe to turn a die. (frozen-wastes:R80) */
export interface UseSnowshoe {
  kind: 'use-snowshoe';
  from: Face;
  to: Face;
}

/** Use a power to turn a die. */
export interface TurnDie {
  kind: 'turn-die';
  card: CardId;
  from: Face;
  to: Face;
}

/** Use a power to roll a die again. */
export interface RerollDie {
  kind: 'reroll-die';
  card: CardId;
  die: Face;
}

/** Spend these tokens for a Legend. (frozen-wastes:R149–R153) */
export interface DiscoverLegend {
  kind: 'discover-legend';
  legend: CardId;
  tokens: Partial<Record<'fjord' | 'tundra' | 'ice' | 'snowdrift' | 'forest' | 'mountain' | 'wastes' | 'wild', number>>;
}

/** Show these clue cards and give up the one that stands for one's own space. (frozen-wastes:R163, RU80) */
export interface FindPrincess {
  kind: 'find-princess';
  given: Clue;
  shown: Partial<Record<'fjord' | 'tundra' | 'ice' | 'snowdrift' | 'forest' | 'mountain' | 'wastes' | 'fjord-fjord' | 'tundra-tundra' | 'tundra-forest' | 'snowdrift-snowdrift' | 'snowdrift-ice' | 'mountain-wastes' | 'wastes-wastes' | 'wild', number>>;
}

export interface Halt {
  kind: 'halt';
}

/** Cancel one of the counters for this character. (frozen-wastes:RU22) */
export interface Protect {
  kind: 'protect';
  who: CardId;
}

export interface Endure {
  kind: 'endure';
}

export interface SeekAdventure {
  kind: 'seek-adventure';
}

export interface AttackHero {
  kind: 'attack-hero';
  rival: Seat;
}

export interface Pass {
  kind: 'pass';
}

export interface LowerEnemy {
  kind: 'lower-enemy';
  card: CardId;
  phase: Phase;
}

export interface BeginCombat {
  kind: 'begin-combat';
}

export interface Escape {
  kind: 'escape';
  attribute: Attribute;
}

export interface FightOn {
  kind: 'fight-on';
}

export interface Attack {
  kind: 'attack';
  who: CardId;
}

export interface Defend {
  kind: 'defend';
}

export interface WastesMoveRoll {
  kind: 'roll';
}

export interface Accept {
  kind: 'accept';
}

export interface UseLuckstone {
  kind: 'use-luckstone';
}

export interface GiveCard {
  kind: 'give-card';
  card: CardId;
}

export interface GiveGear {
  kind: 'give-gear';
  gear: Gear;
}

/** Where to go after a knockout. (frozen-wastes:R189) */
export interface RetreatTo {
  kind: 'retreat-to';
  town: Hex;
}

export interface TakeRumor {
  kind: 'take-rumor';
  from: Seat;
}

export interface TakeNone {
  kind: 'take-none';
}

export interface EnterMarket {
  kind: 'enter-market';
}

export interface PassBy {
  kind: 'pass-by';
}

export interface Buy {
  kind: 'buy';
  card: CardId;
}

export interface Sell {
  kind: 'sell';
  card: CardId;
}

export interface BuyGear {
  kind: 'buy-gear';
  gear: Gear;
}

/** Remove one wound, all exhaustion or one white death. (frozen-wastes:R118, R134) */
export interface Heal {
  kind: 'heal';
  who: CardId;
  harm: Harm;
}

/** The counters that lie on characters, in the order in which one text puts them there. (frozen-wastes:RU89) */
export type Harm = 'wounds' | 'exhaustion' | 'white-death' | 'frost';

export interface LeaveMarket {
  kind: 'leave-market';
}

export interface Train {
  kind: 'train';
  counter: Counter;
}

/** What an experience counter can raise. */
export type Counter = 'mind' | 'body' | 'spirit' | 'stamina' | 'life';

export interface StopTraining {
  kind: 'stop-training';
}

export interface LightFlare {
  kind: 'light-flare';
}

export interface EndTurn {
  kind: 'end-turn';
}

/** New cards in a town. (frozen-wastes:R128) */
export interface CardsAdded {
  kind: 'cards-added';
  town: Town;
  cards: CardId[];
}

/** An adventure card is turned. (frozen-wastes:R66) */
export interface AdventureDrawn {
  kind: 'adventure-drawn';
  seat: Seat;
  card: CardId;
}

/** Only the owner learns which. (frozen-wastes:H1) */
export interface RumorGained {
  kind: 'rumor-gained';
  seat: Seat;
  token?: Symbol;
}

/** Taken from another seat, since the pool is empty; these two know which. (frozen-wastes:R146, H2) */
export interface RumorTaken {
  kind: 'rumor-taken';
  seat: Seat;
  from: Seat;
  token?: Symbol;
}

/** Only the owner learns which. (frozen-wastes:H3) */
export interface ClueGained {
  kind: 'clue-gained';
  seat: Seat;
  clue?: Clue;
}

/** @param tokens back in the pool, after all have seen them (frozen-wastes:R153) */
export interface LegendDiscovered {
  kind: 'legend-discovered';
  seat: Seat;
  legend: CardId;
  tokens: Partial<Record<'fjord' | 'tundra' | 'ice' | 'snowdrift' | 'forest' | 'mountain' | 'wastes' | 'wild', number>>;
}

export interface LegendTurned {
  kind: 'legend-turned';
  legend: CardId;
}

/** @param given back in the clue deck; the others of `shown` stay in hand (frozen-wastes:R163) */
export interface PrincessFound {
  kind: 'princess-found';
  seat: Seat;
  given: Clue;
  shown: Partial<Record<'fjord' | 'tundra' | 'ice' | 'snowdrift' | 'forest' | 'mountain' | 'wastes' | 'fjord-fjord' | 'tundra-tundra' | 'tundra-forest' | 'snowdrift-snowdrift' | 'snowdrift-ice' | 'mountain-wastes' | 'wastes-wastes' | 'wild', number>>;
}

export interface HeroTaken {
  kind: 'hero-taken';
  seat: Seat;
  hero: CardId;
}

export interface FirstChosen {
  kind: 'first-chosen';
  seat: Seat;
}

export interface StartedIn {
  kind: 'started-in';
  seat: Seat;
  town: Hex;
}

export interface RoundBegan {
  kind: 'round-began';
  round: number;
}

export interface TurnBegan {
  kind: 'turn-began';
  turn: number;
  seat: Seat;
}

export interface Rested {
  kind: 'rested';
  seat: Seat;
  who: CardId;
}

export interface DieSetAside {
  kind: 'die-set-aside';
  seat: Seat;
}

export interface DiceRolled {
  kind: 'dice-rolled';
  seat: Seat;
  dice: Face[];
}

export interface DieTurned {
  kind: 'die-turned';
  seat: Seat;
  from: Face;
  to: Face;
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

export interface DieRerolled {
  kind: 'die-rerolled';
  seat: Seat;
  from: Face;
  to: Face;
  cause?: Cause;
}

/** Along this way, paid with these dice. (frozen-wastes:R31) */
export interface Walked {
  kind: 'walked';
  seat: Seat;
  path: Hex[];
  dice: Face[];
}

/** The forced step. (frozen-wastes:R34) */
export interface Trudged {
  kind: 'trudged';
  seat: Seat;
  to: Hex;
}

export interface FlareLit {
  kind: 'flare-lit';
  seat: Seat;
}

export interface FlareFollowed {
  kind: 'flare-followed';
  seat: Seat;
  town: Hex;
}

export interface FlareLost {
  kind: 'flare-lost';
  seat: Seat;
  cause?: Cause;
}

export interface WarmedUp {
  kind: 'warmed-up';
  seat: Seat;
  who: CardId[];
  gold: number;
}

export interface PowerUsed {
  kind: 'power-used';
  seat: Seat;
  card: CardId;
  deed: Deed;
}

export interface Treated {
  kind: 'treated';
  seat: Seat;
  card: CardId;
  patient: CardId;
  harm: Harm;
  amount: number;
}

export interface ExtraDie {
  kind: 'extra-die';
  seat: Seat;
  card: CardId;
}

export interface CardDiscarded {
  kind: 'card-discarded';
  seat: Seat;
  card: CardId;
  cause?: Cause;
}

/** Survival begins: the weather takes its toll. (frozen-wastes:R40) */
export interface FrostFell {
  kind: 'frost-fell';
  seat: Seat;
  terrain: Terrain;
  frost: number;
  weather: Weather;
}

/** The seven kinds of land in Isheim, in the order of the weather track. (frozen-wastes:R36) */
export type Terrain = 'fjord' | 'tundra' | 'ice' | 'snowdrift' | 'forest' | 'mountain' | 'wastes';

export interface Protected {
  kind: 'protected';
  seat: Seat;
  who: CardId;
}

/** Counters are put on a character. (frozen-wastes:R48) */
export interface Harmed {
  kind: 'harmed';
  seat: Seat;
  who: CardId;
  harm: Harm;
  amount: number;
  cause?: Cause;
}

/** A power cancelled some of it. */
export interface HarmCancelled {
  kind: 'harm-cancelled';
  seat: Seat;
  card: CardId;
  who: CardId;
  harm: Harm;
  amount: number;
}

/** Frost turned into white death. (frozen-wastes:R50) */
export interface FrostBit {
  kind: 'frost-bit';
  seat: Seat;
  who: CardId;
  frost: number;
  prevented: boolean;
}

export interface CountersRemoved {
  kind: 'counters-removed';
  seat: Seat;
  who: CardId;
  harm: Harm;
  amount: number;
  cause?: Cause;
}

export interface AllyDied {
  kind: 'ally-died';
  seat: Seat;
  ally: CardId;
  cause?: Cause;
}

export interface KnockedOut {
  kind: 'knocked-out';
  seat: Seat;
  gold: number;
  cause?: Cause;
}

export interface CardLost {
  kind: 'card-lost';
  seat: Seat;
  card: CardId;
  cause?: Cause;
}

export interface GearLost {
  kind: 'gear-lost';
  seat: Seat;
  gear: Gear;
  cause?: Cause;
}

export interface Retreated {
  kind: 'retreated';
  seat: Seat;
  town: Hex;
}

export interface PrincessLost {
  kind: 'princess-lost';
  seat: Seat;
  cause?: Cause;
}

/** The deck and its discards hold no Challenge. (frozen-wastes:R67, RU86) */
export interface NothingFound {
  kind: 'nothing-found';
  seat: Seat;
  colour: Colour;
}

/** The four colours of jewels, adventure decks and Legends, the easiest first. (frozen-wastes:R5, R6) */
export type Colour = 'green' | 'yellow' | 'blue' | 'red';

export interface DeckReshuffled {
  kind: 'deck-reshuffled';
  colour: Colour;
}

export interface EventBegan {
  kind: 'event-began';
  event: CardId;
  weather: Weather;
}

export interface EventRejected {
  kind: 'event-rejected';
  event: CardId;
}

export interface CountersRefilled {
  kind: 'counters-refilled';
  jewels: Hex[];
  cause?: Cause;
}

export interface ChallengeMet {
  kind: 'challenge-met';
  seat: Seat;
  challenge: CardId;
}

/** A skill test. (frozen-wastes:R59) */
export interface TestRolled {
  kind: 'test-rolled';
  seat: Seat;
  card: CardId;
  attribute: Attribute;
  skill?: Skill;
  first: number;
  second: number;
  bonus: number;
  difficulty: number;
  passed: boolean;
}

/** What a test can ask for; each skill belongs to one attribute. (frozen-wastes:R62) */
export type Skill =
  | 'hide'
  | 'track'
  | 'lore'
  | 'climb'
  | 'swim'
  | 'jump'
  | 'diplomacy'
  | 'heal'
  | 'willpower';

export interface LuckstoneUsed {
  kind: 'luckstone-used';
  seat: Seat;
}

export interface HeroAttacked {
  kind: 'hero-attacked';
  seat: Seat;
  rival: Seat;
}

export interface EnemyLowered {
  kind: 'enemy-lowered';
  seat: Seat;
  card: CardId;
  phase: Phase;
  amount: number;
}

export interface CombatChanged {
  kind: 'combat-changed';
  challenge: CardId;
  result: Result;
  amount: number;
}

/** What happens. */
export type Result =
  | 'wounds'
  | 'exhaustion'
  | 'white-death'
  | 'frost'
  | 'lose-gold'
  | 'lose-flare-crystal'
  | 'lose-luckstone'
  | 'lose-snowshoe'
  | 'turn-cards-down'
  | 'raise-values'
  | 'raise-damage'
  | 'raise-life'
  | 'forbid-escape'
  | 'forbid-allies'
  | 'forbid-weapons'
  | 'gain-gold'
  | 'gain-flare-crystal'
  | 'gain-luckstone'
  | 'gain-snowshoe'
  | 'gain-rumors'
  | 'gain-clues'
  | 'gain-experience'
  | 'heal-wounds'
  | 'remove-frost'
  | 'remove-white-death'
  | 'remove-exhaustion';

export interface RoundFought {
  kind: 'round-fought';
  seat: Seat;
  round: number;
}

/** Who acts in a phase. (frozen-wastes:R93) */
export interface ActorNamed {
  kind: 'actor-named';
  seat: Seat;
  who: CardId;
  phase: Phase;
  attacks: boolean;
}

/** The target that a defending hero rolls. (frozen-wastes:R182) */
export interface TargetRolled {
  kind: 'target-rolled';
  seat: Seat;
  phase: Phase;
  first: number;
  second: number;
  bonus: number;
}

export interface CombatRolled {
  kind: 'combat-rolled';
  seat: Seat;
  who: CardId;
  phase: Phase;
  attacks: boolean;
  first: number;
  second: number;
  bonus: number;
  target: number;
  hit: boolean;
}

export interface EscapeRolled {
  kind: 'escape-rolled';
  seat: Seat;
  attribute: Attribute;
  first: number;
  second: number;
  bonus: number;
  target: number;
  escaped: boolean;
}

export interface EnemyWounded {
  kind: 'enemy-wounded';
  seat: Seat;
  challenge: CardId;
  wounds: number;
  cause?: Cause;
}

export interface Escaped {
  kind: 'escaped';
  seat: Seat;
  cause?: Cause;
}

export interface ChallengeDefeated {
  kind: 'challenge-defeated';
  seat: Seat;
  challenge: CardId;
}

export interface ChallengeRemains {
  kind: 'challenge-remains';
  seat: Seat;
  challenge: CardId;
  number?: number;
}

export interface GoldGained {
  kind: 'gold-gained';
  seat: Seat;
  gold: number;
  cause?: Cause;
}

export interface GoldLost {
  kind: 'gold-lost';
  seat: Seat;
  gold: number;
  cause?: Cause;
}

export interface ExperienceGained {
  kind: 'experience-gained';
  seat: Seat;
  points: number;
  cause?: Cause;
}

export interface GearGained {
  kind: 'gear-gained';
  seat: Seat;
  gear: Gear;
  cause?: Cause;
}

export interface CardsTurnedDown {
  kind: 'cards-turned-down';
  seat: Seat;
  cards: CardId[];
  cause?: Cause;
}

export interface CardGained {
  kind: 'card-gained';
  seat: Seat;
  card: CardId;
  cause?: Cause;
}

/** The spoils of a combat between heroes. (frozen-wastes:R186) */
export interface SpoilsTaken {
  kind: 'spoils-taken';
  seat: Seat;
  from: Seat;
  gold: number;
  card?: CardId;
  gear?: Gear;
}

export interface MarketEntered {
  kind: 'market-entered';
  seat: Seat;
  town: Town;
}

export interface Bought {
  kind: 'bought';
  seat: Seat;
  card: CardId;
  price: number;
}

export interface Sold {
  kind: 'sold';
  seat: Seat;
  card: CardId;
  price: number;
}

export interface GearBought {
  kind: 'gear-bought';
  seat: Seat;
  gear: Gear;
  price: number;
}

export interface Healed {
  kind: 'healed';
  seat: Seat;
  who: CardId;
  harm: Harm;
  amount: number;
  price: number;
}

export interface Trained {
  kind: 'trained';
  seat: Seat;
  counter: Counter;
  points: number;
}

/** How the match ended. (frozen-wastes:R191, R192, R194) */
export interface MatchEnded {
  kind: 'match-ended';
  way: Way;
  winner?: Seat;
}
