import { Line } from '../line.ts';
import { expect, forgive, test } from '../test.ts';
import { PROVOKED, tour } from '../tour.ts';
import { LANGUAGES, leftovers, t, visible } from '../words.ts';

for (const code of LANGUAGES) {
  test.describe(code, () => {
    test.use({ locale: code });

    test('no screen is left in English', async ({ person, baseURL, complaints }) => {
      const line = await Line.to(baseURL ?? '');
      const page = await person({ baseURL: line.address });
      await tour({ page, line, code }, async ({ name }) => {
        await expect(page.locator('html'), name).toHaveAttribute('lang', code);
        expect(leftovers(await visible(page), code), name).toEqual([]);
      });
      await page.close();
      line.close();
      forgive(complaints, PROVOKED);
    });
  });
}

test('the look for leftovers finds them', async ({ page }) => {
  await page.goto('/');
  await page.locator('article h2').waitFor();
  for (const code of LANGUAGES) {
    expect(leftovers(await visible(page), code)).toEqual(expect.arrayContaining([t('cover.play-bot'), t('tables.mine')]));
  }
});
