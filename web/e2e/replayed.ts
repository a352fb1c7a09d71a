import { expect, type Page } from '@playwright/test';
import { press } from './play.ts';
import { t } from './words.ts';

/**
 * From the result of a finished match: a link in its breakdown leads to that moment on the game's own board, and the record,
 * taken in once more as a match of its own, begins with the same board.
 */
export async function expectReplayed(page: Page, id: string, board: string): Promise<void> {
  const steps = page.locator(`main a[href^="/replay/${id}/"]:not([href$="/0"])`);
  const moment = new URL((await steps.nth(1).getAttribute('href')) ?? '', page.url()).pathname;
  await page.goto(moment);
  await expect(page.locator(board)).toBeVisible();
  await press(page, 'replay.on');
  await expect(page).toHaveURL((now) => Number(now.pathname.split('/').at(-1)) === Number(moment.split('/').at(-1)) + 1);
  await expect(page.locator(board)).toBeVisible();

  const record = await (await page.request.get(`/api/tables/${id}/record`)).text();
  await page.goto('/record');
  await page.getByLabel(t('record.text'), { exact: true }).fill(record);
  await press(page, 'record.take');
  await page.waitForURL(/\/replay\/\w+\/0$/);
  expect(page.url()).not.toContain(id);
  await expect(page.locator(board)).toBeVisible();
}
