import moments from '../../../e2e/moments/frozen-wastes.json';
import type { Reason } from '../../lib/wire';
import type { Beat, Offer } from './table';
import type { View } from './types';

/** What the hall shows at a staged moment; the moments are written from their scenario. */
export function staged(name: string): { view: View; log: Beat[]; offers: Offer[]; reasons: Reason[] } {
  const found = moments.find((one) => one.name === name);
  if (!found) throw new Error(`there is no moment ${name}`);
  const { view, question } = found.scene as unknown as { view: View; question?: { offers: Offer[] } };
  return { view, log: found.log as unknown as Beat[], offers: question?.offers ?? [], reasons: found.reasons as unknown as Reason[] };
}
