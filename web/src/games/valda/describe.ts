import type { Lookup, Phrases } from '../../lib/text/phrases';
import type { Seat } from '../../lib/wire';
import type { Description } from '../registry';
import { catalogue } from './catalogue';
import { duelOf, needsOf, signed, type Duel } from './duel';
import { byKind, faceOf } from './faces';
import { counted, knownHand, knownPlaces, MAIN_DECKS, pile, type Reader } from './known';
import { idOf, landsOf, PHASES, type Land } from './lands';
import { sidesOf } from './sides';
import { shortPower } from './powers';
import { prospectsOf } from './prospects';
import { parts } from './stock';
import type { Beat } from './table';
import { havensOf } from './track';
import type { View } from './types';
import { divineDeck, EXPLAINED, whatIf } from './whatIf';

/** Valda in words: the same view that the board draws. */
export function describe(view: View, seat: Seat | undefined, log: readonly Beat[], phrases: Phrases, text: Lookup): Description {
  const duel = duelOf(view, log, seat);
  const own = view.hands[Number(seat?.slice('seat:'.length)) - 1];
  const reader = { view, me: seat, phrases, text };
  const lands = landsOf(view);
  const mine = sidesIn(reader, (one) => one === seat);
  return {
    situation: [...(duel ? sayDuel(duel, view, phrases, text) : []), ...dice(view, phrases, text), ...mine, ...points(view, seat, text), ...sidesIn(reader, (one) => one !== seat)],
    hand: own ? hand(own.known.cards, phrases, text) : [],
    table: [
      ...lands.map((land, at) => [`${sayLand(land, phrases, text)}.`, ...powersOf(land, view, seat, phrases, text), ...(land.isDecided ? [divineDeck(land.anchor, { ...reader, lands })] : []), ...knownPlaces(at + MAIN_DECKS, reader)].join(' ')),
      ...supply(reader),
    ],
    things: things(view, seat, phrases, text),
  };
}

/** Who lives where, the cards in sight, and what can be built or is lying there. */
function things(view: View, seat: Seat | undefined, phrases: Phrases, text: Lookup): { name: string; lines: readonly string[] }[] {
  const lands = landsOf(view);
  const own = view.hands[Number(seat?.slice('seat:'.length)) - 1]?.known.cards ?? [];
  const attack = view.state.pending.attack?.cards ?? [];
  const cards = [...new Set([...own, ...attack, ...view.drawn.cards, ...view.table.cards, ...view.discardA, ...view.discardB, ...view.removed])];
  const anchors = [...lands.map(({ anchor }) => anchor), ...cards, ...Object.keys(catalogue.building).map((id) => `building:${id}`), 'deck:a', 'deck:b', ...PHASES.map((phase) => `phase:${phase}`), ...EXPLAINED.map((id) => `part:${id}`)];
  return anchors.flatMap((anchor) => whatIf(anchor, { lands, view, me: seat, phrases, text }));
}

/** What each who lives there, or could, does for the reader; without a temple, what the first would bring. */
function powersOf(land: Land, view: View, seat: Seat | undefined, phrases: Phrases, text: Lookup): string[] {
  const level = land.shares.find((share) => share.seat === seat)?.level ?? 0;
  return land.occupants.map((occupant) => text('words.power', { occupant: phrases.name(occupant), power: shortPower(occupant, level, view.state.players.length, phrases, text) }) ?? '');
}

/** A land in one sentence, also for who cannot see its tile. */
export function sayLand(land: Land, phrases: Phrases, text: Lookup): string {
  const frozen = land.fields.filter((temple) => temple?.isFrozen).length;
  const prices = land.cost.map((cost) => phrases.joined(parts(cost).map(({ kind, count }) => text(`board.count.${kind}`, { count }) ?? '')));
  return [
    land.isDecided ? phrases.list(land.occupants) : phrases.name(land.anchor),
    `${text(`board.${land.type}`, { who: idOf(land.occupants[0] ?? '') })}, ${phrases.name(`phase:${land.phase}`)}`,
    ...land.shares.map(({ seat, temples, level }) => text('board.land.share', { seat: phrases.who(seat), temples, level })),
    land.ruler ? text('board.rules', { seat: phrases.who(land.ruler) }) : text('board.no-ruler'),
    ...(frozen > 0 ? [text('board.frozen', { count: frozen })] : []),
    text('board.free', { count: land.free }),
    text('board.temple-cost', { cost: phrases.joined(prices, 'disjunction') }),
    ...(land.cheaperBy.length > 0 ? [text('board.cheaper', { count: land.cheaperBy.length, occupants: phrases.list(land.cheaperBy) })] : []),
  ].join('. ');
}

