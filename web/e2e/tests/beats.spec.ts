import type { Page } from '@playwright/test';
import { presetsFor } from '../../src/games/claim/presets.ts';
import { GAMES } from '../games.ts';
import { lay, over, playOut, touchable, touchOne, type Filling } from '../play.ts';
import { expectAttacksTold, expectTold, isLeap, pictures, watch, type Picture } from '../painted.ts';
import { expect, test } from '../test.ts';
import { playUnseen, type Until } from '../unseen.ts';
import { t } from '../words.ts';

async function open(page: Page, speed: string, answers = 0, settings: Record<string, string> = {}, seats = 2): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('winterhall.settings', JSON.stringify({ speed: chosen })), speed);
  await watch(page);
  const id = await lay(page, ['me', ...Array<Filling>(seats - 1).fill('bot')], settings);
  if (answers > 0) {
    await playUnseen(page, id, { answers });
    await page.goto(`/table/${id}`);
  }
  await touchable(page).first().waitFor();
}

/**
 * Banners, counts, log and prompt say nothing of a trick before its cards lie there and the winner is marked.
 *
 * @param tricks how many of them are watched at least
 * @param hasFirstPhase whether some of them are tricks of the first phase, which give followers to both
 * @param hasArtifacts these give and take too, outside of tricks; the log says so in the same picture
 */
function expectCauses(seen: readonly Picture[], tricks: number, hasFirstPhase: boolean, hasArtifacts = false): void {
  const won = seen.filter(({ isWon }) => isWon);
  expect(won.length).toBeGreaterThan(tricks);
  expect(won.filter(({ cards }) => cards < (hasArtifacts ? 1 : 2))).toEqual([]); // an artifact may leave a player without cards
  // A count changes in a picture in which the trick is won already, and nobody is asked before it is.
  const during = seen.filter(({ votes }) => votes === '');
  const changes = (count: 'followers' | 'scored' | 'standing' | 'wins'): { picture: Picture; before: Picture }[] =>
    during.flatMap((picture, at) => {
      const before = during[at - 1];
      return before && picture[count] !== before[count] && !isLeap(picture, before) ? [{ picture, before }] : [];
    });
  const byTrick = changes('wins');
  const gained = [...changes('followers'), ...changes('scored')];
  const stands = changes('standing').filter(({ before }) => before.standing !== '');
  const byArtifact = ({ picture, before }: { picture: Picture; before: Picture }): boolean => hasArtifacts && picture.wins === before.wins && picture.told !== before.told;
  const early = [...byTrick, ...[...gained, ...stands].filter((change) => !byArtifact(change))].filter(({ picture: { isWon, isAsked } }) => !isWon || isAsked);
  expect(early.map(({ picture, before }) => [before.prompt, picture.prompt])).toEqual([]);
  expect([...gained, ...stands].filter(({ picture }) => picture.isAsked).map(({ picture }) => picture.prompt)).toEqual([]);
  expect(byTrick.length).toBeGreaterThanOrEqual(tricks);
  // Each trick gives a player something: in the first phase followers, to both; in the second cards that score.
  expect(gained.length).toBeGreaterThanOrEqual(hasFirstPhase && !hasArtifacts ? tricks + 1 : tricks);
  const saysSo = during.filter(({ prompt }) => / wins? the trick/.test(prompt));
  expect(saysSo.length).toBeGreaterThanOrEqual(byTrick.length);
  expect(saysSo.filter(({ isWon, isAsked }) => !isWon || isAsked).map(({ prompt }) => prompt)).toEqual([]);
}

/** After how many answers one looks at how many tricks, before the match is watched to its end; `./winterhall soak` watches all of it. */
const [FIRST, SEEN, LAST] = process.env.WINTERHALL_SOAK ? [0, 0, 0] : [11, 3, 21];

