import type { Locator } from '@playwright/test';
import { lay, over, press, tabTo, touchOne, type Touch } from '../play.ts';
import { STAGED } from '../staged.ts';
import { expect, test } from '../test.ts';
import { t } from '../words.ts';

/** A match has far fewer; more means that something goes round in circles. */
const MOST = 4_000;

test.describe.configure({ timeout: 1_800_000 });

const WAYS: Record<string, Touch | undefined> = {
  'by mouse': undefined,
  'by keys alone': async (target) => {
    const { keyboard } = target.page();
    if (await target.evaluate((element) => element.matches('svg [role=button]'))) await leapTo(target);
    else await tabTo(target.page(), target);
    await keyboard.press('Enter');
  },
};

/** A map is one stop for Tab: M goes there, and R to the next space that can be chosen. */
async function leapTo(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  const isThere = (): Promise<boolean> => target.evaluate((element) => element === document.activeElement);
  if (!(await isThere())) await keyboard.press('m');
  for (let leaps = 0; leaps < 250 && !(await isThere()); leaps++) await keyboard.press('r');
}

for (const game of STAGED) {
  for (const [how, touch] of Object.entries(WAYS)) {
    test(`${game}: a whole match against bots ${how}`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await lay(page, ['me', 'bot', 'bot'], {}, 'en', { game });
      let touches = 0;
      while (touches < MOST && (await touchOne(page, touch))) touches++;
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
