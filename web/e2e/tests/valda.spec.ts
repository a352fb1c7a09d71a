import { devices, type Locator, type Page } from '@playwright/test';
import { lay, over, touchOne } from '../play.ts';
import { show } from '../staged.ts';
import { expect, faults, test } from '../test.ts';

const LAPTOP = { width: 1280, height: 720 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: devices['Pixel 7'].isMobile };

/** Each phase, an attack with two reactions, an attack on all, five seats, frozen temples, the draft, the end. */
const MOMENTS = [
  ['valda', 'valda-watched', 'attack-chosen', 'attack-declared', 'attack-defence', 'attack-held', 'temple-chosen'],
  ['followers', 'resource-dice', 'resource-draw', 'all-defence', 'all-watched', 'draft', 'end'],
];

const card = (page: Page, id: string): Locator => page.locator(`.held [data-anchor="card:${id}"]`);
const land = (page: Page, id: string): Locator => page.locator(`[data-anchor="area:${id}"]`);

/** Whether all of it can be seen without scrolling, and nothing lies over its middle. */
const isInSight = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && front !== null && (element.contains(front) || front.contains(element));
  });

for (const names of MOMENTS) {
  test(`Valda: no fault on a laptop by night and on a phone by day: ${names.join(', ')}`, async ({ person }) => {
    const laptop = await person({ viewport: LAPTOP, colorScheme: 'dark' });
    const phone = await person({ ...PHONE, colorScheme: 'light' });
    for (const name of names) {
      await Promise.all([laptop, phone].map((page) => page.unrouteAll()));
      await Promise.all([laptop, phone].map((page) => show(page, 'valda', name)));
      expect(await faults(laptop), name).toEqual([]);
      expect(await faults(phone, { isTouched: true, onlyColours: true }), `${name} on a phone`).toEqual([]);
    }
  });
}

test('Valda: at 1280 by 720 everything that matters is in sight at once', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'valda');
  const parts = ['.land', '.track', '.plate', '.course', '.deck', '.own', '.held li', '.bar .sentence', '.bar .ways button'];
  for (const part of parts) {
    for (const one of await page.locator(part).all()) expect(await isInSight(one), part).toBe(true);
  }
  await expect(page.locator('.land')).toHaveCount(7);
  await expect(page.locator('.held li')).toHaveCount(10);
});

test('Valda: map and hand are one stop for Tab each, and keys lead through them', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'valda');
  expect(await page.locator('.map button:not([tabindex="-1"])').count()).toBe(1);
  expect(await page.locator('.held button:not([tabindex="-1"])').count()).toBe(1);
  await land(page, 'freya-kari').focus();
  await page.keyboard.press('ArrowRight');
  await expect(land(page, 'tyr-agir')).toBeFocused();
  await page.keyboard.press('6');
  await expect(land(page, 'thor-grim')).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.locator('.explained')).toContainText(/Costs 2 blood, 2 diamonds,? and 2 gold and a building point\./);
  await page.keyboard.press('Escape');
  await card(page, 'seduction-1').focus();
  await page.keyboard.press('d');
  await expect(card(page, 'round-shield')).toBeFocused();
});

test('Valda: what cannot be paid says what is missing, and why a card waits', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'valda');
  await land(page, 'loki-mork').hover();
  await expect(page.locator('.explained')).toContainText('You are missing 2 blood.');
  await card(page, 'raid-5').hover();
  await expect(page.locator('.why')).toContainText('waits for');
});

test('Valda: an attack shows its sum, marks the smallest card that holds, and hides no question', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'attack-defence');
  await expect(page.locator('.duel .total')).toHaveText(['4', '6', '3', '6']);
  await expect(page.locator('.duel .smallest')).toHaveCount(1);
  await expect(page.locator('.duel .smallest button')).toHaveAttribute('data-anchor', 'card:palisade');
  await expect(page.locator('.duel')).toContainText('Without a defence you lose 1 follower; a safe haven keeps 1.');
  await page.locator('.duel header button').click();
  await expect(page.locator('.duel')).toBeHidden();
  await page.locator('.lands > .back').click();
  await expect(page.locator('.duel')).toBeVisible();
});

test('Valda: who watches an attack sees the sum and no card of the defender', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'attack-watched');
  await expect(page.locator('.duel .total')).toHaveText(['4', '6', '3', '6']);
  await expect(page.locator('.answers')).toContainText('Anna has not answered');
  await expect(page.locator('.valda')).not.toContainText('Palisade');
  await expect(page.locator('.smallest, .own, .held')).toHaveCount(0);
});

test('Valda: the result of an attack says why, and a temple is chosen on the map', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'attack-held');
  await expect(page.locator('.answers')).toContainText('because 6 against 6 is enough.');
  await page.unrouteAll();
  await show(page, 'valda', 'temple-chosen');
  await expect(page.locator('.duel')).toHaveCount(0);
  await expect(page.locator('button.temple.lit')).toHaveCount(3);
});

test('Valda: on a phone one gesture raises the hand and one brings the map back; the question stays', async ({ person }) => {
  const page = await person(PHONE);
  await show(page, 'valda', 'valda');
  const [map, line] = [page.locator('.map'), page.locator('.line')];
  await expect(map).toBeVisible();
  await expect(card(page, 'seduction-1')).toBeHidden();
  await line.tap();
  await expect(card(page, 'seduction-1')).toBeVisible();
  await expect(map).toBeHidden();
  expect(await isInSight(page.locator('.bar .sentence'))).toBe(true);
  await line.tap();
  await expect(map).toBeVisible();
});

test('Valda: a turn against bots is played by mouse on the board', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await lay(page, ['me', 'bot', 'bot'], {}, 'en', { game: 'valda' });
  for (let touches = 0; touches < 25 && (await touchOne(page)); touches++);
  await expect(page.locator('.valda').or(over(page)).first()).toBeVisible();
  await expect(page.locator('#side-panel ol > li')).not.toHaveCount(0);
});
