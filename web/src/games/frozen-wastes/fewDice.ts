import type { Lookup, Phrases } from '../../lib/text/phrases';
import { printed } from './cards';
import { bodyOf, sidesOf, shortName } from './parties';
import type { View } from './types';

/** Why so many dice were rolled; once some are spent or set aside, what lies there is no longer what was rolled. */
export function whySoManyDice(view: View, phrases: Phrases, text: Lookup): string {
  const { available, spentDice, asideDice } = view.field.turn;
  if (available === undefined || spentDice + asideDice > 0) return '';
  return text(available < 5 ? 'board.dice.few' : 'board.dice.all', { count: available, why: whyFewDice(view, phrases, text) }) ?? '';
}

/** Why there are fewer than five dice: who is hurt or tired and how badly, and the Event that allows no more. */
function whyFewDice(view: View, phrases: Phrases, text: Lookup): string {
  const active = sidesOf(view).find(({ isActive }) => isActive);
  const hurt = (active?.members ?? []).flatMap(({ card }) => {
    const { wounds, exhaustion, whiteDeath } = active ? bodyOf(active.party, card) : { wounds: 0, exhaustion: 0, whiteDeath: 0 };
    const counts = Object.entries({ wounds, exhaustion, 'white-death': whiteDeath }).flatMap(([harm, count]) => (count > 0 ? (text(`board.count.${harm}`, { count }) ?? []) : []));
    return counts.length > 0 ? [text('board.dice.hurt', { name: shortName(card, phrases), harms: phrases.joined(counts, 'unit') }) ?? ''] : [];
  });
  const event = view.field.world.event;
  const sheet = printed(event ?? '');
  const limit = event && sheet?.kind === 'weather-event' && sheet.effect === 'most-dice' ? [phrases.name(event)] : [];
  return phrases.joined([...hurt, ...limit]) || (text('board.dice.before') ?? '');
}
