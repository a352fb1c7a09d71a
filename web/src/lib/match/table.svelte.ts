import type { GameModule } from '../../games/registry';
import { inviteKey } from '../hall/newTable';
import { Connection } from '../net/connection';
import { HallProblem, hall } from '../net/http';
import { narrow, type Narrowed } from './narrow';
import { OnBoard } from './onBoard.svelte';
import { orderLines } from './orders';
import { framesOf, type Frame } from './frames';
import { Pacer } from './pacer';
import type { Missed } from '../text/sentences';
import { keep, kept, pace, playsAtSecondTap, settings } from '../page/settings.svelte';
import { emptyTable, eventsBeyond, heard, seatNumber, type TableState, type Told } from './tableState';
import type { BeatOf, OfferOf, SceneOf } from './typed';
import type { Event, FromClient, Move, Offer, Order, Reason, Seat, TableCard } from '../wire';

/** A picture on the way, or the scene that it leads to. */
type Shown<V, M extends Move, E extends Event> = Frame<V, M, E> | SceneOf<V, M, E>;
const isFrame = <V, M extends Move, E extends Event>(shown: Shown<V, M, E>): shown is Frame<V, M, E> => 'hold' in shown;

/** Who was away for more steps than these is not told them one by one: what happened meanwhile is summed up, and stands in the log. */
const MOST_MISSED = 6;
/** So is who did not leave, when more than these wait to be told. */
const MOST_WAITING = 20;
/** So many steps are told at their usual pace; with more of them waiting each is told the quicker. */
const UNHURRIED = 2;
/** How long an event is seen that its game says nothing about. */
const USUAL_HOLD = 600;

/** What a move would lead to, said before it is made: in place of the question while the move is considered. */
export interface Forecast {
  title: string;
  text: string;
  /** What would be lost. */
  loss?: string;
  /** What the button says that does it; without it, the move. */
  go?: string;
}

/** What a board adds to the bar while it asks: a line about the question, answers in other words, and sheets that it opens. */
export interface Advice {
  /** A quiet line below the question. */
  text?: string;
  /** Answers that get a button even though the board shows them; the first is the one suggested. One that gives something up warns before. */
  ways?: readonly { offer: Offer; says: string; warns?: Forecast | undefined; /** Whether the board offers better: its button does not stand out. */ isLast?: boolean }[];
  /** Buttons that open a part of the board. */
  sheets?: readonly { says: string; isOpen: boolean; open: () => void }[];
}

/** What the table says to the hall goes this way. */
type Line = Pick<Connection, 'send' | 'retry' | 'close'>;

type Keyed = Extract<FromClient, { key: string }>;
type Unkeyed<M> = M extends Keyed ? Omit<M, 'key'> : never;

/**
 * One table on this screen: what the hall told, what was touched, and what can be said. A table that is not live is a
 * replay: it shows what it is given. To a board that knows its game it is a table of that game's views, moves and events.
 */
export class Table<V = unknown, M extends Move = Move, E extends Event = Event> {
  state = $state.raw<TableState<V, M, E>>(emptyTable);
  /** What was touched of the present question. */
  picked = $state.raw<readonly string[]>([]);
  /** The line that was chosen and waits to be confirmed, for players who want to be asked. */
  considered = $state.raw<string | undefined>(undefined);
  /** What the considered move would lead to, where the board can say it. */
  forecast = $state.raw<Forecast | undefined>(undefined);
  /** How far down the window the board is seen while the bar lies over it. */
  seenDownTo = $state(Infinity);
  /** What a board asks before everything else, where it lays something out over the question of the match. */
  leading = $state.raw<string | undefined>(undefined);
  /** What a board adds to the bar below the question. */
  advice = $state.raw<Advice | undefined>(undefined);
  /** What somebody asks why about: an anchor, the line of what touches none, or nothing. */
  pointedAt = $state.raw<string | undefined>(undefined);

  /** What the board lets one touch, so that it needs no button. */
  readonly onBoard = new OnBoard();

  /** The steps that this browser was not shown one by one, if the match went on meanwhile: after the one, up to the other. */
  missed = $state.raw<Missed | undefined>(undefined);

  /** What is being written to the others; it outlives the tab in which it is written. */
  draft = $state('');

  readonly narrowed: Narrowed<OfferOf<M>> = $derived(narrow(this.state.scene?.question?.offers ?? [], this.picked));

  /** What can be touched: while something is only lifted, also what could be lifted instead. */
  readonly lit: ReadonlySet<string> = $derived(this.lifted ? narrow(this.offers, []).lit : this.narrowed.lit);

