import type { Page } from '@playwright/test';
import { lay, over, playOut, touchable } from '../play.ts';
import { expect, test } from '../test.ts';
import { playUnseen } from '../unseen.ts';

/** What a reader sees of a trick in one painted picture. */
interface Picture {
  cards: number;
  scored: string;
  votes: string;
  isNamed: boolean;
  isOver: boolean;
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
      const ending = document.querySelector('.ending');
      if (trick || ending) {
        const texts = (selector: string): string => [...document.querySelectorAll(selector)].map((part) => part.textContent?.trim()).join();
        const picture = {
          cards: trick?.querySelectorAll('li[data-of]:not([inert])').length ?? 0,
          isWon: trick?.querySelector('li.winner:not([inert])') != null,
          isAsked: document.querySelector('.hand .lit, .ways button') !== null,
          followers: texts('[data-pile^="followers"]'),
          scored: texts('[data-pile^="score"]'),
          votes: texts('.ending .score b'),
          isNamed: ending?.querySelector('h2.told') != null,
          isOver: document.querySelector('.bar .ways .primary') !== null,
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

async function open(page: Page, speed: string, answers = 0): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('winterhall.settings', JSON.stringify({ speed: chosen })), speed);
  await watch(page);
  const id = await lay(page, ['me', 'bot']);
  if (answers > 0) {
    await playUnseen(page, id, { answers });
    await page.goto(`/table/${id}`);
  }
  await touchable(page).first().waitFor();
}

/** So many tricks are played before anybody looks; `./winterhall soak` looks at all of them. */
const UNSEEN = process.env.WINTERHALL_SOAK ? 0 : 9;
const SEEN = 26 - UNSEEN;

test('no result is painted before its cause in either phase: cards land, the winner is marked, counts change, then the factions vote one by one', async ({ person }) => {
  const page = await person({ reducedMotion: 'no-preference' });
  await open(page, 'fast', UNSEEN);
  await playOut(page);
  const seen = await pictures(page);
  const won = seen.filter(({ isWon }) => isWon);
  expect(won.length).toBeGreaterThan(SEEN);
  expect(won.filter(({ cards }) => cards < 2)).toEqual([]);
  // A count changes in a picture in which the trick is won already, and nobody is asked before it is.
  const during = seen.filter(({ votes }) => votes === '');
  const changes = (count: 'followers' | 'scored'): Picture[] => during.filter((picture, at) => at > 0 && picture[count] !== during[at - 1]?.[count]);
  const changed = [...changes('followers'), ...changes('scored')];
  expect(changed.length).toBeGreaterThan(SEEN);
  expect(changed.filter(({ isWon, isAsked }) => !isWon || isAsked)).toEqual([]);
  // The votes are counted one by one, with nothing of the last trick left; then the winner is named, then one may go on.
  const counted = seen.filter(({ votes }) => votes !== '');
  const sums = counted.map(({ votes }) => votes.split(',').reduce((sum, count) => sum + Number(count), 0));
  expect(new Set(sums).size).toBeGreaterThanOrEqual(Math.max(...sums));
  expect(sums).toEqual([...sums].sort((one, other) => one - other));
  expect(counted.filter(({ isWon, cards }) => isWon || cards > 0)).toEqual([]);
  expect(seen.filter(({ isNamed, votes }) => isNamed && votes !== counted.at(-1)?.votes)).toEqual([]);
  expect(counted.filter(({ isOver, isNamed }) => isOver && !isNamed)).toEqual([]);
  expect(seen.at(-1)?.isNamed).toBe(true);
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
  expect(Date.now() - began).toBeLessThan(3_500); // told slowly, a trick takes five seconds
  await expect(over(page)).toBeHidden();
  await page.close();
});
