import type { Lookup, Phrases } from '../../lib/text/phrases';
import { cardOf } from './faces';
import { futile } from './futile';
import type { Land } from './lands';
import { missing, parts, readStock } from './stock';
import type { Offer } from './table';
import type { View } from './types';
import { cardsOf, isFreeByMork } from './whatIf';

/** What somebody new to the game could sensibly do now, where it is touched, and why. */
export interface Suggestion {
  anchor: string | undefined;
  says: string;
}

interface Around {
  offers: readonly Offer[];
  lands: readonly Land[];
  view: View;
  me: string;
  phrases: Phrases;
  text: Lookup;
}

/** In the Valda phase: a temple, else followers, else what leads to the next temple. It is advice, no bot. */
export function suggestionIn(around: Around): Suggestion | undefined {
  const { offers, lands, view, me, phrases, text } = around;
  if (!offers.some(({ move }) => move.kind === 'end-phase')) return undefined;
  const offered = (kind: string): string[] => offers.filter(({ move }) => move.kind === kind).map(({ anchors }) => anchors[0] ?? '');
  const goal = view.state.progress.round === 1 ? [text('suggest.goal') ?? ''] : [];
  const say = (anchor: string | undefined, key: string, values = {}): Suggestion => ({ anchor, says: [...(key === 'end' ? [] : goal), text(`suggest.${key}`, values)].join(' ') });

  const own = (land: Land): number => land.shares.find(({ seat }) => seat === me)?.temples ?? 0;
  const places = offered('build-temple').flatMap((anchor) => lands.filter((land) => land.anchor === anchor));
  const [temple] = places.sort((one, other) => own(one) - own(other));
  if (temple) return say(temple.anchor, 'temple', { occupant: phrases.joined(temple.occupants.map((occupant) => phrases.name(occupant)), 'disjunction'), cards: cardsOf(temple, around) });

  const { actions, points } = view.state.turn;
  const cards = offered('play-action').filter((card) => futile(card, view, me) === undefined);
  const byEffect = (start: string): string | undefined => cards.find((card) => cardOf(card)?.effect.startsWith(start));
  const follower = cards.find((card) => cardOf(card)?.effect.startsWith('gain-followers') && !isFreeByMork(card, lands, me));
  if (follower) return say(follower, 'followers', { card: phrases.name(follower) });
  const chest = byEffect('gain-resources');
  if (chest) return say(chest, points > 0 ? 'resources' : 'resources.later', { card: phrases.name(chest) });

  const player = view.state.players[Number(me.slice('seat:'.length)) - 1];
  const next = lands
    .filter((land) => land.free > 0 && land.isDecided && land.cost[0])
    .map((land) => ({ land, lacks: parts(missing(readStock(player?.stock ?? ''), land.cost[0] ?? readStock(''))) }))
    .map((one) => ({ ...one, count: one.lacks.reduce((sum, { count }) => sum + count, 0) }))
    .sort((one, other) => one.count - other.count)[0];
  const wanted = next?.lacks.map(({ kind }) => `resource:${kind}`).find((anchor) => offered('take-resource').includes(anchor));
  const towards = (): Suggestion | undefined => (next && wanted ? say(wanted, 'towards', { resource: phrases.name(wanted), occupant: phrases.name(next.land.occupants[0] ?? '') }) : undefined);
  const [building] = offered('build');
  /** Whatever else the hand can do without points is for the reader to judge. */
  const weapons = [...offered('use-weapon'), ...offered('use-weapon-on')];
  const gift = weapons.find((card) => cardOf(card)?.effect === 'gain-followers');
  const last = (): Suggestion | undefined => (cards.length + weapons.length > 0 ? undefined : say(undefined, 'end'));
  return (
    (next && points > 0 && next.count <= actions ? towards() : undefined) ??
    (building ? say(building, 'building', { building: phrases.name(building) }) : undefined) ??
    towards() ??
    (gift ? say(gift, 'followers', { card: phrases.name(gift) }) : undefined) ??
    (offers.some(({ move }) => move.kind === 'take-rune') ? say(undefined, 'rune') : last())
  );
}
