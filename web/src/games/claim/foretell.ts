import type { Phrases } from '../../lib/text/phrases';
import { catalogue, type Ability } from './catalogue';
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

/** Which sentence is said, and what it says: why a card wins or not, and what follows from that. */
interface Outlook {
  key: string;
  why: string;
  values: Readonly<Record<string, unknown>>;
}

type Values = Outlook['values'];

/** A phase in which a power leaves a choice or lets cards wait: then it cannot be said who takes what. */
type OpenIn = 'recruiting' | 'gathering';

/** What each power means for the forecast: it is reckoned with, or comes after all that is said, or leaves open who takes what. */
const POWERS: Readonly<Record<Ability, 'reckoned' | 'later' | OpenIn>> = {
  imitates: 'reckoned',
  'takes-the-lead': 'later',
  'bars-from-leading': 'later',
  'scores-when-recruiting': 'reckoned',
  'goes-to-loser': 'reckoned',
  'goes-to-gnome-row': 'reckoned', // it is the winner's too
  'goes-to-troll-pool': 'gathering',
  'looks-at-deck': 'recruiting',
  'comes-back': 'recruiting',
  'destroys-the-others': 'reckoned',
  'smashes-gnomes': 'later',
  'peeks-at-toxics': 'later',
  'leaves-with-its-pair': 'later',
};

const can = (faction: string, ability: Ability): boolean => catalogue.faction[faction]?.abilities.includes(ability) ?? false;
const outranks = (faction: string, led: string): boolean => catalogue.faction[faction]?.beats.includes(led) ?? false;
/** Whether a card of it may have a power that nobody has thought of here. */
const isUnforeseen = (faction: string): boolean => !(catalogue.faction[faction]?.abilities.every((ability) => ability in POWERS) ?? false);
const leavesOpen = (faction: string, phase: string): boolean => catalogue.faction[faction]?.abilities.some((ability) => POWERS[ability] === phase) ?? true;

/**
 * What would come of playing a card, in one sentence; nothing where that cannot be known: while the lead lies face-down, cards
 * are frozen or counts were changed. What other players may still do with artifacts is named as the condition it is.
 */
export function foretold(card: string, { view, seat, question }: Pick<Scene, 'view' | 'seat' | 'question'>, phrases: Phrases): string {
  const isOffered = question?.offers.some(({ move }) => move.kind === 'play' && move.card === card);
  if (!seat || !isOffered || (question?.ask !== 'lead' && question?.ask !== 'follow')) return '';
  const outlook = view.trick.plays.length === 0 ? ofLead(card, view, seat) : ofAnswer(card, view, seat);
  if (!outlook) return '';
  const { key, why, values } = outlook;
  const unless = (values.then !== 'none' || why !== 'led') && view.seats.some((side) => side.seat !== seat && side.artifacts > 0);
  return phrases.text(`foretell.${key}`, phrases.words({ ...values, why, unless })) ?? '';
}

/** What following it means. */
function ofLead(card: string, view: ClaimView, me: string): Outlook | undefined {
  const { ongoing, trick, seats } = view;
  const isUnsure = ongoing.mask > 0 || ongoing.cloaked || ongoing.frozen.length > 0 || ongoing.flask.some((seat) => seat !== me);
  if (isUnsure || trick.spells.some(({ kind }) => kind !== 'book') || seats.some(({ seat, flailed }) => seat !== me && flailed)) return undefined;
  const deck = factionsOf(view);
  const { faction } = face(card);
  const beater = deck.find((other) => outranks(other, faction));
  const imitator = can(faction, 'imitates') ? undefined : deck.find((other) => can(other, 'imitates'));
  if (deck.some(isUnforeseen)) return undefined;
  const { least } = counted(card, view, me, faction, false);
  const highest = Math.max(...[faction, ...(imitator ? [imitator] : [])].flatMap((one) => catalogue.faction[one]?.numbers ?? []));
  const isBest = least >= highest; // a tie goes to the lead (claim:R15)
  const values = { card, then: 'none', faction: `faction:${faction}`, imitator: imitator && `faction:${imitator}`, beater: beater && `faction:${beater}` };
  return { key: 'lead', why: !isBest ? 'led' : beater ? 'only' : 'best', values };
}

