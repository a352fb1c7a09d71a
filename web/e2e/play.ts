import { expect, type Locator, type Page } from '@playwright/test';
import { t } from './words.ts';

/** How a person touches something. */
export type Touch = (target: Locator) => Promise<void>;

/** A question may be answered by a standing order before anybody can touch it; then it is time to look again. */
const PATIENCE = { timeout: 2_000 };
const MOST_LOOKS = 5;

/** Cards of a fan overlap and lean: of each, the left side at half height is free. */
const free = (target: Locator) =>
  target.evaluate(
    (element) => {
      const { width, height } = element.getBoundingClientRect();
      return { x: width / 4, y: height / 2 };
    },
    undefined,
    PATIENCE,
  );

/** The button that leads to what is offered out of sight; after so many presses it has led everywhere. */
export const SHOW = '[data-shows-offered]';
const MOST_PRESSES = 60;

/** A page scrolls by itself, a map does not: to reach a space beyond its edge, one presses the button that leads there. */
async function bringIntoSight(space: Locator): Promise<void> {
  const isFree = (): Promise<boolean> =>
    space.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }, undefined, PATIENCE);
  const show = space.page().locator(SHOW);
  for (let presses = 0; presses < MOST_PRESSES && !(await isFree()); presses++) await show.click(PATIENCE);
}

/** Where it is touched: a space of a map in its middle, once it is in sight. */
async function spotOn(target: Locator): Promise<{ position?: { x: number; y: number } }> {
  const isSpace = await target.evaluate((element) => element.closest('.pan-zoom') !== null, undefined, PATIENCE);
  if (!isSpace) return { position: await free(target) };
  await bringIntoSight(target);
  return {};
}

export const byMouse: Touch = async (target) => target.click({ ...(await spotOn(target)), ...PATIENCE });
export const byTap: Touch = async (target) => target.tap({ ...(await spotOn(target)), ...PATIENCE });

/** A match of Claim has far fewer; more means that something goes round in circles. */
const MOST_TOUCHES = 400;

/** The way on that only a finished match offers. */
export const over = (page: Page): Locator => page.getByRole('button', { name: t('action.rematch') });
export const handOver = (page: Page): Locator => page.locator('section:has(> h2) > button.primary');

/** What is told while a move is on its way to the hall; until it is answered, the old question still stands there. */
export const SENDING = '.bar .unseen:not(:empty)';
/** What was lifted by a first tap waits for the second, or for its button beside the way back; nothing else is wanted meanwhile. */
const LIFTED = '.bar .rest .primary, .bar .ways > .again + .primary';
const lit = (page: Page): Locator => page.locator(`main:not(:has(${SENDING}, ${LIFTED})) :is(button, [role=button]).lit:not(.picked)`).filter({ visible: true });
const ways = (page: Page): Locator =>
  page.locator('.bar :is(.ways button:enabled:not(.back), .rest .primary:enabled)').filter({ hasNotText: t('action.cancel') }).filter({ hasNotText: t('action.rematch') }).filter({ visible: true }); // while something is lifted on a wide screen, the others are away
/** What answers the question; empty while somebody else is asked, or the hall has not answered yet. */
export const touchable = (page: Page): Locator => lit(page).or(ways(page));

/** Everything a reader can see change; a touch is done when this is another. */
const moment = (page: Page): Promise<string> =>
  page.evaluate(() => (document.querySelector('main')?.textContent ?? '') + document.querySelectorAll('.picked').length);

/** Waits until it is this person's turn or the match is over, touches one thing, and waits for the answer; false when it is over. */
export async function touchOne(page: Page, touch: Touch = byMouse): Promise<boolean> {
  for (let looks = 1; ; looks++) {
    await touchable(page).or(handOver(page)).or(over(page)).first().waitFor();
    if (await over(page).isVisible()) return false;
    const before = await moment(page);
    try {
      await touch(touchable(page).or(handOver(page)).first());
    } catch (gone) {
      if (looks < MOST_LOOKS) continue;
      throw gone;
    }
    await expect.poll(() => moment(page), { intervals: [10, 20, 40, 80] }).not.toBe(before);
    await expect(page.locator(SENDING)).toHaveCount(0);
    return true;
  }
}

