import { readPurse, type Purse } from '../../kit/purse';
import type { Offer } from '../wire';

/** Offers that differ in nothing but what is paid or taken. */
export interface Payment {
  key: string;
  offers: Offer[];
  prices: Purse[];
}

/** Fewer ways than these are as quickly read as buttons. */
const LEAST = 4;

/** What an offer pays or takes, and the offer without it; nothing if it is not about an amount. */
function amountIn({ line, anchors }: Offer): { key: string; price: Purse } | undefined {
  const [amount, ...others] = anchors.map((anchor) => readPurse(anchor.slice(anchor.indexOf(':') + 1))).filter((purse) => purse !== undefined);
  if (!amount || others.length > 0) return undefined;
  const words = line.split(' ').filter((word) => readPurse(word) === undefined);
  return { key: words.join(' '), price: amount };
}

/** Where the same thing can be paid for in many ways, these are chosen by a picker instead of a button each. */
export function paymentsIn(offers: readonly Offer[]): Payment[] {
  const found = new Map<string, Payment>();
  for (const offer of offers) {
    const amount = amountIn(offer);
    if (!amount) continue;
    const { offers: all, prices } = found.get(amount.key) ?? { offers: [], prices: [] };
    found.set(amount.key, { key: amount.key, offers: [...all, offer], prices: [...prices, amount.price] });
  }
  return [...found.values()].filter((payment) => payment.offers.length >= LEAST);
}
