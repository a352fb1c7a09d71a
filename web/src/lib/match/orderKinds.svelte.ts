import type { OrderCard } from '../wire';
import { orderKinds } from './orders';

/** The kinds of order that a game knows, for a component: none until the hall has told them, nor where nobody asks for them. */
export function orderKindsOf(game: () => string | undefined): { readonly known: readonly OrderCard[] } {
  let known = $state.raw<readonly OrderCard[]>([]);
  $effect(() => {
    const wanted = game();
    if (wanted !== undefined) void orderKinds(wanted).then((found) => (known = found));
  });
  return {
    get known() {
      return known;
    },
  };
}
