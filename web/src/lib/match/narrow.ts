import type { Offer } from '../wire';

/**
 * What is left of the offers after some anchors were touched.
 *
 * @param open the offers that hold everything touched so far
 * @param lit what may be touched next
 * @param chosen the one offer that is meant, as soon as there is no other
 * @param exact an offer that is meant if nothing more is touched, while others would go on
 */
export interface Narrowed<O extends Offer = Offer> {
  open: O[];
  lit: ReadonlySet<string>;
  chosen?: O;
  exact?: O;
}

export function narrow<O extends Offer>(offers: readonly O[], picked: readonly string[]): Narrowed<O> {
  const rests = offers.flatMap((offer) => {
    const rest = without(offer.anchors, picked);
    return rest ? [{ offer, rest }] : [];
  });
  const open = rests.map(({ offer }) => offer);
  const lit = new Set(rests.flatMap(({ rest }) => rest));
  if (picked.length === 0) return { open, lit };
  const [only] = open;
  if (only && open.length === 1) return { open, lit, chosen: only };
  const exact = rests.find(({ rest }) => rest.length === 0)?.offer;
  return exact ? { open, lit, exact } : { open, lit };
}

/**
 * The offers that need a button because touching the board does not lead to them. A kind of move is answered on the board
 * or by buttons, never half and half: of fifty cards that can be named, those at hand get a button like the others.
 */
export function needButtons<O extends Offer>(offers: readonly O[], isOnBoard: (anchorOrLine: string) => boolean): O[] {
  const byButton = new Set(offers.filter(({ anchors, line }) => ![...anchors, line].some(isOnBoard)).map(({ move }) => move.kind));
  return offers.filter(({ move }) => byButton.has(move.kind));
}

/** The anchors that remain when each picked one is taken away once; nothing if one of them is missing. */
function without(anchors: readonly string[], picked: readonly string[]): string[] | undefined {
  const rest = [...anchors];
  for (const anchor of picked) {
    const at = rest.indexOf(anchor);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}
