// Generated from the Java records. Do not edit: change the records and run ./winterhall generate.

/** What the hall says over the socket of a table. Nothing in it differs by what the viewer may not know. */
export type ToClient =
  | Scene
  | Accepted
  | Refused
  | Reasons
  | Gathering
  | RematchReady
  | Said
  | Present
  | Pong;

/**
 * Everything there is to show now, whole, and what led to it.
 *
 * @param step counts what changed the table, undone moves too
 * @param seat whose view it is; nothing for a spectator and on a covered screen
 * @param view the game's own view
 * @param where how far the match has come, for the game's text `game.where`
 * @param beats what happened since the last scene, or since the step the client named
 * @param since the step after which those beats begin
 * @param cut whether earlier beats were left out
 * @param question what is asked now; nothing when the match is over
 * @param undoBarred why the viewer cannot undo; nothing if it can, and for spectators
 * @param orders one's own standing orders, the one that is asked first in front
 * @param handOver who should hold the device next, at a table that passes one around
 */
export interface Scene {
  kind: 'scene';
  table: string;
  step: number;
  stage: Stage;
  seat?: Seat;
  view: unknown;
  where: Record<string, string>;
  beats: Beat[];
  since: number;
  cut: boolean;
  question?: Question;
  seats: SeatInfo[];
  undoBarred?: Refusal;
  proposal?: Proposal;
  orders: Order[];
  handOver?: Seat;
  ending?: Ending;
}

/** Where a match stands. */
export type Stage = 'running' | 'paused' | 'finished' | 'frozen';

/** One side in a match, numbered from 1 clockwise; written `seat-2`. */
export type Seat = string;

/**
 * One thing that changed the table.
 *
 * @param what the kind of ledger line: `start`, `move`, `undo`, `propose`, `seat`, `end` …; of the one that completes
 *     an agreement, what was agreed: `take-back`, `pause`, `resume`, `end` or `bot-for`; a take-back with nobody
 *     to ask is an `undo`
 * @param seat who did it, where that is public and one seat's doing
 * @param wanted what is proposed, for `propose`
 * @param about the seat that a bot plays or should play
 * @param to the step to which the match went back, for `undo` and `take-back`: what was played since counts no more
 * @param views what was to be seen in between, where the scene's view alone does not show it
 */
export interface Beat {
  step: number;
  what: string;
  seat?: Seat;
  wanted?: string;
  about?: Seat;
  to?: number;
  events: Event[];
  views?: Interim[];
}

/** What has happened, for people and for powers: a flat record, told once. */
export interface Event {
  kind: string;
}

/**
 * The game's view as it was in the middle of a step, from one of its events on: the scene's view, but for some parts.
 *
 * @param event the first event it is shown with, counted from 0
 * @param parts those that replace the scene's own; `null` for one that is not there
 */
export interface Interim {
  event: number;
  parts: unknown;
}

/**
 * What is asked.
 *
 * @param asked the step at which it was put; an answer names it
 * @param ask the verb of the question
 * @param words what its sentence names for the viewer, if it is asked
 * @param window the name of the window it is put in, where several may react
 * @param closes when that window closes by itself, in milliseconds since 1970: silence is then a pass
 * @param awaited who has to answer, as far as the table may tell: nobody where several may react; all who have an
 *   opportunity, except the viewer after its answer
 * @param offers what the viewer may answer; empty if it is not asked, or if its standing order answers
 * @param answered the viewer's own answer to an open poll or window, which does not count yet
 * @param stopped the viewer's standing order for this kind of question, if it left this one to the viewer
 * @param millis how long the viewer may think, if it is asked and is a bot that came by its token
 */
export interface Question {
  asked: number;
  ask: string;
  words: Record<string, string>;
  window?: string;
  closes?: number;
  awaited: Seat[];
  offers: Offer[];
  answered?: Move;
  stopped?: Order;
  millis?: number;
}

/**
 * One allowed answer.
 *
 * @param line what the client sends back
 * @param anchors what it touches on the board
 * @param move the same as an object, for the words of its button
 */
export interface Offer {
  line: string;
  anchors: string[];
  move: Move;
}

