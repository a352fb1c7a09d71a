/** Where the rays of a star meet, in a box 100 wide and 119 high, and how far they go: beyond its corners. */
const CENTRE = { x: 54, y: 68 };
const LENGTH = 120;

/** A star with one ray for each point of a card, so that every rank looks different before it is read. */
export function burst(rays: number): string {
  const half = 0.28 - rays * 0.014;
  return Array.from({ length: rays }, (_, ray) => {
    const angle = (2 * Math.PI * ray) / rays - Math.PI / 2;
    return `M${CENTRE.x} ${CENTRE.y}L${corner(angle - half)} ${corner(angle + half)}Z`;
  }).join('');
}

const corner = (angle: number): string => `${(CENTRE.x + LENGTH * Math.cos(angle)).toFixed(1)} ${(CENTRE.y + LENGTH * Math.sin(angle)).toFixed(1)}`;