test('no result is painted before its cause in either phase: cards land, the winner is marked, counts change, then the factions vote one by one', async ({ person }) => {
  const page = await person({ reducedMotion: 'no-preference' });
  await open(page, 'fast', FIRST);
  if (SEEN > 0) {
    for (let touches = 0; touches < SEEN; touches++) await touchOne(page); // over the change of phases
    await touchable(page).first().waitFor();
    expectCauses(await pictures(page), SEEN - 1, true);
    const id = page.url().split('/').at(-1) ?? '';
    await playUnseen(page, id, { answers: LAST - FIRST - SEEN });
    await page.goto(`/table/${id}`);
  }
  await playOut(page);
  const seen = await pictures(page);
  expectCauses(seen, 26 - LAST, LAST === 0);
  expect(new Set(seen.map(({ standing }) => standing)).size).toBeGreaterThan(2);
  // The votes are counted one by one, with nothing of the last trick left; then the winner is named, then one may go on.
  const counted = seen.filter(({ votes }) => votes !== '');
  const sums = counted.map(({ votes }) => votes.split(',').reduce((sum, count) => sum + Number(count), 0));
  expect(new Set(sums).size).toBeGreaterThanOrEqual(Math.max(...sums));
  expect(sums).toEqual([...sums].sort((one, other) => one - other));
  expect(counted.filter(({ isWon, cards }) => isWon || cards > 0)).toEqual([]);
  expect(seen.filter(({ isNamed, votes }) => isNamed && votes !== counted.at(-1)?.votes)).toEqual([]);
  expect(counted.filter(({ isNamed, prompt }) => !isNamed && / factions? to \d|^A draw/.test(prompt))).toEqual([]);
  expect(counted.filter(({ isOver, isNamed }) => isOver && !isNamed)).toEqual([]);
  expect(seen.at(-1)?.isNamed).toBe(true);
  await page.close();
});

/** With artifacts so many answers are given before anybody looks, and so many touches watched: a late stretch; `./winterhall soak` watches all of it. */
const [BEFORE, STRETCH] = process.env.WINTERHALL_SOAK ? [0, Infinity] : [24, 8];

test('with artifacts no result is painted before its cause either', async ({ person }) => {
  const page = await person({ reducedMotion: 'no-preference' });
  await open(page, 'fast', BEFORE, { artifacts: 'yes' });
  for (let touches = 0; touches < STRETCH; touches++) if (!(await touchOne(page))) break;
  expectCauses(await pictures(page), 2, false, true);
  await page.close();
});

/** Tables of Claim that `./winterhall soak` watches from the first card to the last: boxes with all that gives and takes outside of tricks, and more seats. */
const WHOLE = [...presetsFor(2).filter(({ id }) => id !== 'base').map(({ id, settings }) => ({ name: id, seats: 2, settings })), ...[3, 4].map((seats) => ({ name: `${seats} seats`, seats, settings: {} }))];

for (const { name, seats, settings } of process.env.WINTERHALL_SOAK ? WHOLE : []) {
  test(`claim, ${name}: no result of a whole match is painted before its cause`, async ({ person }) => {
    test.setTimeout(1_800_000);
    const page = await person({ reducedMotion: 'no-preference' });
    await open(page, 'fast', 0, { ...settings }, seats);
    await playOut(page);
    expectCauses(await pictures(page), seats === 2 ? 20 : 10, true, 'artifacts' in settings);
    await page.close();
  });
}

/** A table at which the moment has come; in some matches it never does, then another is laid. */
async function openAt(page: Page, game: string, seats: readonly Filling[], moment: Until): Promise<void> {
  for (let tables = 0; ; tables++) {
    const id = await lay(page, [...seats], {}, 'en', { game });
    const hasCome = await playUnseen(page, id, moment);
    if (!hasCome && tables < 3) continue;
    expect(hasCome).toBe(true);
    await page.goto(`/table/${id}`);
    await touchable(page).first().waitFor();
    return;
  }
}