  /** What was said and is not yet answered, by its key. */
  private readonly remarks = new Map<string, string>();
  /** Whether nothing has come by the present line yet. */
  private isFreshLine = false;
  private readonly connection: Line | undefined;
  private readonly pacer: Pacer<Shown<V, M, E>>;
  /** The scene that will be shown at last, and how many steps of those before are still to be told: a pass of which nothing is to be seen keeps nobody waiting. */
  private latest: SceneOf<V, M, E> | undefined;
  private readonly untold = new Map<SceneOf<V, M, E>, number>();
  /** The log up to the last scene that was shown; what is being told comes on top. */
  private logBefore: readonly BeatOf<E>[] = [];
  /** By how much all is told quicker than usual, in a replay that runs quicker. */
  speed = $state(1);

  constructor(
    card: TableCard,
    readonly invite: string,
    readonly game: GameModule,
    readonly isLive = true,
  ) {
    this.state = { ...emptyTable, card };
    this.pacer = new Pacer({
      show: (shown) => (isFrame(shown) ? this.tell(shown) : this.take(shown)),
      hold: (shown) => (isFrame(shown) ? (shown.hold * pace() * Math.min(1, UNHURRIED / this.behind)) / this.speed : 0),
    });
    this.connection = isLive ? this.connect() : undefined;
  }

  /**
   * Shows a moment of the past, in which nothing can be touched: the one after the moment shown is told as it was then, to any
   * other it is a leap.
   */
  recall(scene: SceneOf<V, M, E>, log: readonly BeatOf<E>[]): void {
    const isNext = scene.step - 1 === this.latest?.step;
    this.retell(
      { ...scene, beats: isNext ? scene.beats : [], ...(scene.question && { question: { ...scene.question, offers: [] } }) },
      isNext ? log.filter(({ step }) => step < scene.step) : log,
    );
  }

  /** Shows a moment that was recorded: what its beats say is told, what the log says had happened before. */
  protected retell(scene: SceneOf<V, M, E>, log: readonly BeatOf<E>[]): void {
    this.skip();
    this.logBefore = log;
    if (scene.beats.length === 0) this.latest = undefined;
    this.state = { ...this.state, present: scene.seats.map(({ seat }) => seat) };
    this.arrive(scene);
  }

  /** Why the thing pointed at cannot be touched; nothing if it can. */
  get reason(): Reason | undefined {
    const about = this.pointedAt;
    if (about === undefined || this.state.reasonsFor !== this.state.scene?.question?.asked) return undefined;
    return this.state.reasons.find(({ anchors, line }) => anchors.includes(about) || line === about);
  }

  /** After a key, a touch or an answer, the present is shown. */
  skip(): void {
    const { log } = this.state;
    const rest = this.pacer.skip();
    for (const shown of rest) if (!isFrame(shown)) this.take(shown);
    if (rest.length > 0) this.state = { ...this.state, news: eventsBeyond(log, this.state.log) };
  }

  pick(anchor: string): void {
    this.skip();
    if (this.state.sending) return;
    const lifted = this.lifted;
    if (lifted && this.picked.includes(anchor)) return this.play(lifted);
    [this.considered, this.forecast] = [undefined, undefined];
    if (this.picked.includes(anchor)) {
      this.picked = this.picked.filter((other) => other !== anchor);
      return;
    }
    const fits = this.narrowed.lit.has(anchor);
    this.picked = fits ? [...this.picked, anchor] : narrow(this.offers, [anchor]).open.length > 0 ? [anchor] : [];
    if (!fits && this.picked.length === 0) this.pointAt(anchor);
    const { chosen } = this.narrowed;
    if (chosen && playsAtSecondTap(this.game.lifts)) this.considered = chosen.line;
    else if (chosen) this.choose(chosen);
  }

  /** What the next tap on the same thing plays. */
  get lifted(): OfferOf<M> | undefined {
    const { chosen } = this.narrowed;
    const isLifted = this.picked.length > 0 && chosen?.line === this.considered && !this.forecast && !settings.confirm;
    return isLifted && playsAtSecondTap(this.game.lifts) ? chosen : undefined;
  }

  /** Plays it; or asks first, if the reader likes to be asked and has not chosen it once already. */
  choose(offer: Offer): void {
    if (settings.confirm && this.considered !== offer.line) this.considered = offer.line;
    else this.play(offer);
  }

