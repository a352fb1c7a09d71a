import type { Locator, Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { openHall, type OpenHall } from '../hall.ts';
import { lay, press, SENDING } from '../play.ts';
import { expect, test } from '../test.ts';

/** What makes matches of two begin late, and the file that puts it on the shelf of this hall alone. */
const LATE = ['../race', '../../../games/frozen-wastes/rules/target/test-classes'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

let hall: OpenHall;
test.beforeAll(async () => void (hall = await openHall(LATE)));
test.afterAll(() => hall.close());

const space = (page: Page, hex: string): Locator => page.locator(`.isheim [data-anchor="hex:${hex}"]`);
const way = (page: Page, words: RegExp): Locator => page.locator('.bar .ways button', { hasText: words });
const log = (page: Page): Locator => page.getByRole('list', { name: 'Log' });
const crown = (page: Page): Locator => page.locator('.plate', { hasText: 'Zyla' }).locator('.crown');
/** A fight of two takes two or three rounds of three phases; each asks both at most twice. */
const MOST = 80;

/** Whoever is asked goes on with the first choice, until one of the two has fallen. */
async function fightOut(both: readonly Page[]): Promise<void> {
  const answer = (page: Page): Locator => page.locator('.front .choice.lit, .bar .ways button:enabled').first();
  const isOver = async (): Promise<boolean> => /knocked out/.test((await log(both[0]!).textContent()) ?? '');
  for (let given = 0; given < MOST; given++) {
    let asked: Page | undefined;
    await expect
      .poll(async () => {
        for (const page of both) if (await answer(page).isVisible()) asked = page;
        return asked !== undefined || (await isOver());
      })
      .toBe(true);
    if ((await isOver()) || !asked) return;
    const before = await asked.locator('main').innerText();
    await answer(asked).click();
    await expect.poll(() => asked?.locator('main').innerText()).not.toBe(before);
    await expect(asked.locator(SENDING)).toHaveCount(0);
  }
}

test('The Frozen Wastes: one finds the Princess and the other bars the way home, until one of them falls, in two browsers of one hall', async ({ person }) => {
  const anna = await person({ baseURL: hall.address });
  const ben = await person({ baseURL: hall.address });
  await lay(anna, ['me', 'open'], {}, 'en', { game: 'frozen-wastes' });
  await ben.goto(new URL(await anna.locator('#invitation').inputValue()).pathname);
  await press(ben, 'join.sit');
  const both = [anna, ben];

  await anna.locator('.found .card.lit').first().click();
  await anna.locator('.bar .primary').click();
  for (const page of both) await expect(crown(page)).toBeVisible();
  await expect(log(anna)).toContainText('You find the Princess');
  await expect(log(ben)).toContainText('finds the Princess');

  await space(anna, '2-9').click();
  await anna.locator('.bar .primary').click();
  for (const page of both) await expect(log(page)).toContainText(/trudges? to/);
  await way(anna, /^Leave it/).click();

  for (const words of [/^Roll/, /^Stay here/, /^Attack/]) await way(ben, words).click();
  await expect(log(ben)).toContainText('You attack');
  await expect(log(anna)).toContainText('attacks you');
  for (const page of both) {
    for (const hero of ['Zyla', 'Karnon']) await expect(page.locator('.combat')).toContainText(hero);
    await expect(crown(page), 'until the fight is lost').toBeVisible();
  }

  await fightOut(both);
  const fallen = (page: Page): Locator => page.locator('.fallen h2');
  const annaFell = await expect(log(anna)).toContainText('You are knocked out', { timeout: 3_000 }).then(() => true, () => false);
  const [loser, winner] = annaFell ? [anna, ben] : [ben, anna];
  await expect(fallen(loser)).toHaveText(/^You fall to .+/);
  await expect(log(loser)).toContainText('You are knocked out');
  await expect(log(winner)).toContainText(/is knocked out/);
  for (const page of both) await expect(crown(page), 'who falls loses the Princess').toHaveCount(annaFell ? 0 : 1);
});