for (const [game, { told }] of Object.entries(GAMES)) {
  if (!told) continue;
  test(`${game}: what lies with the seats changes when it is told, and before the next question`, async ({ person }) => {
    const page = await person({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => localStorage.setItem('winterhall.settings', JSON.stringify({ speed: 'fast' })));
    await watch(page);
    await openAt(page, game, told.seats, told.moment);
    await expectTold(page);
    await page.close();
  });
}

test('valda: of an attack the answer is painted first, then how it ended and why, then what came of it', async ({ person }) => {
  const page = await person({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => localStorage.setItem('winterhall.settings', JSON.stringify({ speed: 'fast' })));
  await watch(page);
  await openAt(page, 'valda', ['me', 'bot', 'bot'], { round: 3, offers: ['endure'], liked: ['build-temple', 'settle', 'attack', 'take-resource', 'pass'] });
  await expectAttacksTold(page);
  await page.close();
});

test('by keys the focus never waits on the page itself while a card flies', async ({ person }) => {
  const page = await person({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    Object.assign(window, { bare: 0 });
    let pictures = -Infinity; // nothing has had the focus yet
    const look = (): void => {
      pictures = document.activeElement === document.body ? pictures + 1 : 0;
      const kept = window as unknown as { bare: number };
      kept.bare = Math.max(kept.bare, pictures);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open(page, 'slow');
  for (let cards = 0; cards < 2; cards++) {
    await expect(page.locator('.hand button.lit:focus')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.locator('.hand .lit')).toHaveCount(0);
    await touchable(page).first().waitFor();
  }
  expect(await page.evaluate(() => (window as unknown as { bare: number }).bare)).toBeLessThan(4);
  await page.close();
});

test('a key ends the telling', async ({ person }) => {
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

test('who does not want to wait answers at once: a card touched while the last trick is told is played', async ({ person }) => {
  const page = await person({ reducedMotion: 'no-preference' });
  await open(page, 'slow');
  const hand = page.locator('.hand button');
  const winner = page.locator('.trick li.winner:not([inert])');
  for (let tricks = 0; ; tricks++) {
    expect(tricks).toBeLessThan(12);
    await touchOne(page);
    await winner.or(page.locator('.hand .lit')).first().waitFor();
    const isMine = (await winner.count()) > 0 && (await page.locator('.hand .lit').count()) === 0 && (await winner.getAttribute('data-of')) === 'seat:1';
    if (isMine) break; // one leads the next trick: any card will do
    await page.keyboard.press('Escape');
    await touchable(page).first().waitFor();
  }
  const before = await hand.count();
  const began = Date.now();
  const box = await hand.first().boundingBox();
  await page.mouse.click((box?.x ?? 0) + 12, (box?.y ?? 0) + 60); // not `click`, which waits until it is lit
  await expect(hand).toHaveCount(before - 1);
  expect(Date.now() - began).toBeLessThan(1_500); // what was left of the telling takes longer
  await page.close();
});

/** Charts on the page as painted: how many have a line, and how many are drawn without one. */
interface Charts {
  isTold: boolean;
  drawn: number;
  empty: number;
}

async function watchCharts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const charts: Charts[] = [];
    Object.assign(window, { charts });
    const look = (): void => {
      const shown = [...document.querySelectorAll('main svg[role=img]:has(polyline)')].filter((chart) => chart.checkVisibility({ visibilityProperty: true }));
      const drawn = shown.filter((chart) => chart.querySelector('polyline')?.getAttribute('points')?.includes(' ')).length;
      const now = { isTold: document.querySelector('.ending h2.told') !== null, drawn, empty: shown.length - drawn };
      if (JSON.stringify(now) !== JSON.stringify(charts.at(-1))) charts.push(now);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const chartsOf = (page: Page): Promise<Charts[]> => page.evaluate(() => (window as unknown as { charts: Charts[] }).charts);

test('the charts of an ending are there in the picture that names the winner, without motion too, and none is ever drawn empty', async ({ page }) => {
  await watchCharts(page);
  const id = await lay(page, ['me', 'bot']);
  await playUnseen(page, id, { answers: 22 });
  await page.goto(`/table/${id}`);
  await playOut(page);
  const ended = await chartsOf(page);
  expect(ended.filter(({ isTold, drawn }) => isTold && drawn < 5)).toEqual([]);
  expect(ended.at(-1)).toEqual({ isTold: true, drawn: 5, empty: 0 });
  await page.getByRole('link', { name: t('result.link') }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(5);
  for (const address of [`/table/${id}`, `/result/${id}`]) {
    const seen = await chartsOf(page);
    expect(seen.filter(({ empty }) => empty > 0)).toEqual([]);
    expect(seen.at(-1)?.drawn).toBe(5);
    await page.goto(address);
    await expect.poll(async () => (await chartsOf(page)).at(-1)?.drawn).toBe(5);
  }
});
