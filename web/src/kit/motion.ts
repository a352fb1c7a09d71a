import { cubicInOut, cubicOut } from 'svelte/easing';
import { crossfade, type TransitionConfig } from 'svelte/transition';
import { isStill } from '../lib/page/settings.svelte';

const CALM = 340;
const DRAW = 1100;
const LIFT = 32;

export const calm = (): number => (isStill() ? 0 : CALM);

/** A card that leaves one place and comes to another slides there; one that comes from nowhere comes from the player who played it. */
export const [send, receive] = crossfade({
  duration: calm,
  easing: cubicOut,
  fallback: (node) => flight(node, node instanceof HTMLElement ? node.dataset.of : undefined),
});

/** Goes to a pile, `score seat:2`, once that lies where it will lie. */
export const gather = (node: Element, { to }: { to: string | undefined }) => (): TransitionConfig => flight(node, to);

/** Is turned over, from the back to the face; what holds it has both sides (TurningCard). */
export const turn = (_: Element): TransitionConfig => ({
  duration: calm() * 1.5,
  css: (_here, away) => `transform: perspective(40rem) rotateY(${away * 180}deg)`,
});

/** Is lifted from the deck, turned if its face may be seen, and flies to the player who drew it. */
export const draw = (node: Element, { to, isKnown }: { to: string; isKnown: boolean }) => (): TransitionConfig => {
  const way = wayTo(node, to);
  const { right, down } = way ?? { right: 0, down: 0 };
  return {
    duration: isStill() || !way ? 0 : DRAW,
    css: (done) => {
      const lifted = Math.min(1, done / 0.4);
      const gone = cubicInOut(Math.max(0, (done - 0.6) / 0.4));
      const turned = isKnown ? 180 * (1 - lifted) : 0;
      const shift = `translate(${right * gone}px, ${(down + LIFT) * gone - LIFT * lifted}px)`;
      return `transform: perspective(40rem) ${shift} rotateY(${turned}deg) scale(${(1 + 2 * lifted) * (1 - 0.7 * gone)}); opacity: ${1 - gone}`;
    },
  };
};

function flight(node: Element, to: string | undefined): TransitionConfig {
  const { right, down } = wayTo(node, to) ?? { right: 0, down: -112 };
  return {
    duration: calm(),
    easing: cubicOut,
    css: (here, away) => `transform: translate(${right * away}px, ${down * away}px) scale(${0.3 + 0.7 * here}); opacity: ${Math.min(1, 2 * here)}`,
  };
}

/** How far it is to a pile, or to the player who has none yet; nothing if neither can be seen. */
function wayTo(node: Element, to: string | undefined): { right: number; down: number } | undefined {
  const seat = to?.split(' ').at(-1);
  const target = document.querySelector(`[data-pile="${to}"]`) ?? document.querySelector(`[data-home="${seat}"]`);
  if (!to || !target) return undefined;
  const [here, there] = [node.getBoundingClientRect(), target.getBoundingClientRect()];
  return { right: there.x + there.width / 2 - here.x - here.width / 2, down: there.y + there.height / 2 - here.y - here.height / 2 };
}