function sayDuel(duel: Duel, view: View, phrases: Phrases, text: Lookup): string[] {
  const { from, cards, isOpen, rows, answers } = duel;
  const around = { duel, view, lands: landsOf(view), havenEvery: havensOf(view), phrases, text };
  const needs = needsOf(duel);
  const changes = rows.map(({ by, source, amount, total, against, did }) => {
    const values = { source: phrases.name(source), by: phrases.name(by) };
    const alone = against !== undefined && answers.length > 1 ? (text('duel.only', { seat: phrases.who(against) }) ?? '') : '';
    if (amount !== undefined) return text('words.change', { source: values.source, by: alone === '' ? values.by : phrases.joined([values.by, alone], 'unit'), total: total ?? signed(amount) }) ?? '';
    return text('words.weapon', { ...values, deed: did.map((event) => phrases.event(event)).join(' ') || phrases.about(source) }) ?? '';
  });
  return [
    text('words.attack', { from: phrases.who(from), targets: phrases.people(answers.map(({ seat }) => seat)), cards: phrases.list(cards), effect: phrases.about(cards[0] ?? '') }),
    text('words.sum', { changes: phrases.joined(changes, 'unit') }),
    ...(isOpen ? needs.map(({ needed, seats }) => (needs.length === 1 ? text('duel.needs', { value: needed }) : `${text('duel.holds.of', { targets: phrases.people(seats), value: needed })}.`)) : []),
    ...answers.flatMap(({ seat, state, cards: played }) => [
      text('words.answer', { answer: text(`duel.state.${state}`, { seat: phrases.who(seat) }) ?? '', cards: played.length > 0 ? phrases.list(played) : 'none' }),
      ...(state === 'open' ? prospectsIn(seat, around) : []),
    ]),
  ].filter((line) => line !== undefined);
}

/** What somebody risks, and both ways it can end. */
function prospectsIn(seat: string, around: Parameters<typeof prospectsOf>[2]): string[] {
  const told = prospectsOf(seat, undefined, around);
  return told ? [told.stake, told.holds, told.hit, told.caution].filter((line) => line !== '') : [];
}

function dice(view: View, phrases: Phrases, text: Lookup): string[] {
  const faces = view.state.pending.dice.map(({ face }) => face);
  return faces.length > 0 ? [text('board.dice', { faces: phrases.list(faces) }) ?? ''] : [];
}

function points(view: View, seat: Seat | undefined, text: Lookup): string[] {
  const { progress, turn } = view.state;
  if (progress.active !== seat || progress.phase !== 'valda') return [];
  return [text('words.points', { actions: turn.actions, points: turn.points }) ?? ''];
}

function hand(cards: readonly string[], phrases: Phrases, text: Lookup): string[] {
  const groups = byKind(cards).filter((group) => group.cards.length > 0);
  return groups.length > 0 ? groups.map(({ kind, cards: held }) => `${text(`board.kind.${kind}`)}${phrases.colon}${phrases.joined(held.map((card) => worth(card, phrases)))}.`) : [text('board.hand.none') ?? ''];
}

/** A card with its value, where its name does not say it. */
function worth(card: string, phrases: Phrases): string {
  const [name, badge] = [phrases.name(card), faceOf(card)?.badge ?? ''];
  return badge === '' || name.endsWith(badge.replace('+', '')) ? name : `${name} ${badge}`;
}

function sidesIn(reader: Reader, wanted: (seat: string) => boolean): string[] {
  const { view, phrases, text } = reader;
  return sidesOf(view)
    .filter(({ seat }) => wanted(seat))
    .map(({ seat, followers, counts }) => {
      const all = [text('board.track.seat', { seat: phrases.who(seat), count: followers }), ...counts.map(({ key, count }) => text(`board.count.${key}`, { count }))];
      const said = phrases.joined(all.filter((part) => part !== undefined));
      return [`${said.charAt(0).toUpperCase()}${said.slice(1)}.`, ...knownHand(seat, reader)].join(' ');
    });
}

function supply(reader: Reader): string[] {
  const { view, phrases, text } = reader;
  const deck = (name: string, index: number, discarded: readonly string[]): string =>
    [`${text('board.deck', { deck: name, count: view.decks[index]?.count ?? 0, discarded: discarded.length })}.`, ...knownPlaces(index, reader), ...pile(discarded, reader)].join(' ');
  return [
    deck('A', 0, view.discardA),
    deck('B', 1, view.discardB),
    ...(view.runesLeft === undefined ? [] : [`${text('board.runes-supply', { count: view.runesLeft })}.`]),
    ...(view.removed.length > 0 ? [`${text('board.removed', { count: view.removed.length })}${phrases.colon}${counted(view.removed, phrases)}.`] : []),
  ];
}
