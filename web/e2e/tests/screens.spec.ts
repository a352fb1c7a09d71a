import type { Page } from '@playwright/test';
import { lay, touchable, type Filling } from '../play.ts';
import { isInSight, LOOKS, screenFaults } from '../screens.ts';
import { expect, test } from '../test.ts';
import { playUnseen } from '../unseen.ts';

const TABLES: Record<string, { seats: number; settings?: Record<string, string> }[]> = {
  claim: [{ seats: 2, settings: { artifacts: 'yes', locations: 'both', factions: 'ice-king,ice-queen,demon,poisoner,fire-elemental' } }, { seats: 3 }, { seats: 4 }],
  valda: [{ seats: 2 }, { seats: 5 }],
  'frozen-wastes': [{ seats: 2 }],
};

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

for (const [game, tables] of Object.entries(TABLES)) {
  for (const [number, { seats, settings }] of tables.entries()) {
    test(`${game} with ${seats} seats: what is offered is in sight on every screen`, async ({ page }) => {
      const fillings: Filling[] = ['me', ...Array<Filling>(seats - 1).fill('bot')];
      const id = await lay(page, fillings, settings ?? {}, 'en', { game });
      const found: string[] = [];
      let before = 0;
      for (const answers of LOOKS) {
        if (!(await playUnseen(page, id, { answers: answers - before, seed: 17 * answers + number }))) break;
        before = answers;
        await page.goto(`/table/${id}`);
        await touchable(page).first().waitFor();
        found.push(...(await screenFaults(page)).map((fault) => `after ${answers} answers, ${fault}`));
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
  });
  const found = await screenFaults(page, [{ width: 1280, height: 720 }]);
  expect(found.filter((fault) => fault.includes('out of sight: card:'))).not.toEqual([]);
  expect(found.filter((fault) => fault.includes('9.0 px'))).not.toEqual([]);
  await page.evaluate(() => document.querySelector('.hand')?.animate([{ translate: '0' }, { translate: '200px' }], { duration: 2_000, iterations: Infinity }));
  expect((await screenFaults(page, [{ width: 1280, height: 720 }])).filter((fault) => fault.includes('moves by'))).not.toEqual([]);
});
