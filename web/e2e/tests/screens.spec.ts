import type { Page } from '@playwright/test';
import { GAMES } from '../games.ts';
import { lay, touchable, type Filling } from '../play.ts';
import { isInSight, LOOKS, OTHERS, PHONES, screenFaults, TOUCHED } from '../screens.ts';
import { show } from '../staged.ts';
import { expect, isDue, test } from '../test.ts';
import { playUnseen } from '../unseen.ts';

/** Screens with room for all of Claim's table: what was won is read without scrolling there, with every expansion too. */
const ROOMY = [
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
];

async function hiddenScores(page: Page): Promise<string[]> {
  const scores = page.locator('.claim .ahead > *');
  if ((await scores.count()) === 0) return [];
  const hidden: string[] = [];
  for (const screen of ROOMY) {
    await page.setViewportSize(screen);
    if (!(await isInSight(scores))) hidden.push(`${screen.width} × ${screen.height}: what was won is cut off`);
  }
  return hidden;
}

/** Parts of Claim's table that are wider than their border; the table hides what is beyond its own. */
const tooWide = (page: Page): Promise<string[]> =>
  page.locator('.claim section:has(> ul)').evaluateAll((parts) => parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((part) => `runs over its border: ${part.textContent?.trim().slice(0, 30) ?? ''}`));

test('with three and four seats the followers stay within their border on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const others of [1, 2, 3]) {
    await lay(page, ['me', ...Array<Filling>(others).fill('bot')]);
    await touchable(page).first().waitFor();
    await page.locator('#followers').waitFor();
    expect([others, ...(await tooWide(page))]).toEqual([others]);
  }
});

for (const [game, { tables }] of Object.entries(GAMES)) {
  for (const [number, { seats, settings }] of tables.entries()) {
    test(`${game} with ${seats} seats: what is offered is in sight on every screen`, async ({ page, person }) => {
      const fillings: Filling[] = ['me', ...Array<Filling>(seats - 1).fill('bot')];
      const id = await lay(page, fillings, settings ?? {}, 'en', { game });
      const phone = await person({ ...TOUCHED, storageState: await page.context().storageState() }); // the same player with a finger
      const found: string[] = [];
      let before = 0;
      for (const [look, answers] of LOOKS.entries()) {
        if (!(await playUnseen(page, id, { answers: answers - before, seed: 17 * answers + number }))) break;
        before = answers;
        for (const [device, screens] of [[page, OTHERS], [phone, PHONES]] as const) {
          await device.goto(`/table/${id}`);
          await touchable(device).first().waitFor();
          const due = screens.filter((_, at) => isDue(look, 2, at + number));
          found.push(...(await screenFaults(device, due)).map((fault) => `after ${answers} answers, ${fault}`));
        }
        found.push(...(await hiddenScores(page)));
      }
      expect(found).toEqual([]);
    });
  }
}

test('the check finds what is covered, out of sight, too small or on the move', async ({ page }) => {
  await lay(page, ['me', 'bot']);
  await touchable(page).first().waitFor();
  await page.evaluate(() => {
    for (const card of document.querySelectorAll<HTMLElement>('.hand')) card.style.cssText = 'position: fixed; inset-block-start: 200vh';
    for (const said of document.querySelectorAll<HTMLElement>('.sentence')) said.style.fontSize = '9px';
    document.querySelector<HTMLElement>('main')?.style.setProperty('inline-size', 'calc(100vw + 30px)');
  });
  const found = await screenFaults(page, [{ width: 1280, height: 720 }]);
  expect(found.filter((fault) => fault.includes('out of sight: card:'))).not.toEqual([]);
  expect(found.filter((fault) => fault.includes('9.0 px'))).not.toEqual([]);
  expect(found.filter((fault) => fault.includes('sticks out by 30 px'))).not.toEqual([]);
  await page.evaluate(() => document.querySelector('.hand')?.animate([{ translate: '0' }, { translate: '200px' }], { duration: 2_000, iterations: Infinity }));
  expect((await screenFaults(page, [{ width: 1280, height: 720 }])).filter((fault) => fault.includes('moves by'))).not.toEqual([]);
});

/** Questions in windows, which somebody else's answer can withdraw. */
const WINDOWED = [...PHONES, { width: 1280, height: 720 }];
const WITHDRAWN = [
  ...WINDOWED.map((screen) => ({ game: 'claim', moment: 'window', screen })),
  ...WINDOWED.map((screen) => ({ game: 'valda', moment: 'attack-declared', screen })),
  { game: 'valda', moment: 'attack-next', screen: { width: 1280, height: 720 } },
];

for (const { game, moment, screen } of WITHDRAWN) {
  test(`${game} ${moment} at ${screen.width} × ${screen.height}: when somebody else was quicker, nothing moves under a resting finger`, async ({ page }) => {
    await page.clock.install();
    await page.setViewportSize(screen);
    const say = await show(page, game, moment);
    await touchable(page).first().waitFor();
    await page.waitForLoadState('networkidle'); // what stands beside the cards comes a little later
    await page.clock.pauseAt(Date.now() + 60_000); // the moment after it lasts as long as it is looked at
    const before = await page.evaluate(() => {
      const offered = [...document.querySelectorAll('main :is(button, [role=button])')].filter((button) => button.matches('.lit, .ways button:enabled') && button.checkVisibility());
      Object.assign(window, { offered });
      return offered.map((button) => button.getBoundingClientRect()).map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
    });
    expect(before.length).toBeGreaterThan(1);
    say(({ scene }) => ({ ...scene, step: scene.step + 1, beats: [], question: { ...scene.question, offers: [], asked: scene.step + 1, awaited: ['seat:2'] } }));
    await expect(touchable(page)).toHaveCount(0);
    const under = await page.evaluate(
      (places) =>
        places.flatMap(({ x, y }, at) => {
          const offered = (window as unknown as { offered: Element[] }).offered;
          const hit = document.elementFromPoint(x, y)?.closest('button, a, [role=button], summary, input');
          return hit && hit !== offered[at] && !offered.includes(hit) && !hit.matches(':disabled, [aria-disabled=true]') ? [hit.outerHTML.slice(0, 80)] : [];
        }),
      before,
    );
    expect(under).toEqual([]);
    const places = await page.evaluate(() =>
      (window as unknown as { offered: Element[] }).offered.map((button) => (button.isConnected && button.checkVisibility() ? button.getBoundingClientRect() : undefined)).map((box) => (box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : undefined)),
    );
    const moved = places.filter((place, at) => place && Math.hypot(place.x - (before[at]?.x ?? 0), place.y - (before[at]?.y ?? 0)) > 1);
    expect(moved).toEqual([]);
  });
}
