import type { Page } from '@playwright/test';
import { lay, over, touchable, touchOne } from '../play.ts';
import { expect, test } from '../test.ts';

/** What a reader sees of a trick in one painted picture. */
interface Picture {
  cards: number;
  isWon: boolean;
  isAsked: boolean;
  followers: string;
  log: number;
}

/** Keeps every picture that differs from the one before it. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const pictures: Picture[] = [];
    Object.assign(window, { pictures });
    const look = (): void => {
      const trick = document.querySelector('.trick section');
      if (trick) {
        const picture = {
          cards: trick.querySelectorAll('li:not([inert])').length,
          isWon: trick.querySelector('li.winner:not([inert])') !== null,
          isAsked: document.querySelector('.hand .lit, .ways button') !== null,
          followers: [...document.querySelectorAll('[data-pile^="followers"]')].map((pile) => pile.textContent?.trim()).join(),
          log: document.querySelectorAll('#side-panel ol > li').length,
        };
        if (JSON.stringify(picture) !== JSON.stringify(pictures.at(-1))) pictures.push(picture);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const pictures = (page: Page): Promise<Picture[]> => page.evaluate(() => (window as unknown as { pictures: Picture[] }).pictures);

async function open(page: Page, speed: string): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('winterhall.settings', JSON.stringify({ speed: chosen })), speed);
  await watch(page);
  await lay(page, ['me', 'bot']);
  await touchable(page).first().waitFor();
}

test('no result is painted before its cause: cards land, then the winner is marked, then followers are counted', async ({ person }) => {
  const page = await person({ reducedMotion: 'no-preference' });
  await open(page, 'fast');
  for (let touches = 0; touches < 6; touches++) await touchOne(page);
  const seen = await pictures(page);
  const won = seen.filter(({ isWon }) => isWon);
  expect(won.length).toBeGreaterThan(0);
  expect(won.filter(({ cards }) => cards < 2)).toEqual([]);
  // A count changes in a picture in which the trick is won already, and nobody is asked before it is.
  const changed = seen.filter((picture, at) => at > 0 && picture.followers !== seen[at - 1]?.followers);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.filter(({ isWon, isAsked }) => !isWon || isAsked)).toEqual([]);
  await page.close();
});

test('a key ends the telling, and who answers at once does not wait', async ({ person }) => {
  const page = await person({ reducedMotion: 'no-preference' });
  await open(page, 'slow');
  const card = page.locator('.hand button.lit').first();
  await card.click();
  await expect(page.locator('.hand .lit')).toHaveCount(0);
  const began = Date.now();
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape');
      return page.locator('.hand .lit').count();
    })
    .toBeGreaterThan(0);
  expect(Date.now() - began).toBeLessThan(2_000); // told slowly, a trick takes five seconds
  await expect(over(page)).toBeHidden();
  await page.close();
});