/** How it fares against what lies there; and who would take what, if it is the last card of the trick. */
function ofAnswer(card: string, view: ClaimView, me: string): Outlook | undefined {
  const { plays, spells } = view.trick;
  const lead = plays[0]?.card;
  if (view.ongoing.frozen.length > 0 || lead === undefined || plays.some((play) => play.seat === me || !play.card || play.twists.length > 0)) return undefined;
  if ([card, ...plays.flatMap((play) => play.card ?? [])].some((one) => isUnforeseen(face(one).faction))) return undefined;
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
  const then = (isLast && contenders.length === 1 && taken(all, winner, view)) || { then: 'none' };
  const { why, other } = isGiven ? { why: 'given' } : compared(mine, all, contenders);
  return { key: 'answer', why, values: { card, other, last: isLast, ...then } };
}

function compared(mine: Counted, all: readonly Counted[], contenders: readonly Counted[]): { why: string; other?: string } {
  const [winner] = contenders;
  if (mine.rank === 0) return { why: 'astray' };
  if (contenders.includes(mine)) {
    const rival = contenders.find((one) => one !== mine);
    if (rival) return { why: 'hidden', other: rival.card };
    const others = all.filter((one) => one !== mine);
    const best = others.find((one) => !others.some((other) => beats(other, one, all))) ?? others[0];
    return { why: 'beats', other: best?.card };
  }
  const better = contenders.find((one) => beats(one, mine, all)) ?? all.find((one) => beats(one, mine, all)) ?? winner;
  return { why: 'falls', other: better?.card };
}

/** Where cards and the prize would go; nothing where that cannot be known. (claim:R20–R22, claim:R28) */
function taken(all: readonly Counted[], winner: Counted, view: ClaimView): Values | undefined {
  if (all.some(({ faction }) => leavesOpen(faction, view.phase))) return undefined;
  if (view.phase === 'recruiting') return recruited(all, winner, view);
  if (view.phase !== 'gathering' || view.trolls.length > 0) return undefined;
  if (can(winner.faction, 'destroys-the-others')) return { then: 'alone', seat: winner.seat, cards: [winner.card] }; // claim:F14
  const isAway = ({ faction }: Counted): boolean => can(faction, 'goes-to-loser'); // claim:F4
  const loser = all.find((one) => one !== winner && all.every((other) => other === one || other === winner || beats(other, one, all)));
  const [own, away] = [all.filter((one) => !isAway(one)), all.filter(isAway)].map((pile) => pile.map(({ card }) => card));
  if (!own || !away || (away.length > 0 && !loser)) return undefined;
  if (own.length === 0) return { then: 'scores', seat: loser?.seat, cards: away };
  return { then: 'scores', seat: winner.seat, cards: own, ...(away.length > 0 ? { loser: loser?.seat, away } : {}) };
}

function recruited(all: readonly Counted[], winner: Counted, { centre, seats }: ClaimView): Values | undefined {
  const scored = all.filter(({ faction }) => can(faction, 'scores-when-recruiting')).map(({ card }) => card); // claim:F3
  const [prize] = centre;
  if (!prize) return undefined;
  if (seats.length > 2) return { then: 'chooses', seat: winner.seat };
  return { then: 'takes', seat: winner.seat, prize, scored };
}

/** What a card counts once it is played after a lead of this faction. */
function counted(card: string, view: ClaimView, seat: string, led: string, isBottle: boolean): Counted {
  const { faction, mark, number } = face(card);
  const follows = faction === led || (can(faction, 'imitates') && !can(led, 'imitates'));
  const numbers = number === undefined ? (catalogue.numberClass[mark]?.numbers ?? []) : [number];
  const rank = follows || (isBottle && view.rules.bottleCountsAnyCard) ? 1 : outranks(faction, led) && !isBottle ? 2 : 0;
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
