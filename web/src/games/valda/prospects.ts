import type { Lookup, Phrases } from '../../lib/text/phrases';
import { catalogue } from './catalogue';
import type { Defence, Duel } from './duel';
import { cardOf } from './faces';
import { powersIn, type Land } from './lands';
import { parts, readStock } from './stock';
import { floorOf } from './track';
import type { View } from './types';

/** What an attack puts at stake, and both ways it can end, in sentences. All of it is known to everybody but the card of the defender. */
export interface Prospects {
  stake: string;
  holds: string;
  hit: string;
  /** What may still change it. */
  caution: string;
}

interface Around {
  duel: Duel;
  view: View;
  lands: readonly Land[];
  havenEvery: number;
  phrases: Phrases;
  text: Lookup;
}

/** The attacker pays a blood for each follower, and chooses how many when it hits. (valda:R187) */
const FOR_BLOOD = 'lose-followers-for-blood';
const FOLLOWERS: ReadonlySet<string> = new Set(['lose-followers', 'steal-followers', FOR_BLOOD]);
/** What is at stake where it cannot be counted. */
const STAKES: Readonly<Record<string, string>> = {
  'steal-card': 'cards',
  'destroy-card': 'cards',
  'swap-hands': 'hand',
  'destroy-building': 'building',
  'destroy-temple': 'temple',
  'freeze-temple': 'temple',
  'freeze-temple-for-ever': 'temple',
  'switch-temples': 'temple',
};
/** With so few seats Hel gives what is printed for few. (valda:R142) */
const FEW = catalogue.constants.valda?.fewSeats ?? 0;

/** @param defence the card that the reader would defend with, if it is the reader who is attacked */
export function prospectsOf(target: string, defence: Defence | undefined, around: Around): Prospects | undefined {
  const { duel, view } = around;
  if (!duel.isOpen || !playerOf(view, target)) return undefined;
  return { stake: stakeOf(target, around), holds: heldBy(target, defence, around), hit: hitting(target, around), caution: around.text('duel.future.weapons') ?? '' };
}

const playerOf = (view: View, seat: string) => view.state.players[Number(seat.slice('seat:'.length)) - 1];

interface Fall {
  now: number;
  /** How many the attack takes, were there no haven, and how many it does. */
  amount: number;
  count: number;
  saved: number;
  floor: number;
  /** Whether these are the most that it may take. */
  most: 'yes' | 'no';
}

/** The followers that would be lost, and those that a safe haven saves. */
function fall(target: string, { duel, view, havenEvery }: Around): Fall | undefined {
  const card = cardOf(duel.cards[0] ?? '');
  if (!card || !FOLLOWERS.has(card.effect)) return undefined;
  const now = playerOf(view, target)?.followers ?? 0;
  const floor = view.state.abolished.includes(duel.from) ? 0 : floorOf(now, havenEvery);
  const isPaid = card.effect === FOR_BLOOD;
  const amount = isPaid ? Math.min(card.amount, readStock(playerOf(view, duel.from)?.stock ?? '').blood) : card.amount;
  const count = Math.min(amount, now - floor);
  return { now, amount, count, saved: amount - count, floor, most: isPaid && amount > 0 ? 'yes' : 'no' };
}

function stakeOf(target: string, around: Around): string {
  const { duel, view, phrases, text } = around;
  const card = cardOf(duel.cards[0] ?? '');
  const own = playerOf(view, target);
  if (!card || !own) return '';
  const seat = phrases.who(target);
  const counted = (what: string, all: number, amount = card.amount, most = 'no'): string => text(`duel.stake.${what}`, { seat, count: Math.min(amount, all), all, most }) ?? '';
  const lost = fall(target, around);
  if (lost?.amount === 0) return '';
  if (lost) {
    const haven = lost.saved > 0 && lost.floor > 0 ? [text('duel.stake.haven', { haven: lost.floor }) ?? ''] : [];
    return [counted('followers', lost.now, lost.amount, lost.most), ...haven].join(' ');
  }
  if (card.effect === 'steal-resources') return counted('resources', parts(readStock(own.stock)).reduce((sum, { count }) => sum + count, 0));
  if (card.effect === 'steal-runes') return counted('runes', own.runes);
  const what = STAKES[card.effect];
  if (what === 'temple' && view.state.turn.immune.includes(target)) return text('event.temples-protected', { seat }) ?? ''; // (valda:R205)
  return what === undefined ? '' : (text(`duel.stake.${what}`, { seat }) ?? '');
}

function heldBy(target: string, defence: Defence | undefined, around: Around): string {
  const { duel, phrases, text } = around;
  const attack = duel.answers.find(({ seat }) => seat === target)?.value ?? 0;
  const first = defence ? text('duel.future.holds', { card: shortName(defence.anchor, phrases), value: defence.value, attack }) : text('duel.future.any');
  const drawn = defence && cardOf(defence.anchor)?.effect === 'hold-and-draw' ? [phrases.about(defence.anchor)] : [];
  return [first, ...rewardOf('agir', target, around), ...drawn].join(' ');
}

function hitting(target: string, around: Around): string {
  const { duel, phrases, text } = around;
  const lost = fall(target, around);
  const words = lost ? text('duel.future.followers', { seat: phrases.who(target), count: lost.count, now: lost.now, then: lost.now - lost.count, most: lost.count > 0 ? lost.most : 'no', saved: lost.floor > 0 && lost.most === 'no' ? lost.saved : 0 }) : text('duel.future.hit');
  return [words, ...rewardOf('hel', duel.from, around)].join(' ');
}

/** The runes that a power gives for how the attack ends, as many as there are left. */
function rewardOf(id: 'agir' | 'hel', seat: string, { view, lands, phrases, text }: Around): string[] {
  const occupant = `occupant:${id}`;
  const level = powersIn(lands, 'attack', seat).find((power) => power.occupant === occupant)?.level ?? 0;
  const worth = catalogue.occupant[id];
  const isMany = id === 'agir' || view.state.players.length > FEW;
  const printed = level === 0 || !worth ? 0 : isMany ? worth[level === 2 ? 'level2' : 'level1'] : worth[level === 2 ? 'few2' : 'few1'];
  const count = Math.min(printed, view.runesLeft ?? printed);
  return count > 0 ? [text(`duel.future.${id}`, { occupant: phrases.name(occupant), seat: phrases.who(seat), count }) ?? ''] : [];
}

/** What an attack does when it hits, as it is printed behind its value. */
export const effectOf = (attack: string, phrases: Phrases): string => phrases.about(attack).replace(/^.*?\. /, '');

/** A card without the value in its name, which stands beside it. */
export const shortName = (anchor: string, phrases: Phrases): string => phrases.name(anchor).replace(/ [+−]?\d+$/, '');
