import { byMouse, startAgainstBot, touchable } from '../play.ts';
import { expect, test } from '../test.ts';
import { t } from '../words.ts';

test('players who want to be asked are asked: cancelled, nothing is played; confirmed, it is', async ({ page }) => {
  await page.goto('/settings');
  await page.getByLabel(t('settings.confirm')).check();
  await startAgainstBot(page);
  const card = page.locator('.hand button.lit').first();
  const asked = page.getByText(t('action.sure'));
  const wishes: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => wishes.push(String(payload))));
  await page.reload(); // so that its socket is heard
  await touchable(page).first().waitFor();

  const held = await page.locator('.hand li').count();
  await byMouse(card);
  await expect(asked).toBeVisible();
  await page.getByRole('button', { name: t('action.cancel'), exact: true }).click();
  await expect(asked).toBeHidden();
  await expect(page.locator('.hand .picked')).toHaveCount(0);
  await expect(page.locator('.hand li')).toHaveCount(held);
  expect(wishes.filter((wish) => wish.includes('"play"'))).toEqual([]);

  await byMouse(card);
  await page.locator('.ways .primary').click();
  await expect(page.locator('.hand li')).toHaveCount(held - 1);
  expect(wishes.filter((wish) => wish.includes('"play"'))).toHaveLength(1);

  // In words the same: the option has to be chosen twice.
  await touchable(page).first().waitFor();
  await page.getByRole('button', { name: t('text.switch'), exact: true }).click();
  const before = wishes.length;
  await page.locator('#command').fill('1');
  await page.keyboard.press('Enter');
  const answer = page.getByRole('status', { name: t('text.answer') });
  await expect(answer).toContainText(t('text.sure').replace('{move}', ''));
  expect(wishes.slice(before).filter((wish) => wish.includes('"play"'))).toEqual([]);
  await page.locator('#command').fill('1');
  await page.keyboard.press('Enter');
  await expect(answer).toContainText(t('text.playing').replace('{move}', ''));
  await expect.poll(() => wishes.filter((wish) => wish.includes('"play"')).length).toBe(2);
});
