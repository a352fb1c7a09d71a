import type { Lookup, Phrases } from '../../lib/text/phrases';
import type { Beat, Seat } from '../../lib/wire';
import type { Description } from '../registry';
import { catalogue } from './catalogue';
import { duelOf, type Duel } from './duel';
import { byKind, faceOf } from './faces';
import { landsOf, type Land } from './lands';
import { placesOf } from './places';
import { parts } from './stock';
import type { View } from './types';
import { EXPLAINED, whatIf } from './whatIf';

const PHASES = ['valda', 'attack', 'followers', 'resource'] as const;

/** Valda in words: the same view that the board draws. */
export function describe(view: View, seat: Seat | undefined, log: readonly Beat[], phrases: Phrases, text: Lookup): Description {
  const duel = duelOf(view, log);
  const own = view.hands[Number(seat?.slice('seat:'.length)) - 1];
  const mine = places(view, phrases, text, (one) => one === seat);
  return {
    situation: [course(view, phrases, text), ...(duel ? sayDuel(duel, phrases, text) : []), ...dice(view, phrases, text), ...mine, ...points(view, seat, text)],
    hand: own ? hand(own.known.cards, phrases, text) : [],
    table: [
      ...landsOf(view).map((land) => `${sayLand(land, phrases, text)}.`),
      ...places(view, phrases, text, (one) => one !== seat),
      ...supply(view, text),
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
  const anchors = [...lands.map(({ anchor }) => anchor), ...cards, 'building:mine', 'building:drill', ...PHASES.map((phase) => `phase:${phase}`), ...EXPLAINED.map((id) => `part:${id}`)];
  return anchors.flatMap((anchor) => whatIf(anchor, { lands, view, me: seat, phrases, text }));
}

/** A land in one sentence, also for who cannot see its tile. */
export function sayLand(land: Land, phrases: Phrases, text: Lookup): string {
  const frozen = land.fields.filter((temple) => temple?.isFrozen).length;
  const prices = land.cost.map((cost) => phrases.joined(parts(cost).map(({ kind, count }) => text(`board.count.${kind}`, { count }) ?? '')));
  return [
    land.isDecided ? phrases.list(land.occupants) : phrases.name(land.anchor),
    `${text(`board.${land.type}`)}, ${phrases.name(`phase:${land.phase}`)}`,
    ...land.shares.map(({ seat, temples, level }) => text('board.land.share', { seat: phrases.who(seat), temples, level })),
    land.ruler ? text('board.rules', { seat: phrases.who(land.ruler) }) : text('board.no-ruler'),
    ...(frozen > 0 ? [text('board.frozen', { count: frozen })] : []),
    text('board.free', { count: land.free }),
    text('board.temple-cost', { cost: prices.join(' / ') }),
  ].join('. ');
}

function course(view: View, phrases: Phrases, text: Lookup): string {
  const { round, active, phase } = view.state.progress;
  if (view.state.draft.length > 0) return `${text('board.draft')}.`;
  const rounds = catalogue.constants.valda?.rounds ?? 0;
  return `${text('board.round', { round, rounds })}. ${text('board.turn', { seat: phrases.who(active) })}${phrases.colon}${phrases.name(`phase:${phase}`)}.`;
}

function sayDuel({ from, cards, isOpen, rows, answers }: Duel, phrases: Phrases, text: Lookup): string[] {
  const targets = phrases.people(answers.map(({ seat }) => seat));
  const title = text('duel.title', { from: phrases.who(from), targets }) ?? '';
  const sum = rows.map(({ by, source, total }) => `${phrases.name(source)} (${phrases.name(by)})${phrases.colon}${total}`).join('; ');
  return [
    `${title}${phrases.colon}${phrases.list(cards)}. ${phrases.about(cards[0] ?? '')}`,
    `${text('duel.sum')}${phrases.colon}${sum}.`,
    ...(isOpen ? answers.slice(0, 1).map(({ value }) => text('duel.needs', { value }) ?? '') : []),
    ...answers.map(({ seat, state, cards: played }) => {
      const said = text(`duel.state.${state}`, { seat: phrases.who(seat) }) ?? '';
      return played.length > 0 ? `${said}${phrases.colon}${phrases.list(played)}.` : `${said}.`;
    }),
  ];
}

function dice(view: View, phrases: Phrases, text: Lookup): string[] {
  const faces = view.state.pending.dice.map(({ face }) => face);
  return faces.length > 0 ? [text('board.dice', { faces: phrases.list(faces) }) ?? ''] : [];
}

function points(view: View, seat: Seat | undefined, text: Lookup): string[] {
  const { progress, turn } = view.state;
  if (progress.active !== seat || progress.phase !== 'valda') return [];
  return [`${text('board.actions', { count: turn.actions })}, ${text('board.points', { count: turn.points })}.`];
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

function places(view: View, phrases: Phrases, text: Lookup, wanted: (seat: string) => boolean): string[] {
  return placesOf(view)
    .filter(({ seat }) => wanted(seat))
    .map(({ seat, followers, counts }) => {
      const all = [text('board.track.seat', { seat: phrases.who(seat), count: followers }), ...counts.map(({ key, count }) => text(`board.count.${key}`, { count }))];
      const said = phrases.joined(all.filter((part) => part !== undefined));
      return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
    });
}

function supply(view: View, text: Lookup): string[] {
  const deck = (name: string, index: number, discarded: number): string => `${text('board.deck', { deck: name, count: view.decks[index]?.count ?? 0, discarded })}.`;
  return [
    deck('A', 0, view.discardA.length),
    deck('B', 1, view.discardB.length),
    ...(view.runesLeft === undefined ? [] : [`${text('board.runes-supply', { count: view.runesLeft })}.`]),
    ...(view.removed.length > 0 ? [`${text('board.removed', { count: view.removed.length })}.`] : []),
  ];
}
