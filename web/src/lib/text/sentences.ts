import { Person } from './format';
export { names } from './names';
import { Phrases, type Because, type Lookup, type Naming } from './phrases';
import { botAt } from '../hall/bots';
import { botName, personName, undoText } from '../net/problems';
import { ruleIn } from './ruleBooks';
import { isAsked, mySeats, type IsMinor, type TableState } from '../match/tableState';
import { withoutUndone } from '../match/undone';
import type { ReasonInWords } from './textView';
import type { Beat, SeatInfo, Event, Refusal, Scene, Seat } from '../wire';
import { gameText, hasText, region, t } from './texts.svelte';

/**
 * The words of one game at one table, in the reader's language.
 *
 * @param reader the seat that is told *you*; nobody is for a spectator
 */
export function phrasesFor<V>(game: string, chairs: readonly SeatInfo[], naming?: Naming<V>, reader?: Seat, view?: V): Phrases {
  const named = naming && ((type: string, id: string, text: Lookup) => naming(type, id, text, view));
  const make = (): Phrases => new Phrases(lookup(game), (seat) => new Person(seatName(chairs, seat), seat === reader), named, region());
  if (naming && naming.length >= WITH_VIEW) return make();
  const key = JSON.stringify([game, reader, region(), chairs.map(({ seat }) => [seat, seatName(chairs, seat)])]);
  const known = steady.get(key);
  if (known && known.naming === naming) return known.phrases;
  if (steady.size >= MOST_STEADY) steady.clear();
  const phrases = make();
  steady.set(key, { naming, phrases });
  return phrases;
}

/** A naming that asks what lies on the table names things again with each scene. */
const WITH_VIEW = 4;
const MOST_STEADY = 16;
/** What says the same is the same: then nobody puts a long log into words again with every scene. */
const steady = new Map<string, { naming: Naming<never> | undefined; phrases: Phrases }>();

/**
 * Who *you* is: the seat whose view it is; when everything lies open, one's only seat. A device that is passed around has
 * no *you* while it is covered or after the end.
 */
export function readerOf(scene: Scene | undefined, seats: readonly number[]): Seat | undefined {
  if (!scene || scene.handOver) return undefined;
  return scene.seat ?? (seats.length === 1 ? `seat:${seats[0]}` : undefined);
}

export const lookup =
  (game: string): Lookup =>
  (key, values) =>
    gameText(game, key, values);

export function seatName(chairs: readonly SeatInfo[], seat: Seat): string {
  const number = seat.split(':')[1] ?? '';
  const chair = chairs.find((one) => one.seat === seat);
  const name = chair && shownName(chairs, chair);
  if (!name) return t('new.seat', { number });
  return chairs.filter((one) => shownName(chairs, one) === name).length > 1 ? `${name} ${number}` : name;
}

/** The name somebody chose, or that of the bot; empty for a seat without either. */
function shownName(chairs: readonly SeatInfo[], chair: SeatInfo): string {
  const bot = botAt(chairs, chair.seat);
  return bot ? botName(bot) : personName(chair.name);
}

/** How a game says itself how a match ended; nothing where it leaves that to who won and by what. */
type EndingOf = ((scene: Scene, phrases: Phrases, text: Lookup) => string | undefined) | undefined;

/** The one sentence that says what happens, what the reader must do, or what the table waits for. */
export function sentence(state: TableState, scene: Scene, phrases: Phrases, text: Lookup, endingOf?: EndingOf): string {
  if (state.rolling) return text('dice.rolling') ?? '';
  const happening = state.isTelling ? state.news.at(-1) : undefined;
  if (happening) return eventText(happening, phrases);
  if (scene.ending) return endingText(scene, phrases, text, endingOf);
  if (scene.stage === 'paused') return t('action.paused');
  if (scene.handOver) return t('action.hand-over', { name: phrases.name(scene.handOver) });
  const question = scene.question;
  if (question?.answered) return t(question.window ? 'action.answered.window' : 'action.answered', { move: phrases.move(question.answered) });
  if (question && isAsked(state)) return phrases.ask(question.ask, question.words);
  const awaited = question?.awaited.filter((seat) => !mySeats(state).includes(seat) || seat !== scene.seat) ?? [];
  const waiting = awaited.length > 0 ? t('action.waiting', { seats: phrases.people(awaited) }) : t('action.waiting.nobody');
  return mySeats(state).length > 0 ? waiting : `${t('action.watching')} ${waiting}`;
}

