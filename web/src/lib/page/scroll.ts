/**
 * Brings a part into sight inside what scrolls around it. The page itself stays where it is, unless nothing else scrolls: beside a
 * board a page that moves would take the head away.
 */
export function scrollWithin(part: HTMLElement, block: 'start' | 'center'): void {
  const panel = part.closest<HTMLElement>('[role=tabpanel]');
  if (!panel || panel.scrollHeight <= panel.clientHeight) return part.scrollIntoView({ block });
  const margin = Number.parseFloat(getComputedStyle(part).scrollMarginBlockStart) || 0; // what stays above it
  const spare = block === 'start' ? margin : Math.max(margin, (panel.clientHeight - part.offsetHeight) / 2);
  panel.scrollTop += part.getBoundingClientRect().top - panel.getBoundingClientRect().top - spare;
}
