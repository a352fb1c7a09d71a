import { byMouse, startAgainstBot, touchable } from '../play.ts';
import { expect, test } from '../test.ts';

const TIMES = 5;
/** So many frames of a deal may be late before it stutters. */
const LATE = 1 / 4;

declare global {
  interface Window {
    readyAt?: number;
    slowest?: number;
    gaps?: number[];
  }
}

/** The time between two frames from which on a frame counts as dropped, in milliseconds. */
const DROPPED = 50;

function judge(what: string, millis: number[], budget: number): void {
  const median = [...millis].sort((a, b) => a - b)[Math.floor(millis.length / 2)] ?? 0;
  console.log(`${what}: ${Math.round(median)} ms of ${budget} (median of ${millis.map(Math.round).join(', ')})`);
  expect(median, what).toBeLessThan(budget);
}

test('the landing page can be used within a second', async ({ person }) => {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const page = await person(); // a new visitor, with nothing in the cache
    await page.addInitScript(() => {
      const look = (): void => {
        if (document.querySelector('article .primary:enabled')) window.readyAt = performance.now();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/');
    await page.waitForFunction(() => window.readyAt !== undefined);
    times.push((await page.evaluate(() => window.readyAt)) ?? Infinity);
    await page.context().close();
  }
  judge('landing page, until it can be used', times, 1000);
});

test('a click is painted within a tenth of a second', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) window.slowest = Math.max(window.slowest ?? 0, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await startAgainstBot(page);
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    await touchable(page).first().waitFor();
    await page.evaluate(() => (window.slowest = 0));
    await byMouse(touchable(page).first());
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
    times.push(Math.max(16, (await page.evaluate(() => window.slowest)) ?? 0)); // nothing told means: within one frame
  }
  judge('from click to paint', times, 100);
});

test('the cards are dealt without dropped frames', async ({ person }) => {
  const dropped: number[] = [];
  const frames: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const page = await person({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      const gaps: number[] = [];
      let last = 0;
      const look = (now: number): void => {
        const isDealing = document.querySelector('.deal') !== null;
        if (isDealing && last > 0) gaps.push(now - last);
        last = isDealing ? now : 0;
        if (!isDealing && gaps.length > 0) window.gaps = gaps;
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await startAgainstBot(page);
    await page.waitForFunction(() => window.gaps !== undefined);
    const gaps = (await page.evaluate(() => window.gaps)) ?? [];
    frames.push(gaps.length);
    dropped.push(gaps.filter((gap) => gap > DROPPED).length);
    await page.context().close();
  }
  const middle = (all: number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  console.log(`deal of 52 cards, frames later than ${DROPPED} ms: ${middle(dropped)} of ${middle(frames)} (median of ${dropped.join(', ')})`);
  expect(middle(frames), 'frames shown').toBeGreaterThan(10);
  expect(middle(dropped), 'frames dropped').toBeLessThan(middle(frames) * LATE);
});
