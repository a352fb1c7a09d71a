import type { Explanation } from '../../kit/ExplainPopover.svelte';
import { catalogue, type Card } from './catalogue';
import { heimdallTakes } from './bank';
import { bonusOf, cancelsOwn, defencesOf, type Duel } from './duel';
import { cardOf } from './faces';
import { futile } from './futile';
import { counted, knownHand, knownPlaces, MAIN_DECKS, pile, type Reader } from './known';
import { deity, idOf, powersIn, type Land } from './lands';
import { sidesOf } from './sides';
import { printedValue, shortPower } from './powers';
import { shortName } from './prospects';
import { missing, parts, readStock, type Stock } from './stock';
import type { Move } from './types';

interface Around extends Reader {
  lands: readonly Land[];
  /** The attack that the reader's weapons can change now. */
  duel?: Duel | undefined;
}

const SURTUR = 'occupant:surtur';
export const MORK = 'occupant:mork';
/** Whether a card is a Seduction that this seat plays without a point in its Followers phase. (valda:R143) */
export const isFreeByMork = (anchor: string, lands: readonly Land[], seat: string | undefined): boolean => cardOf(anchor)?.rule === 'valda:R159' && powersIn(lands, 'followers', seat).some(({ occupant }) => occupant === MORK);

/** Parts of the board that are not things of the rules. */
export const EXPLAINED = ['tree', 'haven', 'runes', 'level'] as const;

/** What a thing is, and what it would cost and bring the reader now. */
export function whatIf(anchor: string, around: Around): Explanation[] {
  const { text } = around;
  const [type] = anchor.split(':');
  switch (type) {
    case 'area':
      return ofLand(anchor, around);
    case 'building':
      return [ofBuilding(anchor, around)];
    case 'card':
      return [ofCard(anchor, around)];
    case 'deck':
      return [ofDeck(anchor, around)];
    case 'resource':
      return [{ name: text(`board.${idOf(anchor)}`, { count: 2 }) ?? '', lines: [text('board.resource.about') ?? ''], rule: '' }];
    case 'phase':
      return [ofPhase(anchor, around)];
    case 'seat':
      return [ofSeat(anchor, around)];
    case 'removed':
      return [{ name: text('board.removed', { count: around.view.removed.length }) ?? '', lines: [`${counted(around.view.removed, around.phrases)}.`], rule: '' }];
    case 'part':
      return [{ name: text(`part.${idOf(anchor)}`) ?? '', lines: [text(`part.${idOf(anchor)}.about`, { runes: around.view.runesLeft ?? -1, card: around.phrases.name('card:safe-zone-abolishment') }) ?? ''], rule: '' }];
    default:
      return [plain(anchor, around)];
  }
}

/** Whether the reader has points to spend now. */
const isSpending = ({ view, me }: Around): boolean => view.state.progress.active === me && view.state.progress.phase === 'valda' && view.state.turn.actions > 0;

/** What a main deck is for, what drawing costs now, what one has seen in it, and what was discarded. */
function ofDeck(anchor: string, around: Around): Explanation {
  const { text, view } = around;
  const lines = [text(`board.deck.${idOf(anchor)}.about`) ?? '', ...(isSpending(around) ? [text('board.card.action') ?? ''] : [])];
  const isA = idOf(anchor) === 'a';
  return { name: text(`board.deck.${idOf(anchor)}.name`) ?? '', lines: [...lines, ...knownPlaces(isA ? 0 : 1, around), ...pile(isA ? view.discardA : view.discardB, around)], rule: '' };
}

/** What is done in a phase, and which powers work in it for whose turn it is. */
function ofPhase(anchor: string, { lands, view, phrases, text }: Around): Explanation {
  const powers = powersIn(lands, idOf(anchor), view.state.progress.active);
  const known = powers.map(({ occupant, level }) => `${text('board.power', { occupant: phrases.name(occupant), level })}${phrases.colon}${phrases.about(occupant)}`);
  return { name: phrases.name(anchor), lines: [text(`part.phase.${idOf(anchor)}`) ?? '', ...known], rule: '' };
}

