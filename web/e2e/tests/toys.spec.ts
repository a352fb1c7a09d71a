import { fileURLToPath } from 'node:url';
import { openHall, type OpenHall } from '../hall.ts';
import { lay, playOut, touchable } from '../play.ts';
import { barriers, expect, overflow, test } from '../test.ts';

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
