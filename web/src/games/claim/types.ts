// Generated from the Java records. Do not edit: change the records and run ./winterhall generate.
import type { Seat } from '../../lib/wire';

/** The view of a scene of this game. */
export type View = ClaimView;

/** The move of an offer or a reason of this game. */
export type Move =
  | Play
  | Pass
  | Use
  | Decline
  | Look
  | Recruit
  | TakeDeck
  | KeepGhost
  | ClaimMovePeek
  | Smash
  | TakeTroll
  | SetAside
  | Name
  | Retrieve
  | GiveUp
  | Haul
  | Raise
  | Lower
  | Give;

/** An event of a beat of this game. */
export type Event =
  | CardsDealt
  | LocationDrawn
  | LeaderChosen
  | CentreTurned
  | CardLed
  | FactionAnnounced
  | CardPlayed
  | NumberShown
  | LeadTurnedUp
  | DeckSeen
  | FollowerDrawn
  | DeckCardDiscarded
  | ToxicSeen
  | LeftoversDiscarded
  | ArtifactPlayed
  | CardNamed
  | HandCardDiscarded
  | PitSwallowed
  | CardsGiven
  | ToxicRevealed
  | FakesUnmasked
  | PhaseBegan
  | CardLedFaceDown
  | TrickWon
  | LeadMoved
  | FollowerWon
  | GhostKept
  | FollowersTaken
  | CardsDiscarded
  | CardsScored
  | GnomesLined
  | TrollsWait
  | GnomeSmashed
  | WindowPassed
  | CardSetAside
  | FiveTaken
  | NothingPlayed
  | CardRetrieved
  | CardHauled
  | CardGivenUp
  | ValueChanged
  | TrickFrozen
  | GnomesCounted
  | CardsPoisoned
  | CouplesLeft
  | VoteCast
  | MatchEnded;

/**
 * The table as one viewer sees it. (claim section 11)
 *
 * It names faces, never copies; every list of cards is in the order of faction and number, except where the order
 * itself is public (the cards of a trick). (claim:H6)
 *
 * @param deck how many cards are left
 * @param deckTop the top card, for a seat that has just looked at it with a Seer
 * @param toxics the three on the table, as far as this viewer knows them
 * @param peeked who has looked at which
 */
export interface ClaimView {
  viewer: Viewer;
  rules: Rules;
  phase: Phase;
  leader: Seat;
  seats: SeatView[];
  centre: Face[];
  deck: number;
  deckTop?: Face;
  discard: Face[];
  trolls: Face[];
  trick: TrickView;
  artifactDiscard: Artifact[];
  ongoing: OngoingView;
  toxics: (Toxic | null)[];
  peeked: ToxicsPeek[];
  toxicsRevealed: boolean;
  locations: Location[];
  ending: Ending;
}

/** Who looks: a seat, a spectator (who knows what lies open), or everyone after the end (who may know all). */
export type Viewer = `viewer:${string}`;

/**
 * What this table plays by: the cards, and every switch of the rules as agreed before the start.
 *
 * A switch is named after the reading that is not the usual one, so `false` everywhere is the rule book.
 */
export interface Rules {
  seats: number;
  cards: string;
  artifacts: boolean;
  locations: LocationMode;
  buildings: Location[];
  toxics: Toxic[];
  firstLeader?: Seat;
  tieByTotalCards: boolean;
  leftoversPlayAlone: boolean;
  lastYetiBarred: boolean;
  giantsMustSmash: boolean;
  winnerPicksTroll: boolean;
  cloakNextTrick: boolean;
  daggerMayGoUnreplaced: boolean;
  bottleCountsAnyCard: boolean;
  maskAnnouncesFaction: boolean;
  flaskWithinPhase: boolean;
  peekByCollecting: boolean;
  poisonOnlyPoisoners: boolean;
  forestBeforeRemovals: boolean;
  recruitByRank: boolean;
}

/**
 * The faction cards of one match, numbered from 0: what can be said of a card forever and to everybody.
 *
 * A card whose number is hidden is numbered by its class alone; which number it bears is dealt afresh in every match
 * and lies in [Secrets], so a card's own number here tells nothing. (claim:H6)
 */
export type FactionCards = string;

/** Which locations are drawn. (claim:R7) */
export type LocationMode = 'none' | 'setting' | 'building' | 'both';

/** The locations of Fire: what is printed on each, and what it does. (claim:L1–L4) */
export type Location = `location:${string}`;

/** One of the fourteen Toxics: the number it kills, or `x` for none. (claim:F19) */
export type Toxic = `toxic:${string}`;