/** Everything that lies open of a seat, in words, and what the reader has seen of its hand. */
function ofSeat(anchor: string, around: Around): Explanation {
  const { view, phrases, text } = around;
  const side = sidesOf(view).find(({ seat }) => seat === anchor);
  const counts = (side?.counts ?? []).filter(({ key, count }) => count > 0 || key === 'cards').map(({ key, count }) => text(`board.count.${key}`, { count }) ?? '');
  const followers = side ? [text('board.track.seat', { seat: phrases.who(anchor), count: side.followers }) ?? ''] : [];
  const said = phrases.joined([...followers, ...counts]);
  return { name: phrases.name(anchor), lines: [`${anchor === around.me ? capital(said) : said}.`, ...knownHand(anchor, around)], rule: '' };
}

/** The same in a sentence or two, of what was touched once and would be done by a second touch. */
export function foretold(anchor: string, around: Around): string {
  const { view, me, text } = around;
  const [type] = anchor.split(':');
  if (type === 'area') {
    const land = around.lands.find((one) => one.anchor === anchor);
    if (!land) return '';
    if (!land.isDecided) return either(land, around);
    const [occupant, level] = [land.occupants[0] ?? '', land.built?.level ?? land.shares.find(({ seat }) => seat === me)?.level ?? 0];
    const power = `${around.phrases.name(occupant)}${around.phrases.colon}${shortPower(occupant, level, view.state.players.length, around.phrases, text)}.`;
    return [...building(land, 0, around), power].join(' ');
  }
  const own = ownOf(around);
  if (type === 'resource' && own) {
    const now = readStock(own.stock)[idOf(anchor) as keyof Stock];
    return `${text('board.card.action')} ${text('board.becomes', { now, then: now + 1 })}`;
  }
  if (type === 'deck') return ofDeck(anchor, around).lines.slice(0, isSpending(around) ? 2 : 1).join(' ');
  return type === 'building' || type === 'card' ? whatIf(anchor, around).flatMap(({ lines }) => lines).join(' ') : '';
}

/** What an attack card does, and its value with what Surtur adds for the reader. (valda:R135) */
export function attackWith(anchor: string, { lands, view, me, phrases, text }: Around): string {
  const surtur = powersIn(lands, 'attack', me).find(({ occupant }) => occupant === SURTUR);
  const more = surtur ? printedValue(SURTUR, surtur.level, view.state.players.length) : 0;
  const value = cardOf(anchor)?.value ?? 0;
  if (value === 0 || more === 0) return '';
  return `${phrases.about(anchor)} ${text('board.attack-with', { value: value + more, occupant: phrases.name(SURTUR) })}`;
}

/** Where nobody lives yet, what each of the two would cost and do. */
function either(land: Land, { view, phrases, text }: Around): string {
  const ways = land.occupants.map((occupant, at) => {
    const cost = phrases.joined(parts(land.cost[at] ?? readStock('')).map(({ kind, count }) => text(`board.count.${kind}`, { count }) ?? ''));
    return text('board.either', { occupant: phrases.name(occupant), cost, power: shortPower(occupant, 0, view.state.players.length, phrases, text) }) ?? '';
  });
  return [text('board.brings.either') ?? '', ...ways].join(' ');
}

/** What lies ready of those who live somewhere, to draw from. */
export function divineDeck(anchor: string, { lands, view, phrases, text }: Around): string {
  const at = lands.findIndex((one) => one.anchor === anchor);
  return (at < 0 ? undefined : text('board.divine-deck', { occupant: phrases.list(lands[at]?.occupants ?? []), count: view.decks[at + MAIN_DECKS]?.count ?? 0 })) ?? '';
}

/** Where an area stands for its divine deck. */
const DIVINE: ReadonlySet<string> = new Set(['choose-divine-deck', 'choose-deck-to-see']);
export const isOfDecks = (ask: string | undefined): boolean => DIVINE.has(ask ?? '');

/** What is left of a divine deck, what all of it is made of, and what one has seen in it. */
export function divineDecks(anchor: string, around: Around): Explanation[] {
  const { lands, phrases, text } = around;
  const at = lands.findIndex((one) => one.anchor === anchor);
  return (lands[at]?.occupants ?? []).map((occupant) => {
    const counts = new Map<string, number>();
    for (const { kind, copies } of Object.values(catalogue.card).filter(({ deck }) => deck === occupant)) counts.set(kind, (counts.get(kind) ?? 0) + copies);
    const cards = phrases.joined([...counts].map(([kind, count]) => `${count} × ${text(`board.kind.${kind}`)}`));
    return { name: phrases.name(occupant), lines: [divineDeck(anchor, around), text('board.deck.holds', { cards }) ?? '', ...knownPlaces(at + MAIN_DECKS, around)], rule: '' };
  });
}

