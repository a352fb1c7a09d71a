import { fileURLToPath } from 'node:url';
import { openHall, type OpenHall } from '../hall.ts';
import { lay, playOut, touchable, touchOne } from '../play.ts';
import { barriers, expect, overflow, test } from '../test.ts';
import { t } from '../words.ts';

/** The toy games of engine-test, and the file that puts them on the shelf of this hall alone. */
const TOYS = ['../toys', '../../../engine-test/target/test-classes'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

let hall: OpenHall;
test.describe.configure({ mode: 'default' }); // one hall for both games
test.beforeAll(async () => void (hall = await openHall(TOYS)));
test.afterAll(() => hall.close());

for (const game of ['duel', 'trek']) {
  test(`${game}, which has no board of its own, is played to its end on the generic one`, async ({ person }) => {
    const page = await person({ baseURL: hall.address });
    await lay(page, ['me', 'bot'], {}, 'en', { game });
    await touchable(page).first().waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await playOut(page)).toBeGreaterThan(5);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await overflow(page)).toBe(0);
    await page.close();
  });
}

test('a turn of several moves is taken back at once', async ({ person }) => {
  const page = await person({ baseURL: hall.address });
  await lay(page, ['me', 'bot'], {}, 'en', { game: 'trek' });
  const walk = page.locator('.ways button:enabled').filter({ hasText: /^Walk/ });
  const reset = page.getByRole('button', { name: t('action.reset'), exact: true });
  for (let moves = 0; moves < 60 && !(await reset.isVisible()); moves++) {
    await touchOne(page, async (first) => ((await walk.count()) > 0 ? walk.first() : first).click({ timeout: 2_000 }));
  }
  await reset.click();
  await expect(page.getByRole('tabpanel').locator('del')).not.toHaveCount(0);
  await expect(reset).toBeHidden();
  await expect(page.getByRole('button', { name: t('action.undo'), exact: true })).toHaveAttribute('aria-disabled', 'true');
  await page.close();
});

test('what is not offered says why on the generic board too', async ({ person }) => {
  const page = await person({ baseURL: hall.address });
  await lay(page, ['me', 'bot'], {}, 'en', { game: 'duel' });
  const barred = page.locator('.panels [data-anchor][aria-disabled=true]');
  await touchable(page).first().waitFor();
  while ((await barred.count()) === 0) await touchOne(page);
  await barred.first().focus();
  await expect(page.locator('.why strong')).toBeVisible();
  await page.close();
});