/** The stages of a match. */
export type Phase = 'recruiting' | 'gathering' | 'scoring' | 'over';

/**
 * One seat.
 *
 * @param hand how many cards are in the hand
 * @param known the cards of the hand that this viewer knows; for another seat also those that may have gone from
 *     the hand to its Flail slot or lie face-down in the trick
 * @param open the cards that everybody knows to be in the hand, in its Flail slot or face-down in the trick
 * @param flailed whether a card lies in the Flail slot (claim:A1)
 * @param flail that card, for its owner
 * @param followers how many followers there are
 * @param knownFollowers those this viewer knows
 * @param openFollowers those that everybody knows
 * @param artifacts how many artifacts are left
 * @param row which, for their owner
 * @param lost consecutive tricks not won, up to now (claim:R46)
 * @param lostThisPhase the same since the phase began (claim:L3)
 * @param lacking factions that the hidden part of the hand is known to lack, since they could not be followed
 */
export interface SeatView {
  seat: Seat;
  hand: number;
  known: Face[];
  open: Face[];
  flailed: boolean;
  flail?: Face;
  followers: number;
  knownFollowers: Face[];
  openFollowers: Face[];
  score: Face[];
  gnomes: Face[];
  artifacts: number;
  row: Artifact[];
  lost: number;
  lostThisPhase: number;
  lacking: Faction[];
}

/**
 * A card as somebody knows it: with its number (`goblin-7`) or, while the number is hidden, with its class
 * (`demon-odd`, `fire-elemental-high`). Never a physical copy. (claim:F15)
 */
export type Face = string;

/** The sixteen artifacts of Frost: when each may be played, and what it does. (claim:A1–A16) */
export type Artifact = string;

/** The factions: what is printed on their cards, and their powers; no constant body means no power. (claim:F1–F20) */
export type Faction = `faction:${string}`;

/**
 * The trick under way.
 *
 * @param announced the faction of a face-down lead where the table plays so (claim:A12)
 */
export interface TrickView {
  plays: Lying[];
  spells: Spell[];
  masked: boolean;
  announced?: Faction;
  last: boolean;
  winner?: Seat;
  ghosts: Seat[];
  deckCardForWinner: boolean;
  givenUp: Face[];
}

/**
 * A card in the trick or in the Freeze zone; face-down it shows nothing.
 *
 * @param moved whether it was taken already, while others of the trick still lie there
 */
export interface Lying {
  seat: Seat;
  card?: Face;
  flask: boolean;
  frozen: number;
  twists: Twist[];
  readable: boolean;
  moved: boolean;
}

/** A change of value by an artifact. */
export type Twist = `twist:${string}`;

/**
 * What an artifact has put over the present trick, for as long as the trick lasts.
 *
 * @param on the seat whose card it speaks about; empty for everybody
 * @param named the card the Wishing Lamp asked for
 */
export interface Spell {
  kind: Kind;
  on?: Seat;
  named?: Face;
}

/** What it does. */
export type Kind = 'bottle' | 'cloak' | 'dice' | 'book' | 'lamp-hit' | 'lamp-miss';

/**
 * Effects of artifacts that outlast their trick, as this viewer sees them.
 *
 * @param flask the seats whose next card has a bonus
 * @param missed the card that the Wishing Lamp has proven absent, and where
 * @param spared cards that came into that hand later
 */
export interface OngoingView {
  mask: number;
  torch: number;
  flask: Seat[];
  cloaked?: Seat;
  frozen: Lying[];
  prize: Face[];
  missedAt?: Seat;
  missed?: Face;
  spared: Face[];
}

/** A seat has looked at the Toxic in this place. */
export interface ToxicsPeek {
  seat: Seat;
  place: Place;
}

/** Where one of the three lies on the table. */
export type Place = 'left' | 'middle' | 'right';

/**
 * How the votes fell and who won. A side is named by its first seat. (claim:N9)
 *
 * @param lastWinner who won the last trick (claim:L2)
 */
export interface Ending {
  lastWinner?: Seat;
  votes: Vote[];
  outcome?: Outcome;
}

/** A faction and the side it votes for, if any. (claim:R37) */
export interface Vote {
  faction: Faction;
  side?: Seat;
}

/**
 * How a match ended.
 *
 * @param ranks the rank of each seat, 1 for a winner; equal numbers are a tie. Somebody who plays alone and loses has
 *     rank 2
 * @param reason key of the sentence that says by what, such as `votes`
 */
export interface Outcome {
  ranks: number[];
  reason: string;
}

