import type { Phrases } from '../../lib/text/phrases';
import { catalogue } from './catalogue';
import { face } from './faces';
import { factionsOf } from './majority';
import type { Scene } from './table';
import type { ClaimView } from './types';

/**
 * A card in the trick, or one that would be played into it: what it counts, as far as anybody can know.
 *
 * @param rank which cards it is compared with: 2 beats all that were led, 1 counts as the led faction, 0 cannot win
 */
interface Counted {
  seat: string;
  card: string;
  faction: string;
  rank: number;
  least: number;
  most: number;
}

/** What comes of a card: why, and what follows from that. */
interface Outlook {
  why: { key: string; values: Readonly<Record<string, unknown>> };
  then: { key: string; values: Readonly<Record<string, unknown>> }[];
}

const IMITATES = 'doppelganger';
/** Who plays it beats every card of the faction that was led. (claim:F2) */
const BEATS: Readonly<Record<string, string>> = { goblin: 'knight' };
/** Powers by which the winner or their player chooses what to take, or cards wait: then it cannot be said who takes what. */
const CHOICES: Readonly<Record<string, ReadonlySet<string>>> = { recruiting: new Set(['seer', 'ghost']), gathering: new Set(['troll']) };

/**
 * What would come of playing a card, in one sentence; nothing where that cannot be known: while the lead lies face-down, cards
 * are frozen or counts were changed. What other players may still do with artifacts is named as the condition it is.
 */
export function foretold(card: string, { view, seat, question }: Pick<Scene, 'view' | 'seat' | 'question'>, phrases: Phrases): string {
  const isOffered = question?.offers.some(({ move }) => move.kind === 'play' && move.card === card);
  if (!seat || !isOffered || (question?.ask !== 'lead' && question?.ask !== 'follow')) return '';
  const outlook = view.trick.plays.length === 0 ? ofLead(card, view, seat) : ofAnswer(card, view, seat);
  if (!outlook) return '';
  const say = ({ key, values }: Outlook['why']): string => phrases.text(`foretell.${key}`, phrases.words(values)) ?? '';
  const then = phrases.joined(outlook.then.map(say));
  const canChange = (then !== '' || outlook.why.key !== 'led') && view.seats.some((side) => side.seat !== seat && side.artifacts > 0);
  return `${say(outlook.why)}${then && phrases.colon}${then}${canChange ? say({ key: 'unless', values: {} }) : ''}.`;
}

/** What following it means. */
function ofLead(card: string, view: ClaimView, me: string): Outlook | undefined {
  const { ongoing, trick, seats } = view;
  const isUnsure = ongoing.mask > 0 || ongoing.cloaked || ongoing.frozen.length > 0 || ongoing.flask.some((seat) => seat !== me);
  if (isUnsure || trick.spells.some(({ kind }) => kind !== 'book') || seats.some(({ seat, flailed }) => seat !== me && flailed)) return undefined;
  const deck = factionsOf(view);
  const { faction } = face(card);
  const beater = deck.find((other) => other === BEATS[faction]);
  const imitator = deck.includes(IMITATES) && faction !== IMITATES;
  const { least } = counted(card, view, me, faction, false);
  const highest = Math.max(...[faction, ...(imitator ? [IMITATES] : [])].flatMap((one) => catalogue.faction[one]?.numbers ?? []));
  if (least >= highest) return { why: beater ? { key: 'only', values: { card, beater: `faction:${beater}` } } : { key: 'best', values: { card } }, then: [] }; // a tie goes to the lead (claim:R15)
  return { why: { key: 'led', values: { card, faction: `faction:${faction}`, imitator, beater: beater ? `faction:${beater}` : undefined } }, then: [] };
}

/** How it fares against what lies there; and who would take what, if it is the last card of the trick. */
function ofAnswer(card: string, view: ClaimView, me: string): Outlook | undefined {
  const { plays, spells } = view.trick;
  const lead = plays[0]?.card;
  if (view.ongoing.frozen.length > 0 || lead === undefined || plays.some((play) => play.seat === me || !play.card || play.twists.length > 0)) return undefined;
  const led = face(lead).faction;
  const isBottle = spells.some(({ kind }) => kind === 'bottle');
  const isGiven = spells.some(({ kind, on }) => kind === 'lamp-miss' && on === me);
  const lying = plays.map((play) => withBonus(counted(play.card ?? '', view, play.seat, led, isBottle), play.frozen + (play.flask ? flask() : 0), isBottle));
  const mine = counted(card, view, me, led, isBottle);
  const all = [...lying, mine];
  const contenders = isGiven ? [mine] : all.filter((one) => !all.some((other) => beats(other, one, all)));
  const [winner] = contenders;
  if (!winner) return undefined;
  const isLast = all.length === view.seats.length;
  const then = isLast && contenders.length === 1 ? taken(all, winner, view) : [];
  return { why: isGiven ? { key: 'given', values: { card } } : compared(mine, all, contenders, isLast), then };
}

