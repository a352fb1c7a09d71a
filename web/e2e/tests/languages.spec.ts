import type { Page } from '@playwright/test';
import { Line } from '../line.ts';
import { expect, forgive, test } from '../test.ts';
import { PROVOKED, tour } from '../tour.ts';
import { LANGUAGES, leftovers, t } from '../words.ts';

/** What a reader sees or hears: texts, and the names of what has no text. */
const visible = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = new Set<string>([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) said.add((node.textContent ?? '').trim());
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) said.add(element.getAttribute(name)?.trim() ?? '');
    }
    return [...said].filter((text) => /\p{L}{2}/u.test(text));
  });

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