/**
 * What a seat answers: a flat record (ids, numbers, enums, lists of these), equal by value.
 *
 * A move names a card as its mover knows it, never which physical copy it is.
 */
export interface Move {
  kind: string;
}

/**
 * A standing order: how a seat answers a kind of question in advance.
 *
 * @param ask the verb of the question, such as `act-in-window`
 * @param window the window it is for, or [#ANY]
 * @param choice what to answer, one of [OrderKind#choices]
 * @param cards the cards it names; none unless the choice needs them
 * @param until how long it holds, one of [OrderKind#scopes]
 */
export interface Order {
  ask: string;
  window: string;
  choice: string;
  cards: string[];
  until: string;
}

/**
 * A seat as everybody sees it.
 *
 * @param sitting `person`, `bot`, `sitting-in` or `resigned`
 * @param bot the bot's level
 */
export interface SeatInfo {
  seat: Seat;
  name: string;
  sitting: string;
  bot?: string;
  clock?: ClockFace;
}

/**
 * @param millis what is left
 * @param runsOut when it runs out, in milliseconds since 1970; nothing while it stands
 */
export interface ClockFace {
  millis: number;
  runsOut?: number;
}

/**
 * Why something cannot be done now: an ordinary answer, found as a text by its reason.
 *
 * @param rule the rule that forbids it, such as `claim:R10`
 * @param reason key of the sentence, such as `must-follow`
 * @param words what the sentence names, by parameter
 */
export interface Refusal {
  rule: string;
  reason: string;
  words: Record<string, string>;
}

/**
 * Something that needs the others' consent.
 *
 * @param proposed the step at which it was put; an answer names it
 * @param about the seat it is about, for `bot-for`
 * @param to the step to go back to, for `take-back`
 * @param agreed who has agreed so far
 * @param awaited who has yet to answer
 */
export interface Proposal {
  proposed: number;
  what: string;
  by: Seat;
  about?: Seat;
  to?: number;
  agreed: Seat[];
  awaited: Seat[];
}

/**
 * @param how `finished`, `resigned`, `flagged`, `agreed`, or `closed` by an administrator: the card of the table says why
 * @param ranks how each seat came out, 1 for a winner; empty if there is no result
 * @param reason key of the game's sentence that says by what
 */
export interface Ending {
  how: string;
  ranks: number[];
  reason: string;
}

/** The command with this key is stored and done. */
export interface Accepted {
  kind: 'accepted';
  key: string;
  step: number;
}

/** The command was not granted, and nothing changed. */
export interface Refused {
  kind: 'refused';
  key: string;
  problem: Problem;
}

/**
 * Why a request was refused: what, where, and what would be valid, by text key.
 *
 * @param status as in HTTP
 * @param key of the sentence `problem.<key>`, or of the game's refusal
 * @param rule the rule that forbids it: of a game, `claim:R10`, of the engine or of the hall, `hall:stale`; or empty
 * @param where the field or thing that is wrong; empty for the whole request
 * @param words what the sentence names, by parameter
 */
export interface Problem {
  status: number;
  key: string;
  rule: string;
  where: string;
  words: Record<string, string>;
}

/** Why each thing that could be touched is not allowed at this question. */
export interface Reasons {
  kind: 'reasons';
  asked: number;
  reasons: Reason[];
}

export interface Reason {
  line: string;
  anchors: string[];
  move: Move;
  refusal: Refusal;
}

/** The table has not begun yet: who sits there so far, whenever it changes. */
export interface Gathering {
  kind: 'gathering';
  table: TableCard;
}

/**
 * A table as a viewer may know it.
 *
 * @param stage `open`, `running`, `finished`, `cancelled` or `frozen`
 * @param aids whether the boards help memory, for all seats alike
 * @param windows `relaxed`: pauses can tell; `strict`: every window takes the same time
 * @param commitment SHA-256 of the secret behind every shuffle, in hexadecimal
 * @param mySeats the seats of the person who asks
 * @param invite what the invitation link holds; for those who sit there
 * @param advice what the rules advise against in this setup
 * @param ended when its match ended, or it was cancelled
 * @param rematch the table that follows it
 * @param follows the table that it is the rematch of; for those who sat there
 * @param notice why it is frozen, or why an administrator ended it
 * @param turn who has to move; in the list of one's own tables, while the match runs
 */
