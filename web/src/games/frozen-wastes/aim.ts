import type { Lookup, Phrases } from '../../lib/text/phrases';
import { nearest } from './discovery';
import { COLOURS, landAt, VALE } from './isheim';
import { shortName, type Side } from './parties';
import type { View } from './types';

/** At this level one leaves the green jewels behind. */
const GROWN = 2;
/** With so many clues somebody is close to the Princess. */
const MANY = 5;

/** What wins, and what to go for next: said to a player who plans a turn. */
export function aimOf(view: View, mine: Side, sides: readonly Side[], phrases: Phrases, text: Lookup): string {
  const holder = sides.find(({ hasPrincess }) => hasPrincess);
  const toVale = (side: Side): number => nearest(side.party.at, VALE ? [VALE.anchor] : []) ?? 0;
  if (holder === mine) return text('aim.home', { steps: toVale(mine) }) ?? '';
  if (holder) return text('aim.rival', { hero: shortName(holder.party.hero, phrases), steps: toVale(holder) }) ?? '';
  const fitting = (mine.hand.leads?.princess ?? []).flatMap((hex) => landAt(hex)?.anchor ?? []);
  if (view.field.clock.round > 0 && fitting.length > 0) return text('aim.find', { steps: nearest(mine.party.at, fitting) ?? 0 }) ?? '';
  const ahead = sides.find(({ hand }) => hand.clues >= Math.max(MANY, ...sides.map((one) => one.hand.clues)));
  if (ahead && ahead !== mine) return text('aim.ahead', { hero: shortName(ahead.party.hero, phrases), count: ahead.hand.clues }) ?? '';
  return text(mine.sheet.level < GROWN ? 'aim.first' : 'aim.clues') ?? '';
}

/** The level from which an adventure of this colour is not too much for a hero. */
export const fitFor = (colour: string): number => COLOURS.indexOf(colour);

/** Whether an adventure of this colour is too much for a hero of this level. */
export const isHard = (colour: string, level: number): boolean => fitFor(colour) > level;