/** Leads, follows or replaces a card. (claim:R9, claim:R10) */
export interface Play {
  kind: 'play';
  card: Face;
}

/** Lets the window go by. (claim:W1) */
export interface Pass {
  kind: 'pass';
}

/** Plays an artifact. (claim:W1) */
export interface Use {
  kind: 'use';
  artifact: Artifact;
}

/** Does not use what a power offers. */
export interface Decline {
  kind: 'decline';
}

/** Looks at the top of the deck with a Seer. (claim:F9) */
export interface Look {
  kind: 'look';
}

/** Takes an open card of the centre as a follower. (claim:R20, claim:N4) */
export interface Recruit {
  kind: 'recruit';
  card: Face;
}

/** Takes the top card of the deck with a Seer. (claim:F9) */
export interface TakeDeck {
  kind: 'take-deck';
}

/** Keeps the played Ghost instead of the card due. (claim:F20) */
export interface KeepGhost {
  kind: 'keep-ghost';
}

/** Looks at one of the Toxics. (claim:F19) */
export interface ClaimMovePeek {
  kind: 'peek';
  place: Place;
}

/** Smashes a Gnome in an opponent's row. (claim:F6) */
export interface Smash {
  kind: 'smash';
  owner: Seat;
  gnome: Face;
}

/** Takes this Troll where the winner may choose. (claim:F8) */
export interface TakeTroll {
  kind: 'take-troll';
  card: Face;
}

/** Sets a card aside for the final trick. (claim:A1) */
export interface SetAside {
  kind: 'set-aside';
  card: Face;
}

/** Names a card for the Wishing Lamp. (claim:A5) */
export interface Name {
  kind: 'name';
  card: Face;
}

/** Takes a card out of the discard. (claim:A6, claim:A7) */
export interface Retrieve {
  kind: 'retrieve';
  card: Face;
}

/** Lets go of a card of the trick for the Spyglass. (claim:A7) */
export interface GiveUp {
  kind: 'give-up';
  card: Face;
}

/** Takes a card of one's own score pile into the hand. (claim:A9) */
export interface Haul {
  kind: 'haul';
  card: Face;
}

/** Makes one's own card count two more. (claim:A8) */
export interface Raise {
  kind: 'raise';
}

/** Makes one's own card count two less. (claim:A8) */
export interface Lower {
  kind: 'lower';
}

/**
 * Hands over cards in the Tavern. (claim:L1)
 *
 * In whichever order they are named, it is the same gift.
 */
export interface Give {
  kind: 'give';
  cards: Face[];
}

export interface CardsDealt {
  kind: 'cards-dealt';
}

export interface LocationDrawn {
  kind: 'location-drawn';
  location: Location;
}

export interface LeaderChosen {
  kind: 'leader-chosen';
  leader: Seat;
}

export interface CentreTurned {
  kind: 'centre-turned';
  card: Face;
}