export interface TableCard {
  id: string;
  game: string;
  rules: number;
  settings: Record<string, string>;
  stage: string;
  owner: string;
  isMine: boolean;
  listed: boolean;
  spectators: string;
  aids: boolean;
  clock: string;
  windows: string;
  commitment: string;
  created: number;
  ended?: number;
  seats: SeatCard[];
  mySeats: number[];
  invite?: string;
  advice: Refusal[];
  rematch?: string;
  follows?: string;
  notice?: string;
  turn?: WhoseTurn;
}

/** @param kind `open`, `person` or `bot` */
export interface SeatCard {
  seat: number;
  kind: string;
  name: string;
  bot: string;
}

/**
 * Who a table is waiting for.
 *
 * @param seats as far as everybody may know; empty while that is secret, and during a pause
 * @param isMine whether it waits for the person who asks
 * @param since when it began to wait; nothing if one may not know for which seat
 * @param isPaused whether the match is paused by agreement
 */
export interface WhoseTurn {
  seats: number[];
  isMine: boolean;
  since?: number;
  isPaused: boolean;
}

/**
 * Somebody who played here wants to play again: the next match is at this table.
 *
 * @param invite lets those in who have no seat there; all seats are taken
 */
export interface RematchReady {
  kind: 'rematch-ready';
  table: string;
  invite: string;
}

/** Somebody said something. */
export interface Said {
  kind: 'said';
  remark: Remark;
}

/** @param seat where the speaker sits; nothing for a spectator */
export interface Remark {
  number: number;
  seat?: Seat;
  name: string;
  text: string;
  at: number;
}

/** Who is here, whenever it changes. */
export interface Present {
  kind: 'present';
  seats: Seat[];
  spectators: number;
}

export interface Pong {
  kind: 'pong';
  number: number;
}

/**
 * What a client may say over the socket of a table. Whatever changes something carries a `key` of the client's
 * choice: the same key again is the same command, answered as before and done once.
 */
export type FromClient = ToMatch | Say;

/** What is said to the match itself. */
export type ToMatch = Command | Why | HandOver | Look | Ping;

/** What changes the match: stored before it is answered. */
export type Command =
  | Play
  | Withdraw
  | Undo
  | Reset
  | Propose
  | Respond
  | FromClientOrder
  | Resign
  | Return;

/**
 * Plays a move, or answers a poll or a window; such an answer can be withdrawn until it counts.
 *
 * @param asked the step at which the question was put, as the scene says
 * @param move the line of that option
 */
export interface Play {
  kind: 'play';
  key: string;
  asked: number;
  move: string;
}

/** Takes back the answer to a poll or a window that is still open. */
export interface Withdraw {
  kind: 'withdraw';
  key: string;
  asked: number;
}

/** Takes back one's own last move. */
export interface Undo {
  kind: 'undo';
  key: string;
  asked: number;
}

/** Takes back all one's own moves that can be taken back. */
export interface Reset {
  kind: 'reset';
  key: string;
  asked: number;
}

/**
 * Asks the others to agree.
 *
 * @param what `take-back`, `pause`, `resume`, `end` or `bot-for`
 * @param seat for `bot-for`, the seat that keeps the table waiting; otherwise 0
 */
export interface Propose {
  kind: 'propose';
  key: string;
  what: string;
  seat: number;
}

/**
 * Agrees to the open proposal, or not; its author withdraws it by not agreeing.
 *
 * @param proposed the step at which it was put, as the scene says
 */
export interface Respond {
  kind: 'respond';
  key: string;
  proposed: number;
  agree: boolean;
}

/**
 * Gives a standing order.
 *
 * @param order as one line: what is asked, the window or `any`, what to answer, until when, and cards if it names any:
 *     `act-in-window any ask-only-for match ice-sword`
 */
export interface FromClientOrder {
  kind: 'order';
  key: string;
  order: string;
}

/** Gives up. */
export interface Resign {
  kind: 'resign';
  key: string;
}

