import type { Locator, Page } from '@playwright/test';
import { expect, forgive, test } from '../test.ts';
import { inGame, onBoard, t } from '../words.ts';

const form = (page: Page): Locator => page.getByRole('group', { name: onBoard('setup.deck'), exact: true });
const owned = (page: Page, set: string): Locator => form(page).getByRole('checkbox', { name: onBoard(`setup.set.${set}`), exact: true });
const tile = (page: Page, faction: string): Locator => form(page).getByRole('button', { name: inGame(`faction.${faction}.name`), exact: true });
const lay = (page: Page): Promise<void> => page.getByRole('button', { name: t('new.lay'), exact: true }).click();

/** The tiles that are pressed, by their names; the pair is one of them. */
const deck = (page: Page): Promise<string[]> =>
  form(page)
    .locator('[aria-pressed=true] strong')
    .evaluateAll((all) => all.map((one) => (one.textContent ?? '').replaceAll('\u00ad', '')));
const names = (...factions: string[]): string[] => factions.map((faction) => inGame(`faction.${faction}.name`));

test.beforeEach(async ({ page }) => {
  // The same fortune every time, so that a draw is never the deck that lies there already.
  await page.addInitScript(() => {
    let last = 1;
    Math.random = () => (last = (last * 48271) % 2147483647) / 2147483647;
  });
  await page.goto('/new/claim');
  await expect.poll(() => deck(page)).toHaveLength(4);
});

test('what a faction does stands below the tiles once it was touched, in or out of the deck', async ({ page }) => {
  const power = form(page).locator('.power');
  await expect(power).toHaveText(onBoard('setup.factions.about'));
  await tile(page, 'dragon').click();
  await expect(power).toContainText(inGame('faction.dragon.name'));
  await expect(power).toContainText(inGame('faction.dragon.text').split('.')[0] ?? '');
  await tile(page, 'seer').click();
  await expect(power).toContainText(inGame('faction.seer.name'));
});

test('a deck is chosen tile by tile, drawn in part or whole, and is what lies on the table', async ({ page }) => {
  for (const faction of ['seer', 'dragon', 'ghost']) await tile(page, faction).click();
  expect((await deck(page)).slice(1)).toEqual(names('dragon', 'seer', 'ghost'));

  await tile(page, 'seer').focus();
  await page.keyboard.press('Enter'); // a key takes it out
  await expect(tile(page, 'seer')).toHaveAttribute('aria-pressed', 'false');
  expect(await deck(page)).toHaveLength(3);
  await form(page).getByRole('button', { name: onBoard('setup.draw.rest'), exact: true }).click();
  expect(await deck(page)).toHaveLength(4);
  expect(await deck(page)).toEqual(expect.arrayContaining(names('dragon', 'ghost')));

  const before = await deck(page);
  await form(page).getByRole('button', { name: onBoard('setup.draw'), exact: true }).click();
  await expect.poll(() => deck(page)).not.toEqual(before);

  for (const faction of ['yeti', 'demon', 'poisoner']) if ((await tile(page, faction).getAttribute('aria-pressed')) === 'false') await tile(page, faction).click();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/tables'));
  await lay(page);
  const { settings } = (await sent).postDataJSON() as { settings: { factions: string } };
  expect(settings.factions.split(',').slice(2)).toEqual(expect.arrayContaining(['yeti', 'demon', 'poisoner']));
  await expect(page).toHaveURL(/\/table\//);
});

test('what a faction does is told where one asks: by a key, by a pointer that rests', async ({ page }) => {
  await tile(page, 'dwarf').focus();
  await page.keyboard.press('?');
  const told = page.locator('.explained');
  await expect(told).toContainText(inGame('faction.dwarf.text'));
  await page.keyboard.press('Escape');
  await expect(told).toBeHidden();
  await tile(page, 'seer').hover();
  await expect(told).toContainText(inGame('faction.seer.text'));
  await expect(tile(page, 'seer')).toHaveAttribute('aria-pressed', 'false');
});

test('only what one owns is drawn and offered, and the next visit remembers it', async ({ page }) => {
  await form(page).getByRole('button', { name: onBoard('setup.draw'), exact: true }).click();
  for (const set of ['claim-2', 'frost', 'fire', 'ghosts']) await owned(page, set).uncheck();
  await expect.poll(async () => (await deck(page)).slice(1)).toEqual(names('undead', 'dwarf', 'doppelganger'));
  await expect(form(page).locator('[aria-pressed]')).toHaveCount(4); // nothing else to choose

  await page.reload();
  await expect(owned(page, 'claim')).toBeChecked();
  await expect(owned(page, 'fire')).not.toBeChecked();
  await owned(page, 'claim').uncheck();
  await expect(form(page).getByText(onBoard('setup.few'))).toBeVisible();
  await expect(form(page).getByRole('button', { name: onBoard('setup.draw'), exact: true })).toBeDisabled();
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
