import type { Locator, Page } from '@playwright/test';
import { expect, forgive, test } from '../test.ts';
import { onBoard, t } from '../words.ts';

const FIRST_BOX = ['goblin', 'undead', 'dwarf', 'doppelganger'];

const form = (page: Page): Locator => page.getByRole('group', { name: onBoard('setup.deck'), exact: true });
const owned = (page: Page, set: string): Locator => form(page).getByRole('checkbox', { name: onBoard(`setup.set.${set}`), exact: true });
const places = (page: Page): Locator => form(page).getByRole('combobox');
const lay = (page: Page): Promise<void> => page.getByRole('button', { name: t('new.lay'), exact: true }).click();

/** What lies in each place; the pair is one of them. */
const deck = (page: Page): Promise<string[]> => places(page).evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));

test.beforeEach(async ({ page }) => {
  // The same fortune every time, so that a draw is never the deck that lies there already.
  await page.addInitScript(() => {
    let last = 1;
    Math.random = () => (last = (last * 48271) % 2147483647) / 2147483647;
  });
  await page.goto('/new/claim');
  await form(page).getByLabel(onBoard('setup.deck.own'), { exact: true }).check();
  await expect(places(page)).toHaveCount(4);
});

test('a deck is drawn at random, whole or in one place, and is what lies on the table', async ({ page }) => {
  const first = await deck(page);
  await form(page).getByRole('button', { name: onBoard('setup.draw'), exact: true }).click();
  await expect.poll(() => deck(page)).not.toEqual(first);

  const before = await deck(page);
  await form(page).getByRole('listitem').last().getByRole('button').click();
  await expect.poll(() => deck(page)).not.toEqual(before);
  const after = await deck(page);
  expect(after.filter((one) => !before.includes(one))).toHaveLength(1);
  expect(before.filter((one) => !after.includes(one))).toEqual([before.at(-1)]);

  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/tables'));
  await lay(page);
  const { settings } = (await sent).postDataJSON() as { settings: { factions: string } };
  expect(settings.factions.split(',')).toEqual(expect.arrayContaining(after));
  await expect(page).toHaveURL(/\/table\//);
});

test('only what one owns is drawn and offered, and the next visit remembers it', async ({ page }) => {
  for (const set of ['claim-2', 'frost', 'fire', 'ghosts']) await owned(page, set).uncheck();
  await expect.poll(() => deck(page)).toEqual(FIRST_BOX);
  await expect(places(page).getByRole('option')).toHaveCount(FIRST_BOX.length); // nothing else to choose

  await page.reload();
  await expect(owned(page, 'claim')).toBeChecked();
  await expect(owned(page, 'fire')).not.toBeChecked();
  await owned(page, 'claim').uncheck();
  await expect(form(page).getByRole('status')).toHaveText(onBoard('setup.few'));
  await expect(form(page).getByLabel(onBoard('setup.deck.own'), { exact: true })).toBeDisabled();
});

test('a deck that the hall refuses is told beside the deck, which stays', async ({ page, complaints }) => {
  await page.route('**/api/tables', async (route) => {
    const wanted = route.request().postDataJSON() as { settings: object };
    await route.continue({ postData: { ...wanted, settings: { ...wanted.settings, factions: 'goblin,knight' } } });
  });
  const before = await deck(page);
  await lay(page);
  await expect(form(page).getByRole('alert')).toBeInViewport();
  await expect(page.getByRole('alert')).toHaveCount(1);
  expect(await deck(page)).toEqual(before);
  forgive(complaints, /422/);
});
