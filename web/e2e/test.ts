import { test as plain, expect, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import axe from 'axe-core';
import { leftovers, visible } from './words.ts';

/** Opens a further browser of its own: another person, with other cookies. */
type Person = (options?: BrowserContextOptions) => Promise<Page>;

const hall = (): string => process.env.WINTERHALL_ADDRESS ?? '';

/** Every page is watched: nothing is fetched from elsewhere, nothing complains. */
export const test = plain.extend<{ person: Person; complaints: string[] }>({
  baseURL: async ({}, use) => use(hall()),
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  context: async ({ context, complaints }, use) => {
    watch(context, complaints);
    await use(context);
  },
  person: async ({ browser, contextOptions, locale, baseURL, complaints }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...contextOptions, locale, baseURL, ...options });
      opened.push(context);
      watch(context, complaints);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

export { expect };

function watch(context: BrowserContext, complaints: string[]): void {
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (hostname !== 'localhost' && !['data:', 'blob:'].includes(protocol)) complaints.push(`external: ${request.url()}`);
  });
  context.on('console', (message) => {
    const { url } = message.location();
    if (url.endsWith('/favicon.ico')) return; // a whole browser looks for it beside a picture that is shown alone
    if (message.type() === 'error') complaints.push(`console: ${message.text()} ${url}`);
  });
  context.on('weberror', (error) => complaints.push(`error: ${error.error().message}`));
}

/** Takes back what a test provokes on purpose. */
export function forgive(complaints: string[], meant: RegExp): void {
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !meant.test(complaint)));
}

/** What axe finds serious or critical, as short lines; of colours alone where only the light is another. */
export async function barriers(page: Page, onlyColours = false): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'], ...only });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }, onlyColours ? { runOnly: ['color-contrast'] } : {});
}

/** How far the page sticks out sideways, in pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

/**
 * What is to be touched and smaller than a finger, 44 pixels. What unfolds a pile that lies close to others takes touches
 * around it too and may look smaller; a link in the middle of a sentence is as high as its line.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isInSentence = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' && element.parentElement?.textContent?.trim() !== element.textContent?.trim();
    const isSmall = (element: Element): boolean => {
      const least = element.matches('[popovertarget]') ? 31.5 : 43.5;
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      return width < least || height < least;
    };
    return [...document.querySelectorAll('button, [role=button], a[href], input, select, textarea, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('.unseen, .skip') && !isInSentence(element) && isSmall(element))
      .map((element) => `too small: ${element.outerHTML.slice(0, 120)}`);
  });

/** What takes turns in `./winterhall test` is looked at every time in `./winterhall soak`. */
export const isDue = (turn: number, of: number, at = 0): boolean => process.env.WINTERHALL_SOAK !== undefined || turn % of === at % of;

/** How somebody looks at a page: in which language, in which light, with a finger or not, and whether axe looks too. */
interface Look {
  code?: string;
  onlyColours?: boolean;
  isTouched?: boolean;
  asksAxe?: boolean;
}

/** All that is wrong with what is on the screen: left in English, too wide, too small to touch, or in somebody's way. */
export async function faults(page: Page, { code = 'en', onlyColours = false, isTouched = false, asksAxe = true }: Look = {}): Promise<string[]> {
  const wide = await overflow(page);
  return [
    ...(code === 'en' ? [] : leftovers(await visible(page), code).map((text) => `left in English: ${text}`)),
    ...(wide > 0 ? [`sticks out by ${wide} px`] : []),
    ...(isTouched ? await smallTargets(page) : []),
    ...(asksAxe ? await barriers(page, onlyColours) : []),
  ];
}