/** Takes the seat back from the bot that sat in. */
export interface Return {
  kind: 'return';
  key: string;
}

/** Asks why everything else that could be touched is not allowed. */
export interface Why {
  kind: 'why';
}

/** The device is in the hands of this seat now. */
export interface HandOver {
  kind: 'hand-over';
  seat: number;
}

/** Asks for the present scene, with what happened after a step. */
export interface Look {
  kind: 'look';
  since: number;
}

/** Asks whether the hall is still there. */
export interface Ping {
  kind: 'ping';
  number: number;
}

/** Says something to everybody who sits at the table or watches it. */
export interface Say {
  kind: 'say';
  key: string;
  text: string;
}

/**
 * Deletes one's account.
 *
 * @param password empty for a guest
 */
export interface AccountDeletion {
  password: string;
}

export interface BlockedList {
  blocked: BlockedPerson[];
}

/**
 * Somebody one has muted or blocked.
 *
 * @param table where; nothing for everywhere
 */
export interface BlockedPerson {
  id: string;
  name: string;
  table?: string;
}

/**
 * Tells the administrators about somebody at a table, or about something that was said.
 *
 * @param seat 0 if it is about a remark
 * @param remark the number of the remark; 0 if it is about a seat
 */
export interface Complaint {
  seat: number;
  remark: number;
  text: string;
}

/**
 * Everything the hall holds about a person. Times are milliseconds since 1970.
 *
 * @param seen when one was last here, to the hour; 0 if that was before it was noted
 * @param hook where "your turn" is posted
 * @param moves those of matches that are over
 */
export interface Everything {
  id: string;
  name: string;
  created: number;
  seen: number;
  language: string;
  login?: string;
  email?: string;
  hook?: string;
  role: string;
  sessions: OwnSession[];
  tables: OwnTable[];
  moves: OwnMove[];
  remarks: OwnRemark[];
  blocked: OwnBlock[];
  reports: OwnReport[];
  notices: OwnNotice[];
}

/** @param purpose `cookie`, `reclaim`, `reset` … */
export interface OwnSession {
  purpose: string;
  created: number;
  expires: number;
}

/**
 * @param seat 0 for the owner of the table who does not sit there
 * @param name what the seat is called, where one device is passed around
 * @param entropy the bytes one added to the deal, in hexadecimal
 * @param seen the last step one was shown
 */
export interface OwnTable {
  id: string;
  game: string;
  setup: string;
  stage: string;
  created: number;
  isMine: boolean;
  seat: number;
  name: string;
  entropy: string;
  seen: number;
}

/**
 * @param by `hand`, `order`, `bot`, `clock` or `hall`
 * @param spent thinking time in milliseconds
 */
export interface OwnMove {
  table: string;
  number: number;
  what: string;
  seat: number;
  line: string;
  by: string;
  spent: number;
  at: number;
}

/** @param seat 0 for somebody who looked on */
export interface OwnRemark {
  table: string;
  number: number;
  seat: number;
  text: string;
  at: number;
}

/** @param table empty for everywhere */
export interface OwnBlock {
  name: string;
  table: string;
  at: number;
}

/**
 * @param quote the remark it is about; empty if it is about the person
 * @param closed when an administrator had looked at it
 */
export interface OwnReport {
  table: string;
  quote: string;
  text: string;
  at: number;
  closed?: number;
}

/**
 * An address for letters, or a letter or call that went there.
 *
 * @param target the address; empty if it was the person's own
 * @param what key of the text; empty for an address
 * @param state `waiting`, `sent`, `dropped` or `failed`; of an address `confirmed` or `unconfirmed`
 * @param trouble what went wrong the last time; empty if nothing did
 */
export interface OwnNotice {
  channel: string;
  target: string;
  what: string;
  state: string;
  trouble: string;
  created: number;
}

/** Asks for a link by letter. */
export interface ForgottenPassword {
  email: string;
}

export interface LogIn {
  login: string;
  password: string;
}

/** @param token what stood behind the `#` of the link */
export interface NewPassword {
  token: string;
  password: string;
}

export interface PasswordChange {
  old: string;
  fresh: string;
}

