import { byTap, enter, onCover, playOut, startAgainstBot, tabTo, touchable, touchByKeys, touchOne } from '../play.ts';
import { expect, test } from '../test.ts';
import { t } from '../words.ts';

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

  test('a whole match by touch', async ({ page }) => {
    await startAgainstBot(page, byTap);
    expect(await playOut(page, byTap)).toBeGreaterThanOrEqual(26);
  });
});

test('a whole match by keyboard alone', async ({ page }) => {
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

  let touches = 0;
  while (await touchByKeys(page)) touches++;
  expect(touches).toBeGreaterThanOrEqual(26);
  await expect(page.locator('.sentence')).toBeFocused(); // not on a button that would start something
});
