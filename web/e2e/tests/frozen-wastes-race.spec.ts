import type { Locator, Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { openHall, type OpenHall } from '../hall.ts';
import { lay, press } from '../play.ts';
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

test('The Frozen Wastes: one finds the Princess and the other bars the way home, in two browsers of one hall', async ({ person }) => {
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
});
