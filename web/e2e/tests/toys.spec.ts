import { fileURLToPath } from 'node:url';
import { openHall, type OpenHall } from '../hall.ts';
import { byTap, lay, over, playOut, tabTo, touchable, touchOne, type Filling } from '../play.ts';
import { expectTold, watch } from '../painted.ts';
import { expect, faults, isDue, overflow, test } from '../test.ts';
import { LOOKS, OTHERS, PHONES, screenFaults, TOUCHED } from '../screens.ts';
import { playOutUnseen, playUnseen } from '../unseen.ts';
import { t } from '../words.ts';

/** The toy games of engine-test, and the file that puts them on the shelf of this hall alone. */
const TOYS = ['../toys', '../../../engine-test/target/test-classes'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

let hall: OpenHall;
test.describe.configure({ mode: 'default' }); // one hall for all of them
test.beforeAll(async () => void (hall = await openHall(TOYS)));
test.afterAll(() => hall.close());

/** Duel is another game with a third seat: some attacks hit everybody, and several are asked at once. */
const TABLES: Record<string, Filling[]> = { duel: ['me', 'bot', 'bot'], trek: ['me', 'bot'], trumps: ['me', 'bot'] };

/** A track that each of them has, as the shape of its view lets it be known. */
const TRACKS: Record<string, RegExp> = { duel: /^Round: 1\/\d+$/, trek: /^Round: 1\/\d+$/, trumps: /^Won: \D+ \d+ 0, Fox 0$/ };

test('cards of the template lie in the hand, each with its name', async ({ person }) => {
  const page = await person({ baseURL: hall.address });
  await lay(page, ['me', 'bot'], {}, 'en', { game: 'trumps' });
  await touchable(page).first().waitFor();
  await expect(page.locator('.hand button')).toHaveText(Array<RegExp>(8).fill(/(Oak|Pine|Birch) \d/));
  await page.close();
});

for (const [game, seats] of Object.entries(TABLES)) {
  test(`${game}, which has no board of its own, is played to its end on the generic one`, async ({ person }) => {
    const page = await person({ baseURL: hall.address });
    await lay(page, seats, {}, 'en', { game });
    await touchable(page).first().waitFor();
    await expect(page.getByRole('list', { name: t('table.seats') }).getByRole('listitem')).toHaveCount(seats.length);
    expect(await faults(page)).toEqual([]);
    await expect(page.getByRole('img', { name: TRACKS[game] })).toBeVisible();
    expect(await playOut(page)).toBeGreaterThan(5);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await overflow(page)).toBe(0);

    // With every other number of seats it comes to an end as well, and the board shows it.
    const { games } = (await (await page.request.get('/api/games')).json()) as { games: { id: string; seatCounts: number[] }[] };
    const counts = games.find(({ id }) => id === game)?.seatCounts ?? [];
    expect(counts).toContain(seats.length);
    for (const count of counts.filter((other) => other !== seats.length)) {
      const id = await lay(page, ['me', ...Array<Filling>(count - 1).fill('bot')], {}, 'en', { game });
      await playOutUnseen(page, id);
      await page.goto(`/table/${id}`);
      await expect(over(page)).toBeVisible();
    }
    await page.close();
  });
}

for (const [game, seats] of Object.entries(TABLES)) {
  test(`${game} on the generic board: what is offered is in sight on every screen`, async ({ person }) => {
    const page = await person({ baseURL: hall.address });
    const id = await lay(page, seats, {}, 'en', { game });
    const phone = await person({ baseURL: hall.address, ...TOUCHED, storageState: await page.context().storageState() });
    const found: string[] = [];
    let before = 0;
    for (const [look, answers] of LOOKS.entries()) {
      if (!(await playUnseen(page, id, { answers: answers - before, seed: 23 * answers }))) break;
      before = answers;
      for (const [device, screens] of [[page, OTHERS], [phone, PHONES]] as const) {
        await device.goto(`/table/${id}`);
        await touchable(device).first().waitFor();
        const due = screens.filter((_, at) => isDue(look, 2, at));
        found.push(...(await screenFaults(device, due)).map((fault) => `after ${answers} answers, ${fault}`));
      }
    }
    expect(found).toEqual([]);
    await phone.close();
    await page.close();
  });
}

for (const [game, seats] of Object.entries(TABLES)) {
  test(`${game} on the generic board: what lies with the seats changes when it is told, and before the next question`, async ({ person }) => {
    const page = await person({ baseURL: hall.address, reducedMotion: 'no-preference' });
    await page.addInitScript(() => localStorage.setItem('winterhall.settings', JSON.stringify({ speed: 'fast' })));
    await watch(page);
    await lay(page, seats, {}, 'en', { game });
    await touchable(page).first().waitFor();
    await expectTold(page);
    await page.close();
  });
}

test('a turn of several moves is taken back at once', async ({ person }) => {
  const page = await person({ baseURL: hall.address });
  await lay(page, ['me', 'bot'], {}, 'en', { game: 'trek' });
  const walk = page.locator('.ways button:enabled').filter({ hasText: /^Walk/ });
  const reset = page.getByRole('button', { name: t('action.reset'), exact: true });
  await page.locator('#tab-table').click(); // the bar has one button to undo, the rest is here
  for (let moves = 0; moves < 60 && !(await reset.isVisible()); moves++) {
    await touchOne(page, async (first) => ((await walk.count()) > 0 ? walk.first() : first).click({ timeout: 2_000 }));
  }
  await expect(page.locator('.bar').getByRole('button', { name: /^Undo/ })).toHaveCount(1);
  await reset.click();
  await page.locator('#tab-log').click();
  await expect(page.getByRole('tabpanel')).toContainText(/You take .+ back\./);
  await page.locator('#tab-table').click();
  await expect(reset).toHaveCount(0); // what had turned something up stays; bots may still be asked for that
  await page.close();
});

test('the map is played by keys alone, and what is not offered says why', async ({ person }) => {
  const page = await person({ baseURL: hall.address });
  await lay(page, ['me', 'bot'], {}, 'en', { game: 'trek' });
  const map = page.getByRole('group', { name: t('map.label'), exact: true });
  await map.locator('.lit').first().waitFor();
  await expect(map.locator('[data-terrain=village]').first()).toBeAttached(); // the view says what each space is
  await tabTo(page, map.locator('[tabindex="0"]'));
  await page.keyboard.press('h'); // home, where one stands already
  await expect(map.locator(':focus')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('.why strong')).toBeVisible();
  await page.keyboard.press('r');
  await expect(map.locator(':focus')).toHaveClass(/lit/);
  const chosen = map.locator('.picked'); // one space may be reached with several dice
  const told = page.getByRole('tabpanel').getByRole('listitem');
  const before = await told.count();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await told.count()) - before + (await chosen.count())).toBeGreaterThan(0);
  await page.close();
});

/** So many touches by thumb, looked at after every fourth. */
const TOUCHES = process.env.WINTERHALL_SOAK ? 40 : 6;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [game, seats] of Object.entries(TABLES)) {
    test(`${game} can be played with a thumb`, async ({ person, viewport }) => {
      const page = await person({ baseURL: hall.address, viewport, hasTouch: true, isMobile: true });
      await lay(page, seats, {}, 'en', { game });
      for (let touches = 0; touches < TOUCHES; touches++) {
        if (touches % 4 === 0) expect(await faults(page, { isTouched: true })).toEqual([]);
        if (!(await touchOne(page, byTap))) break;
      }
      await page.close();
    });
  }
});
