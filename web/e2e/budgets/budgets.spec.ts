import { cpus, loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { byMouse, startAgainstBot, touchable } from '../play.ts';
import { show } from '../staged.ts';
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

/** Beside so much other work the figures tell more of that than of the page: they are printed, and not judged. */
const isBusy = (): boolean => (loadavg()[0] ?? 0) > 3 * cpus().length;

function judge(what: string, millis: number[], budget: number): void {
  const median = [...millis].sort((a, b) => a - b)[Math.floor(millis.length / 2)] ?? 0;
  console.log(`${what}: ${Math.round(median)} ms of ${budget} (median of ${millis.map(Math.round).join(', ')})`);
  if (!isBusy()) expect(median, what).toBeLessThan(budget);
}

/** From now on the page notes how long its slowest event took until it was painted. */
const watchEvents = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) window.slowest = Math.max(window.slowest ?? 0, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

/** How long a touch took. One that was painted within a frame is told of by nobody, so that only time can be waited for. */
async function untilPainted(page: Page, touch: () => Promise<void>): Promise<number> {
  await page.evaluate(() => (window.slowest = 0));
  await touch();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
  return Math.max(16, (await page.evaluate(() => window.slowest)) ?? 0);
}

test('the landing page can be used within a second', async ({ person }) => {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const page = await person(); // a new visitor, with nothing in the cache
    await page.addInitScript(() => {
      const look = (): void => {
        if (document.querySelector('main .primary:enabled')) window.readyAt = performance.now();
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
  await watchEvents(page);
  await startAgainstBot(page);
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    await touchable(page).first().waitFor();
    times.push(await untilPainted(page, () => byMouse(touchable(page).first())));
  }
  judge('from click to paint', times, 100);
});

test('a touch on the board of Valda is painted within a tenth of a second', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await watchEvents(page);
  await show(page, 'valda', 'valda');
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    times.push(await untilPainted(page, () => page.locator(`[data-anchor="area:${time % 2 === 0 ? 'freya-kari' : 'surtur-hel'}"]`).click()));
  }
  judge('from a touch on the board of Valda to paint', times, 100);
});

test('the map of the Frozen Wastes is moved at fifty frames a second, and a touch on it is painted within a tenth', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await watchEvents(page);
  await show(page, 'frozen-wastes', 'move');
  const gaps: number[] = [];
  for (let time = 0; time < TIMES; time++) gaps.push(await averageGap(page));
  judge('moving the map, from frame to frame', gaps, 20);

  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    times.push(await untilPainted(page, () => page.locator(`.isheim [data-anchor="hex:${time % 2 === 0 ? '8-12' : '7-12'}"]`).click()));
  }
  judge('from a touch on the map to paint', times, 100);
});

/** The map is dragged to and fro for 60 frames; how long one took on average. */
const averageGap = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const FRAMES = 60;
        const map = document.querySelector('.isheim .drawing')!;
        const { left, top, width, height } = map.getBoundingClientRect();
        const send = (type: string, frame: number): boolean =>
          map.dispatchEvent(new PointerEvent(type, { pointerId: 7, bubbles: true, clientX: left + width / 2 + 120 * Math.sin(frame / 10), clientY: top + height / 2 + 60 * Math.sin(frame / 7) }));
        map.setPointerCapture = () => undefined; // there is no such pointer to capture
        let frame = 0;
        const start = performance.now();
        send('pointerdown', 0);
        const step = (): void => {
          send('pointermove', ++frame);
          if (frame < FRAMES) requestAnimationFrame(step);
          else {
            const took = performance.now() - start;
            send('pointermove', 0); // back to where it was
            send('pointerup', 0);
            done(took / FRAMES);
          }
        };
        requestAnimationFrame(step);
      }),
  );

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
  if (!isBusy()) expect(middle(dropped), 'frames dropped').toBeLessThan(middle(frames) * LATE);
});