export interface CardLed {
  kind: 'card-led';
  seat: Seat;
  card: Face;
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

export interface FactionAnnounced {
  kind: 'faction-announced';
  seat: Seat;
  faction: Faction;
  cause?: Cause;
}

export interface CardPlayed {
  kind: 'card-played';
  seat: Seat;
  card: Face;
  cause?: Cause;
}

export interface NumberShown {
  kind: 'number-shown';
  seat: Seat;
  card: Face;
  cause?: Cause;
}

export interface LeadTurnedUp {
  kind: 'lead-turned-up';
  seat: Seat;
  card: Face;
  cause?: Cause;
}

export interface DeckSeen {
  kind: 'deck-seen';
  seat: Seat;
  card?: Face;
  cause?: Cause;
}

/** @param shown whether a Prowler's Torch makes everybody see it (claim:A4) */
export interface FollowerDrawn {
  kind: 'follower-drawn';
  seat: Seat;
  card?: Face;
  shown: boolean;
  cause?: Cause;
}

/** A card of the deck that a Ghost's player did not take. (claim:F20) */
export interface DeckCardDiscarded {
  kind: 'deck-card-discarded';
  card: Face;
  cause?: Cause;
}

export interface ToxicSeen {
  kind: 'toxic-seen';
  seat: Seat;
  place: Place;
  toxic?: Toxic;
  cause?: Cause;
}

export interface LeftoversDiscarded {
  kind: 'leftovers-discarded';
  seat: Seat;
  cards: Face[];
  cause?: Cause;
}

export interface ArtifactPlayed {
  kind: 'artifact-played';
  seat: Seat;
  artifact: Artifact;
}

export interface CardNamed {
  kind: 'card-named';
  seat: Seat;
  card: Face;
  held: boolean;
  cause?: Cause;
}

export interface HandCardDiscarded {
  kind: 'hand-card-discarded';
  seat: Seat;
  card: Face;
  cause?: Cause;
}

export interface PitSwallowed {
  kind: 'pit-swallowed';
  seat: Seat;
  cards: Face[];
  cause?: Cause;
}

export interface CardsGiven {
  kind: 'cards-given';
  giver: Seat;
  receiver: Seat;
  cards: Face[];
  cause?: Cause;
}

export interface ToxicRevealed {
  kind: 'toxic-revealed';
  place: Place;
  toxic: Toxic;
  cause?: Cause;
}

export interface FakesUnmasked {
  kind: 'fakes-unmasked';
  seat: Seat;
  cards: Face[];
  cause?: Cause;
}

export interface PhaseBegan {
  kind: 'phase-began';
  phase: Phase;
}

/** A lead under the Mask of Darkness. (claim:A12) */
export interface CardLedFaceDown {
  kind: 'card-led-face-down';
  seat: Seat;
  card?: Face;
  cause?: Cause;
}

export interface TrickWon {
  kind: 'trick-won';
  winner: Seat;
  card: Face;
  cause?: Cause;
}

export interface LeadMoved {
  kind: 'lead-moved';
  leader: Seat;
  cause?: Cause;
}

export interface FollowerWon {
  kind: 'follower-won';
  seat: Seat;
  card: Face;
  cause?: Cause;
}

export interface GhostKept {
  kind: 'ghost-kept';
  seat: Seat;
  card: Face;
  cause?: Cause;
}

export interface FollowersTaken {
  kind: 'followers-taken';
}

export interface CardsDiscarded {
  kind: 'cards-discarded';
  cards: Face[];
  cause?: Cause;
}

export interface CardsScored {
  kind: 'cards-scored';
  seat: Seat;
  cards: Face[];
  cause?: Cause;
}

export interface GnomesLined {
  kind: 'gnomes-lined';
  seat: Seat;
  cards: Face[];
  cause?: Cause;
}

export interface TrollsWait {
  kind: 'trolls-wait';
  cards: Face[];
  cause?: Cause;
}

export interface GnomeSmashed {
  kind: 'gnome-smashed';
  seat: Seat;
  owner: Seat;
  gnome: Face;
  cause?: Cause;
}

export interface WindowPassed {
  kind: 'window-passed';
  seat: Seat;
}

export interface CardSetAside {
  kind: 'card-set-aside';
  seat: Seat;
  card?: Face;
  cause?: Cause;
}

export interface FiveTaken {
  kind: 'five-taken';
  seat: Seat;
  owner: Seat;
  card: Face;
  cause?: Cause;
}

/** Nothing was played in the place of a card that King's Dagger took. (claim:A3) */
export interface NothingPlayed {
  kind: 'nothing-played';
  seat: Seat;
  cause?: Cause;
}

export interface CardRetrieved {
  kind: 'card-retrieved';
  seat: Seat;
  card: Face;
  cause?: Cause;
}

export interface CardHauled {
  kind: 'card-hauled';
  seat: Seat;
  card: Face;
  cause?: Cause;
}

export interface CardGivenUp {
  kind: 'card-given-up';
  seat: Seat;
  card: Face;
  cause?: Cause;
}

export interface ValueChanged {
  kind: 'value-changed';
  seat: Seat;
  by: Twist;
  cause?: Cause;
}

export interface TrickFrozen {
  kind: 'trick-frozen';
  cause?: Cause;
}

export interface GnomesCounted {
  kind: 'gnomes-counted';
  seat: Seat;
  cards: Face[];
  cause?: Cause;
}

export interface CardsPoisoned {
  kind: 'cards-poisoned';
  seat: Seat;
  cards: Face[];
  cause?: Cause;
}

export interface CouplesLeft {
  kind: 'couples-left';
  seat: Seat;
  cards: Face[];
  cause?: Cause;
}

export interface VoteCast {
  kind: 'vote-cast';
  faction: Faction;
  seat?: Seat;
  cause?: Cause;
}

export interface MatchEnded {
  kind: 'match-ended';
  winners: Seat[];
  reason: Reason;
  cause?: Cause;
}

/** By what a match was decided. */
export type Reason =
  | 'votes'
  | 'cards-behind-votes'
  | 'total-cards'
  | 'draw'
  | 'lava-fields'
  | 'forest';