/** Who won and by what. */
export function endingText(scene: Scene, phrases: Phrases, text: Lookup, endingOf?: EndingOf): string {
  const ending = scene.ending;
  if (!ending) return '';
  const own = hasText(`end.how.${ending.how}`) ? undefined : endingOf?.(scene, phrases, text);
  if (own !== undefined) return own;
  const winners = scene.seats.filter((_, index) => ending.ranks[index] === 1).map(({ seat }) => seat);
  const isDraw = winners.length > 1 && winners.length === scene.seats.length;
  const everybody = scene.seats.map(({ seat }) => seat);
  const who =
    ending.ranks.length === 0
      ? t('end.none')
      : winners.length === 0
        ? t('end.lost', { seats: phrases.people(everybody) })
        : isDraw
          ? t('end.draw')
          : t('end.won', { seats: phrases.people(winners), many: winners.length });
  const how = hasText(`end.how.${ending.how}`) ? t(`end.how.${ending.how}`, { seats: phrases.people(everybody.filter((seat) => !winners.includes(seat))) }) : text(`outcome.${ending.reason}`);
  return how && !isDraw ? `${who} ${asSentence(how)}` : who;
}

/** A game may give its reason as a few words. */
const asSentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1) + (/[.!?]$/.test(words) ? '' : '.');

/** What happened, and why if a rule or a power made it. */
export const eventText = (event: Event, phrases: Phrases): string => spoken({ words: phrases.event(event), why: phrases.why(event) });

/** What a screen reader is told when the table changes: what happened, then what comes next; each of them once. */
export function announcement(state: TableState, said: string, phrases: Phrases, isMinor: IsMinor = () => false): string {
  const news = state.news.filter((event) => !isMinor(event)).map((event) => eventText(event, phrases));
  return (state.isTelling ? news : [...news, said]).join(' ');
}

const MOST_MISSED = 4;

/** The steps that somebody was not shown: those after the one, up to the other. */
export interface Missed {
  after: number;
  upTo: number;
}

/** The last of what somebody was not shown, and how much came before it; nothing if that was only a move or two. */
export function missedLines(log: readonly Beat[], { after, upTo }: Missed, phrases: Phrases, isMinor: IsMinor = () => false): { lines: string[]; earlier: number } {
  const events = withoutUndone(log).filter(({ step }) => step > after && step <= upTo).flatMap((beat) => beat.events.filter((event) => !isMinor(event)));
  const lines = events.length > MOST_MISSED ? events.slice(-MOST_MISSED).map((event) => phrases.event(event)) : [];
  return { lines, earlier: events.length - lines.length };
}

/** A line of the log, and why it happened. */
export interface Line {
  words: string;
  why?: Because | undefined;
}

/** A beat as lines of the log: what happened, or what was done to the table. */
export function beatLines(beat: Beat, phrases: Phrases): Line[] {
  if (beat.events.length > 0) return beat.events.map((event) => ({ words: phrases.event(event), why: phrases.why(event) }));
  const who = (seat: Seat | undefined): Person | string => (seat ? phrases.who(seat) : '');
  const key = beat.wanted ? `proposal.${beat.wanted}` : beat.what === 'end' && !beat.seat ? 'beat.end.all' : `beat.${beat.what}`;
  return hasText(key) ? [{ words: t(key, { seat: who(beat.seat), about: who(beat.about) }) }] : [];
}

/** The same for who reads without a board: a line and its reason are read together. */
export const spoken = ({ words, why }: Line): string => (why ? `${words} ${why.words}` : words);

/** Why not, as far as the hall was asked; without the buttons that no question shows now, which are nothing to point at. */
export function reasonsInWords(state: TableState, phrases: Phrases): ReasonInWords[] | undefined {
  if (state.reasonsFor < 0) return undefined;
  return state.reasons
    .filter(({ anchors }) => anchors.length > 0)
    .map(({ move, refusal }) => ({
      words: phrases.move(move),
      why: whyNotText(refusal, phrases),
      rule: ruleIn(refusal.rule)?.rule,
    }));
}

/** Why something cannot be done; a reason without words of the game is only called impossible. */
export const whyNotText = (refusal: Refusal, phrases: Phrases): string => phrases.refusal(refusal) ?? t('problem.not-an-option');

/** Why undo cannot be used; nothing if it can. */
export function undoBar(scene: Scene): string | undefined {
  return scene.undoBarred && undoText(scene.undoBarred);
}
