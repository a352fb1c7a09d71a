import type { Page } from '@playwright/test';
import { lay, touchable, touchOne } from '../play.ts';
import { expect, test } from '../test.ts';
import { isSpoken, LANGUAGES, leftovers, t } from '../words.ts';

/** What a reader sees or hears: texts, and the names of what has no text. */
const visible = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) said.add((node.textContent ?? '').trim());
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) said.add(element.getAttribute(name)?.trim() ?? '');
    }
    return [...said].filter((text) => /\p{L}{2}/u.test(text));
  });

for (const code of LANGUAGES) {
  test.describe(code, () => {
    test.skip(!isSpoken(code), 'not spoken yet');
    test.use({ locale: code });

    test('no screen is left in English', async ({ page }) => {
      const check = async (where: string): Promise<void> => expect(leftovers(await visible(page), code), where).toEqual([]);
      for (const address of ['/', '/new/claim', '/settings', '/rules/claim']) {
        await page.goto(address);
        await page.locator(address === '/' ? 'article h2' : 'main h1').waitFor();
        await expect(page.getByText(t('loading', code))).toHaveCount(0);
        await check(address);
      }
      const id = await lay(page, ['me', 'bot'], { artifacts: 'yes' }, code);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      for (let touches = 0; touches < 8; touches++) await touchOne(page);
      await touchable(page).first().waitFor();
      await check('table');
      const tabs = page.getByRole('tab');
      for (let tab = 1; tab < (await tabs.count()); tab++) {
        await tabs.nth(tab).click();
        await check(`tab ${tab + 1}`);
      }
      await page.locator('header nav button').first().click();
      await page.locator('#command').fill('help');
      await page.keyboard.press('Enter');
      await check('in words');
      await page.goto(`/replay/${id}/6`);
      await page.locator('.claim').waitFor();
      await check('replay');
    });
  });
}

test('the look for leftovers finds them', async ({ page }) => {
  await page.goto('/');
  await page.locator('article h2').waitFor();
  for (const code of LANGUAGES.filter(isSpoken)) {
    expect(leftovers(await visible(page), code)).toEqual(expect.arrayContaining([t('cover.play-bot'), t('tables.mine')]));
  }
});