/** Plays until the match is over; answers how many touches it took. */
export async function playOut(page: Page, touch: Touch = byMouse, watch?: (touches: number) => Promise<void>): Promise<number> {
  for (let touches = 0; touches < MOST_TOUCHES; touches++) {
    await watch?.(touches);
    if (!(await touchOne(page, touch))) return touches;
  }
  throw new Error(`the match is not over after ${MOST_TOUCHES} touches`);
}

/** The way to start that the cover of a game offers; every game on the shelf has the same. */
export const onCover = (page: Page, key: string, code = 'en', game = 'Claim'): Locator =>
  page.getByRole('article', { name: game, exact: true }).getByRole('button', { name: t(key, code), exact: true });

export async function startAgainstBot(page: Page, touch: Touch = byMouse): Promise<void> {
  await page.goto('/');
  const start = onCover(page, 'cover.play-bot');
  await start.waitFor();
  await touch(start);
  await touchable(page).first().waitFor();
}

export type Filling = 'me' | 'open' | 'bot';

/** What may be wished beyond the usual. */
type More = { game?: string; aids?: boolean };

/** Lays a table as the page of new tables does, without its form; the page is at the table afterwards. */
export async function lay(page: Page, seats: Filling[], settings: Record<string, string> = {}, code = 'en', more: More = {}): Promise<string> {
  const cameIn = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/me');
  await page.goto('/');
  await cameIn;
  await page.getByRole('button', { name: t('cover.play-bot', code) }).first().waitFor();
  const wanted = {
    game: 'claim',
    settings,
    seats: seats.map((kind, index) => ({ kind, bot: kind === 'bot' ? 'greedy' : '', name: kind === 'me' ? `Player ${index + 1}` : '' })),
    listed: false,
    spectators: 'anyone',
    clock: 'none',
    entropy: '',
    ...more,
  };
  const answer = await page.request.post('/api/tables', { data: wanted, headers: { 'X-Winterhall': '1' } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`/table/${id}`);
  return id;
}

/** Presses the first button of this name, whatever it is called in that language. */
export const press = (page: Page, key: string, code = 'en'): Promise<void> =>
  page.getByRole('button', { name: t(key, code), exact: true }).first().click();

/** Presses Tab until the focus is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement, undefined, PATIENCE)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

/** Focus goes where the question is; where it does not, Tab leads there. A map is one stop: M goes to it, and R to the next space that can be chosen. */
export const byKeys: Touch = async (target) => {
  const { keyboard } = target.page();
  const isThere = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement, undefined, PATIENCE);
  if (await target.evaluate((element) => element.matches('svg [role=button]'), undefined, PATIENCE)) {
    if (!(await isThere())) await keyboard.press('m');
    for (let leaps = 0; leaps < 250 && !(await isThere()); leaps++) await keyboard.press('r');
  } else if (!(await target.page().evaluate(() => document.activeElement?.matches('.hand button.lit')))) await tabTo(target.page(), target);
  await keyboard.press('Enter');
};

/** What has the focus: the body of the page, if nothing has; a button that starts another match; or what one may come back to. */
const focusAt = (page: Page): Promise<'body' | 'start' | 'kept'> =>
  page.evaluate((rematch) => {
    const holder = document.activeElement;
    if (!holder || holder === document.body) return 'body';
    return holder.matches('button, a') && holder.textContent?.trim() === rematch ? 'start' : 'kept';
  }, t('action.rematch'));

/** The focus has not fallen to the page, and rests on nothing that starts something. */
export const expectFocus = async (page: Page): Promise<void> => expect(await focusAt(page)).toBe('kept');

/** One move by keys alone, after which the focus is where it should be. */
export async function touchByKeys(page: Page): Promise<boolean> {
  const goesOn = await touchOne(page, byKeys);
  await expectFocus(page);
  return goesOn;
}

/** Goes there by Tab and presses Enter: no mouse, no finger. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
