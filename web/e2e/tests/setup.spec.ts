import { expect, test } from '../test.ts';
import { inGame, onBoard, onBoardOf, t } from '../words.ts';

test('every setting of Claim can be chosen, at every table that has it', async ({ page }) => {
  const { games } = (await (await page.request.get('/api/games')).json()) as {
    games: { id: string; seatCounts: number[]; settings: { key: string; seats: number[] }[] }[];
  };
  const claim = games.find(({ id }) => id === 'claim');
  await page.goto('/new/claim');
  await page.locator('form').waitFor();
  for (const seats of claim?.seatCounts ?? []) {
    await page.locator('.counts').getByLabel(String(seats), { exact: true }).check();
    const poisoner = page.locator('[data-setting=factions]').getByRole('button', { name: inGame('faction.poisoner.name'), exact: true });
    if ((await poisoner.getAttribute('aria-pressed')) === 'false') await poisoner.click();
    const building = page.getByRole('button', { name: onBoard('setup.extra.building') });
    if ((await building.count()) > 0 && (await building.getAttribute('aria-pressed')) === 'false') await building.click();
    const wanted = claim?.settings.filter((setting) => setting.seats.includes(seats)).map(({ key }) => key) ?? [];
    const offered = await page.locator('[data-setting]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.setting));
    expect(offered.sort()).toEqual(wanted.sort());
  }
});

test('with more than two seats the form says where the expansions have gone', async ({ page }) => {
  await page.goto('/new/claim');
  await page.locator('form').waitFor();
  const gone = page.getByText(onBoard('setup.expansions.two'), { exact: true });
  await expect(gone).toHaveCount(0);
  await page.locator('.counts').getByLabel('4', { exact: true }).check();
  await expect(gone).toBeVisible();
});

test('the types of the locations and the Toxics are those that were chosen', async ({ page }) => {
  await page.goto('/new/claim');
  await page.locator('[data-setting=factions]').getByRole('button', { name: inGame('faction.poisoner.name'), exact: true }).click();
  const toxics = page.locator('[data-setting=toxic-set] input');
  await page.getByRole('button', { name: onBoard('setup.extra.building') }).click();
  await page.locator('summary').filter({ hasText: onBoard('setup.readings') }).click();
  const types = page.locator('[data-setting=location-types]');
  await types.getByLabel('The Tavern').uncheck();
  await expect(types.getByLabel('The Pit')).toBeDisabled(); // one building there must be
  await types.getByLabel('The Forest').check();

  // Thirteen Toxics are told, and not sent.
  await toxics.last().fill('3');
  await expect(page.locator('#toxics-count')).toHaveClass(/wrong/);
  await page.getByRole('button', { name: t('new.lay') }).click();
  await expect(page).toHaveURL(/\/new\/claim$/);
  await toxics.nth(10).fill('1');
  await expect(page.locator('#toxics-count')).not.toHaveClass(/wrong/);
  await page.getByRole('button', { name: t('new.lay') }).click();
  await page.waitForURL(/\/table\//);
  const id = new URL(page.url()).pathname.split('/')[2];
  const { settings } = (await (await page.request.get(`/api/tables/${id}`)).json()) as { settings: Record<string, string> };
  expect(settings).toMatchObject({ locations: 'building', 'location-types': 'pit,forest', 'toxic-set': '0,1,2,3,4,5,6,7,8,9,10,x,x,x' });
});

test('who begins at Valda is chosen, where the lot should not decide (R17)', async ({ page }) => {
  await page.goto('/new/valda');
  const begins = page.getByLabel(onBoardOf('valda')('setup.begins'));
  await expect(begins).toHaveValue('lot');
  for (const [who, kind] of [['1', 'bot'], ['0', 'person']] as const) {
    await page.goto('/new/valda');
    await begins.selectOption(who);
    await page.getByRole('button', { name: t('new.lay') }).click();
    await page.waitForURL(/\/table\//);
    const { seats } = (await (await page.request.get(`/api/tables/${new URL(page.url()).pathname.split('/')[2]}`)).json()) as { seats: { kind: string }[] };
    expect(seats[0]?.kind).toBe(kind);
  }
  await page.goto('/new/frozen-wastes');
  await page.locator('form').waitFor();
  await expect(begins).toHaveCount(0); // its first player is drawn by the rules
});
