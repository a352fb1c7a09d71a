import moments from '../../../e2e/moments/valda.json';
import type { Beat } from './table';
import type { View } from './types';

/** What the hall shows at a staged moment; the moments are written from their scenario. */
export function staged(name: string): { view: View; log: Beat[]; offers: string[] } {
  const found = moments.find((one) => one.name === name);
  if (!found) throw new Error(`there is no moment ${name}`);
  const offers = found.scene.question?.offers.map(({ line }) => line) ?? [];
  return { view: found.scene.view as unknown as View, log: found.log as unknown as Beat[], offers };
}