/** How many divine cards a builder could draw there; before anybody lives there, a whole deck is still to come. (valda:R55) */
export const cardsOf = (land: Land, { lands, view }: Pick<Around, 'lands' | 'view'>): number => (land.isDecided ? (view.decks[lands.indexOf(land) + MAIN_DECKS]?.count ?? 0) : Infinity);

/** What a temple there brings and what it costs, as long as there is a field for it. */
function building(land: Land, index: number, around: Around): string[] {
  if (around.me === undefined || land.free === 0) return [];
  const { text, phrases } = around;
  const [occupant, count] = [land.occupants[index] ?? '', land.cheaperBy.length];
  const now = ownOf(around)?.followers ?? 0;
  const cheaper = occupant === 'occupant:thrym' && count > 0 ? [`${text('board.cheaper', { count, occupants: phrases.list(land.cheaperBy) })}.`] : [];
  return [text('board.brings', { occupant: phrases.name(occupant), now, then: now + 1, cards: cardsOf(land, around) }) ?? '', ...made(land, around), ...price(land.cost[index], around), ...cheaper];
}

/** The level that one more temple gives the reader, and what becomes of control; nothing where neither changes. */
function made({ built, ruler, shares }: Land, { me, phrases, text }: Around): string[] {
  const level = shares.find(({ seat }) => seat === me)?.level ?? 0;
  if (!built || (built.level === level && built.ruler === ruler)) return [];
  const changed = built.ruler === undefined ? 'none' : phrases.who(built.ruler);
  return [`${text('board.built', { level: built.level, ruler: built.ruler === ruler ? 'same' : changed })}.`];
}

function plain(anchor: string, { phrases }: Around): Explanation {
  return { name: phrases.name(anchor), lines: [phrases.about(anchor)].filter((line) => line !== ''), rule: deity(idOf(anchor))?.rule ?? '' };
}

function ofLand(anchor: string, around: Around): Explanation[] {
  const land = around.lands.find((one) => one.anchor === anchor);
  if (!land) return [];
  const { phrases, text } = around;
  const ruler = text(land.ruler ? 'board.rules' : 'board.no-ruler', { seat: land.ruler ? phrases.who(land.ruler) : '' });
  const levels = [ruler, ...land.shares.map(({ seat, temples, level }) => text('board.land.share', { seat: phrases.who(seat), temples, level }))].map((line) => `${line}.`);
  return land.occupants.map((occupant, index) => {
    const known = plain(occupant, around);
    return { ...known, lines: [...known.lines, ...(index === 0 ? [...levels, ...(land.isDecided ? [divineDeck(anchor, around)] : []), ...knownPlaces(around.lands.indexOf(land) + MAIN_DECKS, around)] : []), ...building(land, index, around)] };
  });
}

function ofBuilding(anchor: string, around: Around): Explanation {
  const { phrases, text } = around;
  const item = catalogue.building[idOf(anchor)];
  const about = text(`board.${idOf(anchor)}.about`, { most: item?.most ?? 0 }) ?? '';
  return { name: capital(phrases.name(anchor)), lines: [about, ...price(readStock(item?.cost ?? ''), around)], rule: item?.rule ?? '' };
}

function ofCard(anchor: string, around: Around): Explanation {
  const card = cardOf(anchor);
  const { phrases, text } = around;
  const lines = [phrases.about(anchor), ...onAttack(anchor, around), inVain(anchor, around) ?? ''];
  lines.push(ofPoint(anchor, around));
  if (card?.deck) lines.push(text('board.card.from', { occupant: phrases.name(card.deck) }) ?? '');
  const gain = card && gained(card, around);
  if (gain) lines.push(text('board.becomes', gain) ?? '');
  return { name: phrases.name(anchor), lines: lines.filter((line) => line !== ''), rule: card?.rule ?? '' };
}

