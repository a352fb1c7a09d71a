import type { Page } from '@playwright/test';
import { enter, onCover, over, tabTo } from '../play.ts';
import { expect, faults, test } from '../test.ts';
import { t } from '../words.ts';

const command = (page: Page) => page.getByLabel(t('text.command'), { exact: true });
const options = (page: Page) => page.getByRole('list', { name: t('text.options') }).locator('button:enabled');

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await enter(page, onCover(page, 'cover.play-bot'));
  await enter(page, page.getByRole('button', { name: t('text.switch'), exact: true }));
  await options(page).first().waitFor();
  await tabTo(page, command(page));
});

test('a whole match through the text view alone', async ({ page }) => {
  let moves = 0;
  for (; moves < 200; moves++) {
    await options(page).or(over(page)).first().waitFor();
    if (await over(page).isVisible()) break;
    await expect(command(page)).toBeFocused();
    const before = await page.locator('main').innerText();
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('main').innerText(), { intervals: [10, 20, 40] }).not.toBe(before);
  }
  expect(moves).toBeGreaterThanOrEqual(26);
  await tabTo(page, over(page));
});

test('the text view answers its commands', async ({ page }) => {
  const answer = page.getByRole('status', { name: t('text.answer') });
  for (const word of ['hand', 'table', 'log', 'why', 'help', 'look', 'options']) {
    await command(page).fill(word);
    await page.keyboard.press('Enter');
    await expect(answer).not.toBeEmpty();
    await expect(answer).not.toContainText(t('why.asking'));
  }
  await command(page).fill('say Well met');
  await page.keyboard.press('Enter');
  await expect(answer).toHaveText(t('text.said').replace('{text}', 'Well met'));

  // A slip is mended, not typed again.
  await command(page).fill('sya And thank you');
  await page.keyboard.press('Enter');
  await expect(answer).toHaveText(t('text.unknown').replace('{word}', 'sya'));
  await expect(command(page)).toHaveValue('sya And thank you');
  await page.keyboard.press('Home');
  for (let letters = 0; letters < 3; letters++) await page.keyboard.press('Delete');
  await page.keyboard.type('say');
  await page.keyboard.press('Enter');
  await expect(answer).toHaveText(t('text.said').replace('{text}', 'And thank you'));
  await expect(command(page)).toHaveValue('');

  // A lesson always bars the same cards: the first `why 2` tells the second of them, and its rule.
  await page.goto('/learn/claim');
  for (let moment = 0; moment < 4; moment++) await page.locator('.ways button.primary').click();
  await command(page).fill('why 2');
  await page.keyboard.press('Enter');
  await expect(answer).toHaveText(/^2\. .* \(rule R\d+\)$/);
});

test('on a phone the question is in sight at once, and a touch leads to its answers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await options(page).first().waitFor();
  const link = page.getByRole('button', { name: /^↓ / });
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
  await expect(options(page).first()).toBeInViewport({ ratio: 1 });
  expect(await faults(page, { isTouched: true })).toEqual([]);
});
