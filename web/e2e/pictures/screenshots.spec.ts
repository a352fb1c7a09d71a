import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { GAMES } from '../games.ts';
import { byMouse, lay, playOut, touchable } from '../play.ts';
import { show } from '../staged.ts';
import { expect, test } from '../test.ts';
import { t } from '../words.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/screenshots', import.meta.url));
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const MID_MATCH = 6;

/** WebP, which Playwright itself does not write: a tenth of the size of PNG, and every reader of Markdown shows it. */
async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(300);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 84 });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.webp`), Buffer.from(data, 'base64'));
}

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${size}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, isMobile: size === 'phone', hasTouch: size === 'phone' });

      const named = (what: string): string => `${what}-${size}-${colorScheme}`;

      for (const [game, { pictures }] of Object.entries(GAMES)) {
        for (const moment of pictures) {
          test(`${game}, ${moment}`, async ({ page }) => {
            await show(page, game, moment);
            await take(page, named(moment === game ? game : `${game}-${moment}`));
          });
        }
      }

      test('pictures', async ({ page }) => {
        await page.goto('/');
        await page.locator('article img').first().waitFor();
        await take(page, named('landing'));

        const id = await lay(page, ['me', 'bot'], { artifacts: 'yes' });
        await touchable(page).first().waitFor();
        await take(page, named('start'));
        let isTaken = false;
        await playOut(page, byMouse, async (touches) => {
          if (isTaken || touches < MID_MATCH) return;
          await touchable(page).first().waitFor();
          if ((await page.locator('.bar .ways button').count()) > 0) return; // a question about cards shows more
          isTaken = true;
          await take(page, named('middle'));
        });
        await take(page, named('end'));

        await page.goto(`/result/${id}`);
        await page.locator('main h2').first().waitFor();
        await expect(page.getByText(t('loading'), { exact: true })).toHaveCount(0);
        await take(page, named('result'));

        await page.goto(`/replay/${id}/40`);
        await page.locator('.claim').waitFor();
        await take(page, named('replay'));

        await page.goto('/rules/claim');
        const title = await page.locator('main h1').innerText();
        if (title !== t('page.lost')) await take(page, named('rules'));
      });
    });
  }
}
