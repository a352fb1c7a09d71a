import type { Lookup, Phrases } from '../../lib/text/phrases';
import { challengeOf } from './cards';
import { percent } from './combat';
import { landAt, type Land } from './isheim';
import type { Encounter, View } from './types';

/** The Challenge that lies open on a space, or Arshan, with the chance to defeat it; only while the active hero is on the way or stands before it. */
export const encounterAt = (view: View, land: Land): Encounter | undefined => view.outlook.encounters.find(({ hex }) => landAt(hex) === land);

/** The same in a few words. */
export const encounterBrief = ({ foe, win }: Encounter, phrases: Phrases, text: Lookup): string => `${phrases.name(foe)}${phrases.colon}${text('fight.percent', { percent: percent(win) }) ?? ''}`;

/** The same in a sentence; what the card does before the fight is not in the chance. */
export function encounterWords({ foe, win }: Encounter, phrases: Phrases, text: Lookup): string {
  const isTextFirst = challengeOf(foe)?.threats.some((threat) => threat.startsWith('threat:before-combat/')) ?? false;
  return text('board.encounter', { foe: phrases.name(foe), percent: percent(win), first: isTextFirst ? 'yes' : 'no' }) ?? '';
}