/**
 * Somebody at a table: who sits there, or who said something.
 *
 * @param seat 0 if it is about a remark
 * @param remark the number of the remark; 0 if it is about a seat
 */
export interface PersonReference {
  seat: number;
  remark: number;
}

/**
 * A way back to one's seat without a cookie.
 *
 * @param path of the page that opens it, token included: to be kept like a password
 */
export interface PersonalLink {
  path: string;
}

/** @param token what stood behind the `#` of the link */
export interface Reclaim {
  token: string;
}

/**
 * Makes a member of a guest.
 *
 * @param email where a forgotten password can be renewed; may be left out
 */
export interface Registration {
  login: string;
  password: string;
  email?: string;
}

/** @param token what stood behind the `#` of the link */
export interface AdminClaim {
  token: string;
}

export interface AdminPerson {
  id: string;
  name: string;
  login?: string;
  role: string;
  created: number;
  banned?: string;
}

export interface AdminPersonList {
  people: AdminPerson[];
}

/**
 * A table as an administrator sees it: no hands, no secrets.
 *
 * @param moved when something last happened there
 * @param steps how far it has come
 * @param notice why it is frozen or was ended
 */
export interface AdminTable {
  id: string;
  game: string;
  stage: string;
  owner: string;
  seats: SeatCard[];
  created: number;
  moved: number;
  steps: number;
  notice?: string;
}

export interface AdminTableList {
  tables: AdminTable[];
}

/**
 * Something that went wrong lately; without anything that was played or typed.
 *
 * @param level `warn` or `error`
 * @param trouble the kinds of exception and where each came from; empty if there was none
 */
export interface ErrorLine {
  at: number;
  level: string;
  logger: string;
  message: string;
  trouble: string[];
}

export interface ErrorList {
  errors: ErrorLine[];
}

/** Why something is done: shown to whom it is done, or kept. */
export interface Note {
  note: string;
}

/**
 * @param person the id of whom it is about
 * @param quote the remark it is about, as it was said
 * @param note how it was closed
 */
export interface ReportCard {
  id: string;
  at: number;
  person: string;
  about: string;
  reporter: string;
  table: string;
  quote: string;
  text: string;
  note?: string;
}

export interface ReportList {
  reports: ReportCard[];
}

/**
 * What was said at a table.
 *
 * @param earlier what was said at the tables it is the rematch of, as far as the reader sat there; seats and numbers are theirs
 */
export interface Chat {
  remarks: Remark[];
  earlier: Remark[];
}

/** @param bank, increment, cap and grace in milliseconds */
export interface ClockCard {
  id: string;
  bank: number;
  increment: number;
  cap: number;
  grace: number;
  fall: string;
}

/**
 * What the hall is committed to for a table that is not laid yet.
 *
 * @param commitment SHA-256 of its secret, in hexadecimal
 */
export interface Commitment {
  commitment: string;
}

/**
 * A game of this hall.
 *
 * @param settings what its tables may agree on
 * @param bots the levels that can fill a seat
 * @param clocks the presets, each with what the fall of the flag does
 */
export interface GameCard {
  id: string;
  rules: number;
  seatCounts: number[];
  settings: SettingCard[];
  orders: OrderCard[];
  bots: string[];
  clocks: ClockCard[];
}

export interface SettingCard {
  key: string;
  kind: string;
  values: string[];
  usual: string;
  seats: number[];
  rule: string;
}

/**
 * @param windows what an order can be limited to; none if the question is not put in windows
 * @param cards what an order can name
 * @param scopes how long an order can hold, the shortest first
 */
export interface OrderCard {
  ask: string;
  windows: string[];
  choices: string[];
  cards: string[];
  scopes: string[];
  usual: string;
}

export interface GameList {
  games: GameCard[];
}

/**
 * Who the hall takes one for.
 *
 * @param role `guest`, `member` or `admin`
 * @param login the name one logs in with; nothing for a guest
 */
export interface Me {
  id: string;
  name: string;
  role: string;
  language: string;
  login?: string;
}

/** What one may change about oneself; what is left out stays. */
export interface MeChange {
  name?: string;
  language?: string;
}

