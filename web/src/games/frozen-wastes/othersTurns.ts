import { withoutUndone } from '../../lib/match/undone';
import type { Lookup, Phrases } from '../../lib/text/phrases';
import type { Seat } from '../../lib/wire';
import { isDoneBy } from './recap';
import type { Beat } from './table';
import { wayOf } from './trails';
import type { Event } from './types';

type Kind = Event['kind'];
type Of<K extends Kind> = Extract<Event, { kind: K }>;

/** What the others did since the reader played last, a sentence for each of them; nothing before they have played. */
export function othersTurns(log: readonly Beat[], me: Seat | undefined, phrases: Phrases, text: Lookup): string[] {
  const beats = withoutUndone(log);
  if (me === undefined) return [];
  const since = beats.slice(beats.findLastIndex((beat) => isDoneBy(me, beat)) + 1).flatMap(({ events }) => events);
  const seats = new Set(since.flatMap((event) => ('seat' in event && event.seat !== undefined && event.seat !== me ? [event.seat] : [])));
  return [...seats].flatMap((seat) => {
    const deeds = deedsOf(since.filter((event) => 'seat' in event && event.seat === seat), phrases, text);
    return deeds.length > 0 ? (text('others.line', { who: phrases.name(seat), deeds: phrases.joined(deeds, 'unit') }) ?? []) : [];
  });
}

function deedsOf(events: readonly Event[], phrases: Phrases, text: Lookup): string[] {
  const all = <K extends Kind>(kind: K): Of<K>[] => events.filter((event): event is Of<K> => event.kind === kind);
  const counted = (key: string, count: number): string[] => (count > 0 ? [text(`others.${key}`, { count }) ?? ''] : []);
  const named = (key: string, things: readonly string[]): string[] => (things.length > 0 ? [text(`others.${key}`, { things: phrases.list(things) }) ?? ''] : []);
  const spaces = events.reduce((sum, event) => sum + (event.kind === 'walked' || event.kind === 'trudged' ? (wayOf(event)?.path.length ?? 0) : 0), 0);
  return [
    ...counted('walked', spaces),
    ...named('won', all('challenge-defeated').map(({ challenge }) => challenge)),
    ...named('lost', all('challenge-remains').map(({ challenge }) => challenge)),
    ...counted('fell', all('knocked-out').length),
    ...counted('princess', all('princess-found').length),
    ...named('found', all('legend-discovered').map(({ legend }) => legend)),
    ...counted('clues', all('clue-gained').length),
    ...counted('rumors', all('rumor-gained').length),
    ...counted('healed', all('healed').reduce((sum, { amount }) => sum + amount, 0)),
    ...named('sold', all('sold').map(({ card }) => card)),
    ...named('bought', [...all('bought').map(({ card }) => card), ...all('gear-bought').map(({ gear }) => gear)]),
    ...named('trained', all('trained').map(({ counter }) => counter)),
  ];
}
