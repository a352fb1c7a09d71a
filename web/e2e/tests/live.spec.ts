import type { Page } from '@playwright/test';
import { lay, onCover, touchable, touchOne } from '../play.ts';
import { expect, isDue, test } from '../test.ts';
import { t } from '../words.ts';

/** Keeps what is told by itself, as a screen reader would read it: a list line by line, anything else as a whole. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    const last = new WeakMap<Element, string>();
    Object.assign(window, { said });
    const read = (part: Element): void => {
      const text = part.textContent?.trim() ?? '';
      if (text !== '' && text !== last.get(part)) said.push(text);
      last.set(part, text);
    };
    const partOf = (node: Node): Element | null => {
      const element = node instanceof Element ? node : node.parentElement;
      return element?.closest('main > [aria-live], ul[aria-live] > li') ?? null;
    };
    const hear = (changes: MutationRecord[]): void => {
      const parts = changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes].map(partOf));
      for (const part of new Set(parts)) if (part?.isConnected) read(part);
    };
    new MutationObserver(hear).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

const heard = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { said: string[] }).said);

const count = (all: readonly string[], words: string): number => all.join('\n').split(words).length - 1;

/** What the log says of cards and tricks. */
const logged = async (page: Page): Promise<string[]> =>
  (await page.locator('#side-panel ol .line > span').allInnerTexts()).filter((line) => / (plays?|leads?) .*\d|wins? the trick/.test(line));

/** Each line of the log was said as often as it stands there; what had happened before the page came is no news. */
function expectSaidOnce(said: readonly string[], lines: readonly string[], early: readonly string[]): void {
  for (const line of new Set(lines)) if (!early.includes(line)) expect([line, count(said, line)]).toEqual([line, lines.filter((other) => other === line).length]);
}

/** So many tricks are listened to; `./winterhall soak` listens to more, and in words with motion too. */
const TOUCHES = process.env.WINTERHALL_SOAK ? 12 : 4;

const WAYS = Object.entries({ 'without motion': {}, 'with motion': { reducedMotion: 'no-preference' as const } });

for (const [how, options] of WAYS) {
  test(`the live region says what happened once, and who did it, ${how}`, async ({ person }) => {
    const page = await person(options);
    await listen(page);
    await lay(page, ['me', 'bot']);
    await touchable(page).first().waitFor();
    const early = await logged(page);
    for (let touches = 0; touches < TOUCHES; touches++) await touchOne(page);
    await touchable(page).first().waitFor();
    const said = await heard(page);
    const lines = await logged(page);
    expect(lines.length).toBeGreaterThan(2 * TOUCHES);
    expectSaidOnce(said, lines, early);
    // Nothing is read again without anything new beside it.
    expect(said.filter((text, at) => at > 0 && said[at - 1]?.includes(text))).toEqual([]);
    await page.close();
  });
}

for (const [how, options] of WAYS.filter((_, way) => isDue(way, WAYS.length))) {
  test(`in words everything is read once, ${how}`, async ({ person }) => {
    const page = await person(options);
    await page.addInitScript(() => localStorage.setItem('winterhall.settings', JSON.stringify({ view: 'text' })));
    await listen(page);
    await lay(page, ['me', 'bot']);
    const choices = page.getByRole('list', { name: t('text.options') }).locator('button:enabled');
    await choices.first().waitFor();
    const early = await logged(page);
    for (let moves = 0; moves < 4; moves++) {
      await choices.first().waitFor();
      const before = (await logged(page)).length;
      await choices.first().click();
      await expect.poll(async () => (await logged(page)).length).toBeGreaterThan(before);
    }
    await choices.first().waitFor();
    const said = await heard(page);
    const lines = await logged(page);
    expect(lines.length).toBeGreaterThan(8);
    expectSaidOnce(said, lines, early);
    await page.close();
  });
}

test('the table is drawn in the first picture of its page, before anything is known of it', async ({ page }) => {
  await page.addInitScript(() => {
    const bare: string[] = [];
    Object.assign(window, { bare });
    const look = (): void => {
      const main = document.querySelector('main');
      const isTable = location.pathname.startsWith('/table/') && main !== null;
      const isFelt = (element: Element | null): boolean => element !== null && getComputedStyle(element).backgroundImage.includes('radial-gradient');
      if (isTable && !isFelt(main.querySelector('.claim') ?? main.firstElementChild)) bare.push(main.innerText);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const bare = (): Promise<string[]> => page.evaluate(() => (window as unknown as { bare: string[] }).bare);
  await page.goto('/');
  await page.route('**/api/tables/*', async (route) => {
    await new Promise((done) => setTimeout(done, 400)); // long enough to be painted
    await route.continue();
  });
  await onCover(page, 'cover.play-bot').click();
  await touchable(page).first().waitFor();
  expect(await bare()).toEqual([]);
  await page.reload();
  await touchable(page).first().waitFor();
  expect(await bare()).toEqual([]);
});