/** What the reader has before and after a card that brings more of one thing; runes as far as there are any. */
function gained({ effect, resource, amount }: Card, around: Around): { now: number; then: number } | undefined {
  const own = ownOf(around);
  if (!own) return undefined;
  const more = (now: number, most = amount): { now: number; then: number } => ({ now, then: now + Math.min(amount, most) });
  switch (effect) {
    case 'gain-resources':
      return more(readStock(own.stock)[idOf(resource ?? '') as keyof Stock]);
    case 'gain-followers':
    case 'gain-followers-and-draw':
      return more(own.followers);
    case 'gain-runes':
      return more(own.runes, around.view.runesLeft);
    default:
      return undefined;
  }
}

/** By how much a weapon changes the value of an attack: one more than its amount, or as much less. */
const CHANGES: Readonly<Record<string, number>> = { 'raise-attack': 1, 'raise-own-attack': 1, 'lower-attack': -1 };

/** What a weapon would make of the attack on the table, and the smallest card of the reader that would hold then. */
export function onAttack(anchor: string, { duel, lands, view, me, phrases, text }: Around): string[] {
  const card = cardOf(anchor);
  if (duel?.isOpen && cancelsOwn(anchor, duel.from, me)) return [text('duel.cancels-own') ?? ''];
  const sign = CHANGES[card?.effect ?? ''];
  if (!duel?.isOpen || !card || sign === undefined) return [];
  const then = Math.max(0, duel.value + sign * card.amount);
  const becomes = text('duel.becomes', { now: duel.value, then }) ?? '';
  const mine = duel.answers.find(({ seat, state }) => seat === me && state === 'open');
  if (!mine) return [becomes];
  const hand = view.hands[Number(me?.slice('seat:'.length)) - 1]?.known.cards ?? [];
  const enough = defencesOf(hand, [], bonusOf(me, lands)).find(({ value }) => value >= then + mine.needed - mine.value);
  return [becomes, text('duel.becomes.held', enough ? { card: shortName(enough.anchor, phrases), value: enough.value } : { card: 'none', value: 0 }) ?? ''];
}

/** That an action card costs a point, or why it does not now; of one that never does its own text says so. */
function ofPoint(anchor: string, { lands, view, me, phrases, text }: Around): string {
  const card = cardOf(anchor);
  const { freePlays } = view.state.turn;
  if (card?.kind !== 'action' || card.free) return '';
  if (view.state.progress.phase === 'followers' && isFreeByMork(anchor, lands, me)) return text('board.card.free-by', { occupant: phrases.name(MORK) }) ?? '';
  return (freePlays > 0 ? text('board.card.free-now', { count: freePlays }) : text('board.card.action')) ?? '';
}

/** What a move of the Valda phase costs, where its words do not say it. */
export function costOf(move: Move, around: Around): string {
  switch (move.kind) {
    case 'play-action':
      return ofPoint(move.card, around);
    case 'take-resource':
    case 'draw-card':
      return around.text('board.card.action') ?? '';
    case 'build':
      return price(readStock(catalogue.building[idOf(move.building)]?.cost ?? ''), around).join(' ');
    case 'exchange':
      return `${around.text('trade.heimdall', { count: heimdallTakes(around.lands, around.me) })}.`;
    case 'build-temple':
      return price(around.lands.find(({ anchor }) => anchor === move.area)?.cost[0], around).join(' ');
    default:
      return '';
  }
}

/** That a card would bring nothing now, and why. */
export function inVain(anchor: string, { view, me, text }: Around): string | undefined {
  const why = futile(anchor, view, me);
  return why === undefined ? undefined : text('board.in-vain', { why: text(`board.in-vain.${why}`) ?? '' });
}

/** What it costs, and what is missing for it. */
function price(cost: Stock | undefined, around: Around): string[] {
  const { text, phrases } = around;
  const own = ownOf(around);
  if (!cost || !own) return [];
  const words = (stock: Stock): string => phrases.joined(parts(stock).map(({ kind, count }) => text(`board.count.${kind}`, { count }) ?? ''));
  const lacks = missing(readStock(own.stock), cost);
  const costs = text('board.costs', { cost: words(cost) }) ?? '';
  return parts(lacks).length === 0 ? [costs] : [costs, text('board.missing', { missing: words(lacks) }) ?? ''];
}

const ownOf = ({ view, me }: Around) => view.state.players[Number(me?.slice('seat:'.length)) - 1];

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
