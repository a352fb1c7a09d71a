import { lay, touchable } from '../play.ts';
import { barriers, expect, overflow, test } from '../test.ts';
import { t } from '../words.ts';

const FIRE = { artifacts: 'yes', locations: 'both', factions: 'ice-king,ice-queen,demon,poisoner,fire-elemental' };

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('what artifacts, factions and locations do is read at the board, and their rules are a touch away', async ({ page }) => {
    await lay(page, ['me', 'bot'], FIRE);
    await touchable(page).first().waitFor();
    const about = page.locator(':popover-open');
    const titles = [page.getByRole('button', { name: 'What they do' }), page.getByRole('button', { name: 'Powers' }), page.locator('.around [popovertarget]').first()];
    for (const [at, title] of titles.entries()) {
      await title.tap();
      await expect(about).toBeInViewport({ ratio: 0.9 });
      await expect(about.locator('dd')).toHaveCount([3, 5, 1][at] ?? 0);
      for (const words of await about.locator('dd').allInnerTexts()) expect(words).toMatch(/\w{2}.*\. Rule [AFL]\d+(\nAsk me about it)?$/s);
      if (at === 0) {
        expect(await overflow(page)).toBe(0);
        expect(await barriers(page)).toEqual([]);
      }
      await page.keyboard.press('Escape');
      await expect(about).toHaveCount(0);
    }
    await titles[0]?.tap();
    await about.getByRole('link').first().tap();
    await expect(page.getByRole('tab', { name: t('tab.rules'), exact: true })).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('#side-panel')).toBeInViewport();
  });
});

test('a Toxic that cannot be looked at now says why', async ({ page }) => {
  await lay(page, ['me', 'bot'], FIRE);
  await touchable(page).first().waitFor();
  const toxic = page.locator('.toxic').first();
  await expect(toxic).toHaveAttribute('aria-disabled', 'true');
  await expect(async () => {
    await toxic.blur();
    await toxic.focus(); // asked again if the bot moved in between
    await expect(page.locator('.why strong')).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
