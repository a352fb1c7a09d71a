import type { Page } from '@playwright/test';
import { lay, press, touchable, touchOne } from '../play.ts';
import { expect, faults, forgive, test } from '../test.ts';
import { t } from '../words.ts';

const CODE = 'de';

test.use({ locale: CODE, viewport: { width: 390, height: 844 } });

async function look(page: Page, name: string): Promise<void> {
  expect(await faults(page, { code: CODE, isTouched: true }), name).toEqual([]);
}

/** What can be done with the others, behind a button on a small screen. */
async function menu(page: Page, ...keys: string[]): Promise<void> {
  if (!(await page.locator('#side-panel').isVisible())) await page.locator('.more').click();
  await page.locator('#tab-table').click();
  for (const key of keys) await press(page, key, CODE);
}

test('what company brings: an invitation, a full table, who watches, a pause, giving up', async ({ page: host, person }) => {
  const [guest, third] = [await person(), await person()];
  await host.goto('/');
  await press(host, 'cover.invite', CODE);
  const link = await host.locator('#invitation').inputValue();
  await guest.goto(link);
  await press(guest, 'join.sit', CODE);
  for (const page of [host, guest]) await page.locator('.claim').waitFor();

  await third.goto(link);
  await expect(third.getByText(t('join.full', CODE))).toBeVisible();
  await look(third, 'full table');
  await third.getByRole('link', { name: t('join.watch', CODE) }).click();
  await expect(third.locator('.sentence')).toContainText(t('action.watching', CODE));
  await look(third, 'who watches');

  await menu(host, 'menu.propose.pause');
  await expect(guest.getByRole('button', { name: t('proposal.agree', CODE) })).toBeVisible();
  await host.keyboard.press('Escape');
  await expect(host.getByRole('button', { name: t('proposal.withdraw', CODE) })).toBeVisible();
  await look(host, 'asked the others');
  await look(guest, 'asked by another');
  await press(guest, 'proposal.agree', CODE);
  for (const page of [host, guest, third]) await expect(page.locator('.sentence')).toContainText(t('action.paused', CODE));
  await look(guest, 'paused');
  await press(guest, 'menu.propose.resume', CODE);
  await press(host, 'proposal.agree', CODE);
  await expect(host.locator('.sentence')).not.toContainText(t('action.paused', CODE));

  await menu(guest, 'menu.resign');
  await expect(guest.getByText(t('menu.resign.sure', CODE))).toBeVisible();
  await look(guest, 'giving up');
  await press(guest, 'menu.no', CODE);
  await menu(guest, 'menu.resign', 'menu.resign.yes');
  await expect(host.getByRole('button', { name: t('action.rematch', CODE) })).toBeVisible();
  await look(host, 'the other gave up');
  await third.goto(link);
  await expect(third.getByRole('heading', { name: t('join.over', CODE) })).toBeVisible();
  await look(third, 'invitation to a match that is over');
});

for (const seats of [3, 4]) {
  test(`${seats} seats on a phone`, async ({ page }) => {
    await lay(page, ['me', ...Array.from({ length: seats - 1 }, () => 'bot' as const)], {}, CODE);
    await touchOne(page);
    await touchable(page).first().waitFor();
    await look(page, `${seats} seats`);
  });
}

test('a page whose files are gone says so after one more try', async ({ person, complaints }) => {
  const page = await person({ serviceWorkers: 'block' }); // it would have kept them
  await page.goto('/');
  await page.locator('article h2').waitFor();
  let tries = 0;
  await page.route(/assets\/Rules-.*\.js/, (route) => {
    tries++;
    return route.abort();
  });
  await page.goto('/rules/claim');
  await expect(page.getByText(t('problem.page-did-not-load', CODE))).toBeVisible();
  expect(tries).toBe(2);
  await look(page, 'a page that did not load');
  forgive(complaints, /net::ERR_|destructure property 'default'/); // the latter in the moment before it is loaded anew
});
