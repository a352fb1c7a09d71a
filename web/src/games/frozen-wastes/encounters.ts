import type { Lookup, Phrases } from '../../lib/text/phrases';
import { challengeOf } from './cards';
import { percent } from './combat';
import { landAt, type Land } from './isheim';
import type { Encounter, View } from './types';

/** The Challenge that lies open on a space, or Arshan, with the chance to defeat it; only while the active hero is on the way or stands before it. */
export const encounterAt = (view: View, land: Land): Encounter | undefined => view.outlook.encounters.find(({ hex }) => landAt(hex) === land);

/** The same in a few words. */
export const encounterBrief = ({ foe, win }: Encounter, phrases: Phrases, text: Lookup): string => `${phrases.name(foe)}${phrases.colon}${text('fight.percent', { percent: percent(win) }) ?? ''}`;

/** The same in a sentence; a hazard is not fought. */
export function encounterWords({ foe, win }: Encounter, phrases: Phrases, text: Lookup): string {
  const isHazard = challengeOf(foe)?.life === 0;
  return text(isHazard ? 'board.hazard' : 'board.encounter', { foe: phrases.name(foe), percent: percent(win) }) ?? '';
}