/**
 * @param kind `me`, `open` or `bot`; `me` more than once is a table that passes one device around
 * @param bot the level, for a bot
 * @param name who sits there, for the second and later `me`
 */
export interface NewSeat {
  kind: string;
  bot: string;
  name: string;
}

/**
 * A table to be laid.
 *
 * @param settings those that differ from the usual
 * @param seats one for each seat, in order
 * @param listed whether it is on the public list
 * @param spectators `anyone` or `nobody`
 * @param aids whether the boards help memory, for all seats alike; they do unless told
 * @param clock one of the presets
 * @param windows `relaxed` or `strict`; relaxed unless told
 * @param entropy bytes for the owner's share of the deal, in hexadecimal; may be empty
 * @param commitment the one that was shown for it; if its own would be another, it is not laid
 */
export interface NewTable {
  game: string;
  settings: Record<string, string>;
  seats: NewSeat[];
  listed: boolean;
  spectators: string;
  aids?: boolean;
  clock: string;
  windows?: string;
  entropy: string;
  commitment?: string;
}

/**
 * Asks for a match with the same people once more.
 *
 * @param entropy bytes for one's share of the deal, in hexadecimal
 * @param commitment the one that was shown for it; if its own would be another, it is not laid
 */
export interface Rematch {
  entropy?: string;
  commitment?: string;
}

/**
 * Sits down at a table.
 *
 * @param invite what the link held; may be empty at a listed table
 * @param seat which one; 0 for the first that is free
 * @param entropy bytes for one's share of the deal, in hexadecimal; may be empty
 */
export interface Sit {
  invite: string;
  seat: number;
  entropy: string;
}

/** @param next where one's list goes on, as `from`; nothing if this is the end of it */
export interface TableList {
  tables: TableCard[];
  next?: number;
}

/** What a link in an e-mail held. */
export interface Link {
  token: string;
}

/** What one may change; what is left out stays, and what is empty is removed. */
export interface NotificationChange {
  email?: string;
  hook?: string;
}

/**
 * How a person is notified of their turn.
 *
 * @param canMail whether this server sends e-mail
 * @param email where e-mail goes
 * @param waiting an address that was named and not confirmed yet
 * @param hook where messages are posted
 * @param troubles what did not arrive lately, the newest first
 */
export interface NotificationSettings {
  canMail: boolean;
  email?: string;
  waiting?: string;
  hook?: string;
  troubles: Trouble[];
}

/**
 * @param channel `mail` or `hook`
 * @param key of the sentence `problem.<key>`
 * @param detail what it names, such as the status that a hook answered with; may be empty
 * @param gaveUp false while it will be tried again
 */
export interface Trouble {
  at: number;
  channel: string;
  key: string;
  detail: string;
  gaveUp: boolean;
}

/** Bytes for one's share of the deal, in hexadecimal; empty takes them back. */
export interface Entropy {
  entropy: string;
}

/**
 * How the chance of a finished match came about, all in hexadecimal.
 *
 * @param commitment SHA-256 of the secret, which stood on the table's card before anybody sat down
 * @param secret the hall's
 * @param entropy what each seat added, in seat order
 * @param chance what follows from both: every shuffle and draw of the match comes from it
 */
export interface Fairness {
  commitment: string;
  secret: string;
  entropy: string[];
  chance: string;
}

/**
 * Everything that changed a table, as far as the viewer may know it; each has an address of its own.
 *
 * @param last the step at which the table stands
 */
export interface Steps {
  last: number;
  beats: Beat[];
}

/**
 * A record that was dealt as promised and played by the rules.
 *
 * @param setup game, seats and settings
 * @param answers how many decisions were replayed
 * @param committed whether it opens what a hall had committed to
 * @param ranks of the seats; empty if there is no result
 * @param reason by what it ended
 */
export interface Verdict {
  setup: string;
  rules: number;
  answers: number;
  committed: boolean;
  ranks: number[];
  reason: string;
}

/** The record of a match, as text. */
export interface WrittenRecord {
  record: string;
}

/** The token by which a bot comes in over the network: `Authorization: Bearer <token>`; it is told once. */
export interface BotToken {
  token: string;
}
