import type { Page } from '@playwright/test';
import { presetsFor } from '../../src/games/claim/presets.ts';
import { lay, over, press, touchByKeys, touchOne, type Filling } from '../play.ts';
import { STAGED } from '../staged.ts';
import { expect, test } from '../test.ts';
import { t } from '../words.ts';

/** A match has far fewer; more means that something goes round in circles. */
const MOST = 4_000;

test.describe.configure({ timeout: 1_800_000 });

const WAYS: Record<string, (page: Page) => Promise<boolean>> = { 'by mouse': touchOne, 'by keys alone': touchByKeys };

for (const game of STAGED) {
  for (const [how, touch] of Object.entries(WAYS)) {
    test(`${game}: a whole match against bots ${how}`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await lay(page, ['me', 'bot', 'bot'], {}, 'en', { game });
      let touches = 0;
      while (touches < MOST && (await touch(page))) touches++;
      expect(touches).toBeLessThan(MOST);
      await expect(over(page)).toBeVisible();
    });
  }

  test(`${game}: a whole match against bots through the text view alone`, async ({ page }) => {
    await lay(page, ['me', 'bot', 'bot'], {}, 'en', { game });
    await press(page, 'text.switch');
    const options = page.getByRole('list', { name: t('text.options') }).getByRole('listitem');
    for (let moves = 0; moves < MOST; moves++) {
      await options.first().or(over(page)).first().waitFor();
      if (await over(page).isVisible()) break;
      const before = await page.locator('main').innerText();
      await page.locator('#command').fill(String(1 + (moves % (await options.count()))));
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('main').innerText()).not.toBe(before);
    }
    await expect(over(page)).toBeVisible();
  });
}

/** Each box of Claim, for two with its artifacts or locations, for four in partnership. */
for (const seats of [2, 4]) {
  for (const { id, settings } of presetsFor(seats).filter(({ id }) => id !== 'base' || seats === 4)) {
    test(`claim, ${id} with ${seats} seats: a whole match against bots by mouse`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await lay(page, ['me', ...Array<Filling>(seats - 1).fill('bot')], { ...settings });
      let touches = 0;
      while (touches < MOST && (await touchOne(page))) touches++;
      expect(touches).toBeLessThan(MOST);
      await expect(over(page)).toBeVisible();
    });
  }
}
