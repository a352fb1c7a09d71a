import type { Page } from '@playwright/test';
import { byTap, enter, onCover, playOut, startAgainstBot, tabTo, touchable, touchByKeys, touchOne } from '../play.ts';
import { expect, test } from '../test.ts';
import { playUnseen } from '../unseen.ts';
import { t } from '../words.ts';

/** After so many touches so many answers are given unseen, up to the end of the second phase; `./winterhall soak` touches all of them. */
const [BEGIN, MIDDLE] = process.env.WINTERHALL_SOAK ? [Infinity, 0] : [5, 15];

/** How many touches and answers it took to the end of the match. */
async function playEnds(page: Page, touch: (page: Page) => Promise<boolean>): Promise<number> {
  let touches = 0;
  while (touches < BEGIN && (await touch(page))) touches++;
  if (MIDDLE > 0) {
    const table = page.url();
    await playUnseen(page, table.split('/').at(-1) ?? '', { answers: MIDDLE });
    await page.goto(table);
    while (await touch(page)) touches++;
  }
  return touches + MIDDLE;
}

test('from the landing page to the first legal move', async ({ page }) => {
  await startAgainstBot(page);
  await touchOne(page);
  await touchable(page).first().waitFor();
});

test('a whole match by mouse', async ({ page }) => {
  await startAgainstBot(page);
  expect(await playOut(page)).toBeGreaterThanOrEqual(26);
  await expect(page.locator('.sentence')).toContainText(/wins?\b|draw|share/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a match by touch, from its beginning and to its end', async ({ page }) => {
    await startAgainstBot(page, byTap);
    expect(await playEnds(page, (each) => touchOne(each, byTap))).toBeGreaterThanOrEqual(26);
  });
});

test('a match by keyboard alone, from its beginning and to its end', async ({ page }) => {
  await page.goto('/');
  await enter(page, onCover(page, 'cover.play-bot'));
  await expect(page.locator('.hand button.lit').first()).toBeFocused();

  // The button that pauses goes away; what it did is read instead.
  await tabTo(page, page.getByRole('tab', { name: t('tab.log'), exact: true }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: t('tab.table'), exact: true })).toBeFocused();
  await enter(page, page.getByRole('button', { name: t('menu.propose.pause'), exact: true }));
  await expect(page.locator('.sentence')).toHaveText(t('action.paused'));
  await expect(page.locator('.sentence')).toBeFocused();
  await enter(page, page.getByRole('button', { name: t('menu.propose.resume'), exact: true }));

  expect(await playEnds(page, touchByKeys)).toBeGreaterThanOrEqual(26);
  await expect(page.locator('.sentence')).toBeFocused(); // not on a button that would start something
});
