import type { Locator, Page } from '@playwright/test';
import { SHOW } from './play.ts';
import { overflow } from './test.ts';

/** The screens on which every board must be playable. */
export const SCREENS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const;

/** Those that are held in a hand and touched; the others have a mouse or keys. */
export const PHONES = SCREENS.filter(({ width }) => width < 500);
export const OTHERS = SCREENS.filter(({ width }) => width >= 500);
export const TOUCHED = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** A phone on its side. */
export const ON_ITS_SIDE = { width: 844, height: 390 } as const;

interface Screen {
  width: number;
  height: number;
}

/** After how many answers of one player a random match is looked at; `./winterhall soak` looks more often. */
export const LOOKS = process.env.WINTERHALL_SOAK ? [0, 2, 5, 9, 14, 20, 30, 45, 70, 100] : [3, 11];

const MOST_PRESSES = 24;
const WHILE = 2_000;

/**
 * What breaks the law of screens, on each screen: everything offered now is in sight and not covered, or behind one labelled
 * control; nothing of it moves by itself; no text is smaller than 12 pixels; nothing sticks out sideways. The page is at a table and stands still.
 */
export async function screenFaults(page: Page, screens: readonly Screen[] = SCREENS): Promise<string[]> {
  const found: string[] = [];
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await page.evaluate(() => scrollTo(0, 0));
    await page.mouse.move(0, 0); // a pointer that rests on something unfolds what explains it
    await settled(page);
    const wide = await overflow(page);
    const wrong = [...(wide > 0 ? [`sticks out by ${wide} px`] : []), ...(await moved(page)), ...(await unreachable(page)), ...(await smallTexts(page))];
    found.push(...wrong.map((fault) => `${screen.width} × ${screen.height}: ${fault}`));
  }
  return found;
}

/** Whether all of it can be seen without scrolling, and nothing lies over its middle. */
export const isInSight = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && front !== null && (element.contains(front) || front.contains(element));
  });

/** Two pictures later what a new size brings about has been painted. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => done())), 60)));

/** What is offered and does not stay where it is, though nobody touches anything: a finger on its way would miss it. */
const moved = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const WAIT = 250;
    const offered = [...document.querySelectorAll('main :is(button, [role=button], [data-anchor]).lit, main .bar .ways button:enabled')];
    const places = (): DOMRect[] => offered.map((element) => element.getBoundingClientRect());
    const before = places();
    await new Promise((done) => setTimeout(done, WAIT));
    const after = places();
    return offered.flatMap((element, at) => {
      const [from, to] = [before[at], after[at]];
      const far = from && to ? Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) : 0;
      return element.isConnected && far > 1 ? [`moves by ${Math.round(far)} px: ${element.getAttribute('data-anchor') ?? element.textContent?.trim() ?? ''}`] : [];
    });
  });

/** What is offered and cannot be touched, not even after pressing the button that leads there. */
async function unreachable(page: Page): Promise<string[]> {
  let hidden = await outOfSight(page);
  const show = page.locator(SHOW).first();
  if (hidden.length > 0) await show.waitFor({ timeout: WHILE }).catch(() => undefined); // the bar counts a moment after it was painted
  for (let presses = 0; hidden.length > 0 && presses < MOST_PRESSES && (await show.isVisible()); presses++) {
    await show.click();
    await page.mouse.move(0, 0);
    await settled(page);
    const now = new Set(await outOfSight(page));
    hidden = hidden.filter((offered) => now.has(offered)); // seen once is enough
  }
  return hidden;
}

/** Names what is offered on the board or in the bar and neither in sight nor behind a control that is, and what covers it. */
export const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const POINTS = [0.1, 0.3, 0.5, 0.7, 0.9];
    const LEAST_AREA = 480; // square pixels that can be touched: about 22 × 22
    const cover = new Map<Element, string>();

    const isInSight = (element: Element): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return false;
      let [free, isMiddleFree] = [0, false];
      for (const x of POINTS) {
        for (const y of POINTS) {
          const hit = document.elementFromPoint(left + x * width, top + y * height);
          if (hit && (element.contains(hit) || hit.contains(element.closest('label')))) [free, isMiddleFree] = [free + 1, isMiddleFree || y === 0.5];
          else if (hit) cover.set(element, hit.closest('.bar') ? 'under the bar' : `under ${hit.outerHTML.slice(0, 60)}`);
        }
      }
      return isMiddleFree && (free / POINTS.length ** 2) * width * height >= Math.min(LEAST_AREA, 0.5 * width * height); // an edge above the bar is not in sight
    };

    /** A closed popover, fold or drawer that holds it, opened by something in sight that says what it is, or a map with its buttons. */
    const isOneControlAway = (element: Element): boolean => {
      const popover = element.closest('[popover]:not(:popover-open)');
      const fold = element.closest('details:not([open])')?.querySelector('summary');
      const map = [...(element.closest('.pan-zoom')?.querySelectorAll('.buttons button') ?? [])].find(isInSight);
      const raised = [...document.querySelectorAll('[aria-controls][aria-expanded=false]')].find((button) => document.getElementById(button.getAttribute('aria-controls') ?? '')?.contains(element));
      const control = popover ? document.querySelector(`[popovertarget="${CSS.escape(popover.id)}"]`) : (fold ?? map ?? raised);
      return control !== null && control !== undefined && `${control.textContent}${control.ariaLabel ?? ''}`.trim() !== '' && isInSight(control);
    };

    const offered = [...document.querySelectorAll('main :is(button, [role=button], [data-anchor]).lit, main .bar .ways button:enabled')];
    const places = new Map<string | Element, Element[]>();
    for (const element of offered) {
      const key = element.getAttribute('data-anchor') ?? element;
      places.set(key, [...(places.get(key) ?? []), element]);
    }
    return [...places.values()]
      .filter((same) => !same.some((element) => isInSight(element) || isOneControlAway(element)))
      .map(([element]) => {
        const name = element?.getAttribute('data-anchor') ?? element?.textContent?.trim() ?? '';
        return `out of sight: ${name} ${(element && cover.get(element)) ?? ''}`.trim();
      });
  });

/** Text that is painted smaller than 12 pixels, except on a map that can be looked at closely. */
export const smallTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 11.95;
    const scaleOf = (element: Element): number => (element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.d ?? 1) : 1);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim() ?? '';
      const element = texts.currentNode.parentElement;
      if (!element || text === '' || element.closest('.unseen, .skip, .pan-zoom svg, script, style')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { width, height } = element.getBoundingClientRect();
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
      if (width > 0 && height > 0 && size < LEAST) found.add(`${size.toFixed(1)} px: ${text.slice(0, 40)} in .${element.getAttribute('class') ?? element.tagName}`);
    }
    return [...found];
  });