  /** Chooses it and says what comes of it; the button in the bar, or the same touch once more, plays it. */
  consider(offer: Offer, forecast: Forecast): void {
    this.skip();
    if (this.considered === offer.line) this.play(offer);
    else [this.considered, this.forecast] = [offer.line, forecast];
  }

  /** Nothing is touched or chosen any more. */
  chooseAgain(): void {
    this.picked = [];
    this.considered = undefined;
    this.forecast = undefined;
  }

  /** The answer that a lesson waits for; at a real table nobody knows it. */
  get meant(): OfferOf<M> | undefined {
    return undefined;
  }

  /**
   * The one answer that a touch of this alone would give: a board whose plates are also for looking names what was not
   * touched first ({@link consider}) instead of doing it.
   */
  chosenBy(anchor: string): OfferOf<M> | undefined {
    return this.picked.length === 0 ? narrow(this.offers, [anchor]).chosen : undefined;
  }

  get offers(): readonly OfferOf<M>[] {
    return this.state.scene?.question?.offers ?? [];
  }

  play(offer: Offer): void {
    const asked = this.state.scene?.question?.asked;
    if (asked === undefined || this.state.sending) return;
    const key = freshKey();
    this.missed = undefined; // who plays on has read it
    this.state = { ...this.state, sending: { key, line: offer.line }, problem: undefined };
    this.connection?.send({ kind: 'play', key, asked, move: offer.line });
  }

  /** Tells the hall; the key that comes back names the wish, should it be refused. */
  wish(wish: Unkeyed<Keyed>): string {
    const key = freshKey();
    this.connection?.send({ ...wish, key } as Keyed);
    return key;
  }

  /** Gives a standing order; of the orders in force those that it does not mean stay. */
  order(order: Order): void {
    for (const line of orderLines(order, this.state.scene?.orders ?? [])) this.wish({ kind: 'order', order: line });
  }

  /** Says it to the others; should the hall refuse, it is the draft again. */
  say(text: string): void {
    this.remarks.set(this.wish({ kind: 'say', text }), text);
  }

  undo(): void {
    const asked = this.state.scene?.question?.asked;
    if (asked !== undefined) this.wish({ kind: 'undo', asked });
  }

  /** Takes back an answer that does not count yet. */
  withdraw(): void {
    const asked = this.state.scene?.question?.asked;
    if (asked !== undefined) this.wish({ kind: 'withdraw', asked });
  }

  /** Takes back all of one's own moves that undo would take back one by one. */
  reset(): void {
    const asked = this.state.scene?.question?.asked;
    if (asked !== undefined) this.wish({ kind: 'reset', asked });
  }

  handOver(seat: Seat): void {
    this.connection?.send({ kind: 'hand-over', seat: seatNumber(seat) });
  }

  /** Somebody points at a thing that is not lit: ask the hall once for each question. */
  pointAt(about: string | undefined): void {
    this.pointedAt = about;
    const asked = this.state.scene?.question?.asked;
    if (about !== undefined && asked !== undefined && this.state.reasonsFor !== asked) this.askWhy();
  }

  askWhy(): void {
    this.connection?.send({ kind: 'why' });
  }

  dismiss(): void {
    this.state = { ...this.state, problem: undefined };
  }

  retry(): void {
    this.connection?.retry();
  }

  close(): void {
    this.connection?.close();
    this.pacer.skip();
  }

  private connect(): Line {
    return new Connection<Told<V, M, E>>({
      address: () => this.address(),
      heard: (message) => this.hear(message),
      link: (link) => {
        this.state = { ...this.state, link };
        this.isFreshLine = link === 'open';
        if (link === 'lost') void this.readCard();
      },
    });
  }

  private hear(message: Told<V, M, E>): void {
    if (this.isFreshLine) void this.readTalk(); // not before: what is said from now on comes by this line
    this.isFreshLine = false;
    if (message.kind === 'scene') this.arrive(message);
    else this.state = heard(this.state, message);
    if (message.kind === 'rematch-ready') keep(inviteKey(message.table), message.invite);
    if (message.kind === 'accepted') this.remarks.delete(message.key);
    if (message.kind === 'refused') this.giveBack(message.key);
  }

  /** What the hall did not take comes back, to be mended. */
  private giveBack(key: string): void {
    const text = this.remarks.get(key);
    if (text === undefined) return;
    this.remarks.delete(key);
    this.draft = [this.draft, text].filter((part) => part !== '').join(' ');
  }

