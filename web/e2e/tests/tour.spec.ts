import { readdirSync } from 'node:fs';
import { Line } from '../line.ts';
import { lay } from '../play.ts';
import { barriers, expect, faults, forgive, isDue, test } from '../test.ts';
import { PROVOKED, SIGHTS, tour } from '../tour.ts';
import { LANGUAGES, leftovers, t, visible } from '../words.ts';

/**
 * Each language on a screen and in a light of its own: what is wrong with one is seldom wrong with its neighbour alone. Axe, the
 * slowest, sees each page in one of the first two and its colours in one of the last two.
 */
const LOOKS = [
  { code: 'nl', light: 'light', viewport: { width: 1440, height: 900 }, colorScheme: 'light', contrast: 'no-preference', isMobile: false },
  { code: 'de', light: 'light', viewport: { width: 360, height: 740 }, colorScheme: 'light', contrast: 'no-preference', isMobile: true },
  { code: 'fr', light: 'dark', viewport: { width: 844, height: 390 }, colorScheme: 'dark', contrast: 'no-preference', isMobile: true },
  { code: 'es', light: 'high contrast', viewport: { width: 1280, height: 720 }, colorScheme: 'dark', contrast: 'more', isMobile: false },
] as const;

test('the tour comes by every page, in every language', () => {
  const pages = readdirSync(new URL('../../src/pages', import.meta.url)).map((file) => file.replace('.svelte', ''));
  expect(new Set(SIGHTS.map(({ page }) => page))).toEqual(new Set(pages));
  expect(LOOKS.map(({ code }) => code)).toEqual(LANGUAGES);
});

for (const [turn, { code, light, viewport, colorScheme, contrast, isMobile }] of LOOKS.entries()) {
  test.describe(`${code}, ${light}, ${viewport.width} × ${viewport.height}`, () => {
    test.use({ locale: code, viewport, colorScheme, hasTouch: isMobile, isMobile, contextOptions: { reducedMotion: 'reduce', contrast } });

    test('nothing is left in English, sticks out, is too small to touch or bars anybody', async ({ person, baseURL, complaints }) => {
      const line = await Line.to(baseURL ?? '');
      const page = await person({ baseURL: line.address });
      const found: string[] = [];
      let sight = turn;
      await tour({ page, line, code }, async ({ name }) => {
        await expect(page.locator('html'), name).toHaveAttribute('lang', code);
        const wrong = await faults(page, { code, onlyColours: light !== 'light', isTouched: isMobile, asksAxe: isDue(sight++, 2) });
        found.push(...wrong.map((fault) => `${name}: ${fault}`));
      });
      expect(found).toEqual([]);
      await page.close();
      line.close();
      forgive(complaints, PROVOKED);
    });
  });
}

test('axe finds nothing serious for a guest who was invited', async ({ page, person }) => {
  await lay(page, ['me', 'open']);
  const link = await page.locator('#invitation').inputValue();
  const guest = await person();
  await guest.goto(link);
  await guest.getByRole('button', { name: t('join.sit') }).waitFor();
  expect(await barriers(guest)).toEqual([]);
  await guest.getByRole('button', { name: t('join.sit') }).click();
  await page.getByRole('tab', { name: t('tab.chat'), exact: true }).waitFor();
});

test('the looks for leftovers and for barriers find them', async ({ page }) => {
  await page.goto('/');
  await page.locator('article h2').first().waitFor();
  for (const code of LANGUAGES) {
    expect(leftovers(await visible(page), code)).toEqual(expect.arrayContaining([t('cover.play-bot'), t('tables.mine')]));
  }
  await page.evaluate(() => document.querySelector('main')?.append(new Image(10, 10)));
  expect(await barriers(page)).toEqual([expect.stringContaining('image-alt')]);
});