function compared(mine: Counted, all: readonly Counted[], contenders: readonly Counted[], isLast: boolean): Outlook['why'] {
  const [winner] = contenders;
  const card = mine.card;
  if (mine.rank === 0) return { key: 'astray', values: { card } };
  if (contenders.includes(mine)) {
    const rival = contenders.find((one) => one !== mine);
    if (rival) return { key: 'hidden', values: { card, other: rival.card } };
    const others = all.filter((one) => one !== mine);
    const best = others.find((one) => !others.some((other) => beats(other, one, all))) ?? others[0];
    return { key: 'beats', values: { card, other: best?.card, last: isLast } };
  }
  const better = contenders.find((one) => beats(one, mine, all)) ?? all.find((one) => beats(one, mine, all)) ?? winner;
  return { key: 'falls', values: { card, other: better?.card } };
}

/** Where cards and the prize would go. (claim:R20–R22, claim:R28) */
function taken(all: readonly Counted[], winner: Counted, view: ClaimView): Outlook['then'] {
  const choices = CHOICES[view.phase];
  if (!choices || all.some(({ faction }) => choices.has(faction)) || (view.phase === 'gathering' && view.trolls.length > 0)) return [];
  if (view.phase === 'recruiting') return recruited(all, winner, view);
  if (winner.faction === 'frostbeast') return [{ key: 'frostbeast', values: { seat: winner.seat, card: winner.card } }]; // claim:F14
  const dwarves = all.filter(({ faction }) => faction === 'dwarf');
  const loser = all.find((one) => one !== winner && all.every((other) => other === one || other === winner || beats(other, one, all)));
  if (dwarves.length > 0 && !loser) return [];
  const piles = [
    { seat: winner.seat, cards: all.filter(({ faction }) => faction !== 'dwarf') },
    { seat: loser?.seat, cards: dwarves }, // claim:F4
  ];
  return piles.filter(({ cards }) => cards.length > 0).map(({ seat, cards }) => ({ key: 'scores', values: { seat, cards: cards.map(({ card }) => card) } }));
}

function recruited(all: readonly Counted[], winner: Counted, { centre, seats }: ClaimView): Outlook['then'] {
  const undead = all.filter(({ faction }) => faction === 'undead').length; // claim:F3
  const [prize] = centre;
  if (!prize) return [];
  const key = seats.length > 2 ? 'chooses' : 'takes';
  return [{ key, values: { seat: winner.seat, card: prize, undead } }];
}

/** What a card counts once it is played after a lead of this faction. */
function counted(card: string, view: ClaimView, seat: string, led: string, isBottle: boolean): Counted {
  const { faction, mark, number } = face(card);
  const follows = faction === led || (faction === IMITATES && led !== IMITATES);
  const numbers = number === undefined ? (catalogue.numberClass[mark]?.numbers ?? []) : [number];
  const rank = follows || (isBottle && view.rules.bottleCountsAnyCard) ? 1 : faction === BEATS[led] && !isBottle ? 2 : 0;
  const own = { seat, card, faction, rank, least: Math.min(...numbers), most: Math.max(...numbers) };
  const isLaid = view.trick.plays.some((play) => play.seat === seat);
  const bare = isBottle ? { ...own, least: -own.most, most: -own.least } : own; // the lowest wins (claim:A10)
  return isLaid ? bare : withBonus(bare, view.ongoing.flask.includes(seat) ? flask() : 0, isBottle);
}

const flask = (): number => catalogue.artifact['flask-of-tears']?.number ?? 0;

const withBonus = (card: Counted, bonus: number, isBottle: boolean): Counted => {
  const more = isBottle ? -bonus : bonus;
  return { ...card, least: card.least + more, most: card.most + more };
};

/** Whether one card is certainly better; of equal ones the earlier is. (claim:R15) */
function beats(one: Counted, other: Counted, inOrder: readonly Counted[]): boolean {
  if (one === other) return false;
  if (one.rank !== other.rank) return one.rank > other.rank;
  return inOrder.indexOf(one) < inOrder.indexOf(other) ? one.least >= other.most : one.least > other.most;
}