  /** A scene is told step by step, unless the reader wants no waiting or is far behind. */
  private arrive(scene: SceneOf<V, M, E>): void {
    const isBehind = this.behind >= MOST_WAITING;
    if (isBehind) this.miss(this.logBefore.at(-1)?.step ?? -1, scene.step);
    const before = this.latest;
    const fresh = scene.beats.filter(({ step }) => step > (before?.step ?? -1));
    // At the end everything lies open, and the view is nobody's any more.
    const isSameReader = before?.seat === scene.seat || (scene.ending !== undefined && this.state.card?.mySeats.length === 1);
    const toTell = fresh.filter(({ events }) => events.some((event) => this.holdOf(event) > 0)).length;
    const isTold = before && pace() > 0 && !isBehind && toTell <= MOST_MISSED && !scene.handOver && isSameReader;
    if (before && toTell > MOST_MISSED && !scene.handOver) this.miss(before.step, scene.step);
    const frames = isTold ? framesOf(before, scene, fresh, (event) => this.holdOf(event), (event) => this.game.rolls?.(event) ?? 0) : [];
    this.latest = scene;
    if (frames.length > 0 && toTell > 0) this.untold.set(scene, toTell);
    this.pacer.push(...frames, scene);
    if (isBehind) this.skip();
  }

  /** How many steps wait to be told, with the one that is told now. */
  private get behind(): number {
    return [...this.untold.values()].reduce((sum, steps) => sum + steps, 0);
  }

  private miss(after: number, upTo: number): void {
    this.missed = { after: this.missed?.after ?? after, upTo };
  }

  private holdOf(event: E): number {
    return this.game.isMinor?.(event) ? 0 : (this.game.hold?.(event) ?? USUAL_HOLD);
  }

  /** One picture on the way: as it lay then, with what had happened by then; while nothing is told, the words stay. */
  private tell({ scene, beats, told, rolling }: Frame<V, M, E>): void {
    this.state = { ...this.state, scene, news: told.length > 0 ? told : this.state.news, isTelling: true, rolling, log: [...this.logBefore, ...beats] };
    this.chooseAgain();
    this.pointedAt = undefined;
  }

  protected take(scene: SceneOf<V, M, E>): void {
    const before = this.state.scene?.question?.asked;
    const ends = this.state.scene?.ending === undefined && scene.ending !== undefined;
    if (this.isLive) this.see(scene);
    this.state = heard({ ...this.state, log: this.logBefore }, scene);
    this.logBefore = this.state.log;
    this.untold.delete(scene);
    if (ends && this.connection) void this.readCard(); // why an administrator ended it stands there
    if (scene.question?.asked !== before || scene.question?.answered) {
      this.chooseAgain();
      this.pointedAt = undefined;
    }
  }

  /** Remembers how far this browser has seen the match, for the next time. */
  private see({ table, step }: SceneOf<V, M, E>): void {
    const seen = `winterhall.seen.${table}`;
    const last = Number(kept(seen) ?? step);
    if (!this.state.scene && last < step) this.miss(last, step);
    keep(seen, String(step));
  }

  private address(): string {
    const since = this.state.log.at(-1)?.step ?? -1;
    const invite = this.invite ? `&invite=${encodeURIComponent(this.invite)}` : '';
    const id = encodeURIComponent(this.state.card?.id ?? '');
    return `${location.origin.replace(/^http/, 'ws')}/api/tables/${id}/socket?since=${since}${invite}`;
  }

  /** What was said so far, as far as one wants to know it; without it the table can be played all the same. */
  async readTalk(): Promise<void> {
    const before = this.state.remarks;
    try {
      const { remarks: all, earlier } = await hall.chat(this.state.card?.id ?? '', this.invite);
      const meanwhile = this.state.remarks.filter((one) => [before, all].every((known) => known.every(({ number }) => number !== one.number)));
      this.state = { ...this.state, remarks: [...all, ...meanwhile], earlier };
    } catch (trouble) {
      if (!(trouble instanceof HallProblem)) throw trouble;
    }
  }

  /** What the table's own address says: also why a socket was refused, which says nothing itself. */
  private async readCard(): Promise<void> {
    try {
      const card = await hall.table(this.state.card?.id ?? '', this.invite);
      this.state = { ...this.state, card };
    } catch (trouble) {
      if (trouble instanceof HallProblem && trouble.problem.status >= 400) {
        this.state = { ...this.state, problem: trouble.problem };
        if (trouble.problem.status < 500) this.close();
      }
    }
  }
}

const freshKey = (): string => Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) => n.toString(36)).join('-');
