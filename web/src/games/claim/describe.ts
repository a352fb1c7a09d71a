import type { Lookup, Phrases } from '../../lib/text/phrases';
import type { Seat } from '../../lib/wire';
import type { Description } from '../registry';
import { majorities, sides } from './majority';
import { asItLies, unseenCards } from './memory';
import type { Beat } from './table';
import { middle } from './tricks';
import type { ClaimView } from './types';

/** Claim in words: the same view that the board draws, and without memory aids as little of it. */
export function describe(
  all: ClaimView,
  seat: Seat | undefined,
  log: readonly Beat[],
  phrases: Phrases,
  text: Lookup,
  hasAids: boolean,
): Description {
  const view = hasAids ? all : asItLies(all);
  const say = (key: string, values?: Parameters<Lookup>[1]): string => text(key, values) ?? key;
  const mine = view.seats.find((side) => side.seat === seat);
  return {
    situation: [...prize(view, phrases, say), ...trick(view, log, phrases, say), ...standing(view, phrases, say)],
    hand: mine ? hand(mine, phrases, say) : [],
    table: [...prize(view, phrases, say), ...trick(view, log, phrases, say), ...seatLines(view, phrases, say), ...standing(view, phrases, say), ...rest(view, phrases, say, hasAids)],
    ...(hasAids ? { out: out(view, phrases, say) } : {}),
  };
}

type Say = (key: string, values?: Parameters<Lookup>[1]) => string;

function prize(view: ClaimView, phrases: Phrases, say: Say): string[] {
  return view.centre.length > 0 ? [say('text.prize', { cards: phrases.list(view.centre) })] : [];
}

function trick(view: ClaimView, log: readonly Beat[], phrases: Phrases, say: Say): string[] {
  const { plays, isPast } = middle(view, log);
  if (plays.length === 0 || isPast) return view.phase === 'over' ? [] : [say('text.leader', { seat: phrases.who(view.leader) })];
  const cards = plays.map(({ seat, card }) =>
    say('text.trick.card', { card: card ? phrases.name(card) : say('board.masked'), seat: phrases.who(seat) }),
  );
  return [say('text.trick', { cards: phrases.joined(cards) })];
}

function hand(mine: ClaimView['seats'][number], phrases: Phrases, say: Say): string[] {
  const cards = mine.known.length > 0 ? say('text.hand', { cards: phrases.list(mine.known) }) : say('text.hand.none');
  return mine.row.length > 0 ? [cards, say('text.artifacts', { names: phrases.list(mine.row) })] : [cards];
}

function seatLines(view: ClaimView, phrases: Phrases, say: Say): string[] {
  return view.seats.flatMap((side) => {
    const seat = phrases.who(side.seat);
    const known = side.knownFollowers.length > 0 ? side.knownFollowers : side.openFollowers;
    return [
      say('text.seat', {
        seat,
        hand: say('board.hand.count', { count: side.hand }),
        followers: say('board.followers', { count: side.followers }),
        score: say('board.score', { count: side.score.length }),
      }),
      ...(known.length > 0 ? [say('text.followers', { seat, cards: phrases.list(known) })] : []),
      side.score.length > 0 ? say('text.score', { seat, cards: phrases.list(side.score) }) : say('text.score.none', { seat }),
      ...(side.gnomes.length > 0 ? [say('text.gnomes', { seat, cards: phrases.list(side.gnomes) })] : []),
    ];
  });
}

/** Who is ahead in each faction that anybody has scored. */
function standing(view: ClaimView, phrases: Phrases, say: Say): string[] {
  const teams = sides(view).map((team) => phrases.people(team));
  return majorities(view)
    .filter(({ shares }) => shares.some(({ count }) => count > 0))
    .map(({ faction, shares, leader }) => {
      const counts = phrases.joined(shares.map(({ count }, side) => say('text.count', { seats: teams[side] ?? '', count })), 'unit');
      const values = { faction: phrases.name(`faction:${faction}`), counts };
      return leader === undefined ? say('text.level', values) : say('text.ahead', { ...values, seats: teams[leader] ?? '' });
    });
}

/** What is still out, and who could not follow what. */
function out(view: ClaimView, phrases: Phrases, say: Say): string[] {
  const unseen = unseenCards(view);
  const count = unseen.reduce((sum, { cards }) => sum + cards.length, 0);
  const could = view.seats.flatMap(({ seat, lacking }) =>
    lacking.length > 0 ? [say('memory.lacking', { seat: phrases.who(seat), factions: phrases.list(lacking) })] : [],
  );
  const factions = unseen.filter(({ cards }) => cards.length > 0).map(({ cards }) => `${phrases.list(cards)}.`);
  return [`${say('memory.count', { count })}.`, ...factions, ...could];
}

function rest(view: ClaimView, phrases: Phrases, say: Say, hasAids: boolean): string[] {
  return [
    ...(view.trolls.length > 0 ? [say('text.trolls', { cards: phrases.list(view.trolls) })] : []),
    ...(view.discard.length > 0 ? [hasAids ? say('text.discard', { cards: phrases.list(view.discard) }) : `${say('board.discard', { count: view.discard.length })}.`] : []),
    ...(view.locations.length > 0 ? [say('text.location', { names: phrases.list(view.locations) })] : []),
    ...(view.deck > 0 ? [say('board.deck', { count: view.deck })] : []),
  ];
}
