import type { Page } from '@playwright/test';
import { openSamples } from '../samples.ts';
import { expect, faults, test } from '../test.ts';
import { t } from '../words.ts';

let samples: Awaited<ReturnType<typeof openSamples>>;
test.describe.configure({ mode: 'default' }); // one server for all
test.beforeAll(async () => void (samples = await openSamples()));
test.afterAll(() => samples.close());

const played = '.played';
const explained = '.explained:popover-open';
const space = (anchor: string): string => `[data-anchor="${anchor}"]`;
const widthOf = async (page: Page, selector: string): Promise<number> => (await page.locator(selector).boundingBox())?.width ?? 0;

async function open(page: Page): Promise<void> {
  await page.goto(samples.address);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

for (const [name, look] of Object.entries({
  'a large screen, dark': { viewport: { width: 1280, height: 720 }, colorScheme: 'dark', isMobile: false },
  'a phone, light': { viewport: { width: 390, height: 844 }, colorScheme: 'light', isMobile: true },
} as const)) {
  test.describe(name, () => {
    test.use({ ...look, hasTouch: look.isMobile });
    test('nothing of the kit sticks out, is too small to touch or bars anybody', async ({ page }) => {
      await open(page);
      expect(await faults(page, { isTouched: look.isMobile })).toEqual([]);
    });
  });
}

test('the map is one tab stop: keys lead over it, find what is offered, choose it, and look closer', async ({ page }) => {
  await open(page);
  const map = page.getByRole('group', { name: 'Sample map' });
  expect(await map.locator('[tabindex="0"]').count()).toBe(1);
  await map.locator('[tabindex="0"]').focus();
  await page.keyboard.press('r');
  await expect(map.locator(space('hex:1-2'))).toBeFocused();
  await page.keyboard.press('h');
  await expect(map.locator(space('hex:1-1'))).toBeFocused();
  await expect(map.locator(space('hex:1-1'))).toHaveAccessibleName(/Anna, Bert/);
  await page.keyboard.press('ArrowDown');
  await expect(map.locator(space('hex:2-1'))).toBeFocused();
  await page.keyboard.press('e');
  await page.keyboard.press('ArrowRight');
  await expect(map.locator(space('hex:1-2'))).toBeFocused();
  const before = await widthOf(page, space('hex:1-2'));
  await page.keyboard.press('+');
  expect(await widthOf(page, space('hex:1-2'))).toBeGreaterThan(before * 1.2);
  await page.keyboard.press('0');
  for (const _ of Array(5)) await page.keyboard.press('ArrowRight');
  await expect(map.locator(space('hex:1-7'))).toBeInViewport();
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  await expect(page.locator(played)).toHaveText(/^walk hex:/);
});

test('the map is moved by wheel and drag, and a drag chooses nothing', async ({ page }) => {
  await open(page);
  const target = page.locator(space('hex:1-2'));
  await target.scrollIntoViewIfNeeded();
  const before = await widthOf(page, space('hex:1-2'));
  await target.hover();
  await page.mouse.wheel(0, -500);
  await expect.poll(() => widthOf(page, space('hex:1-2'))).toBeGreaterThan(before * 1.5);
  const { x, y } = (await target.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.down();
  await page.mouse.move(x - 60, y - 20, { steps: 5 });
  await page.mouse.up();
  const moved = (await target.boundingBox()) ?? { x: 0, y: 0 };
  expect(Math.abs(moved.x - x) + Math.abs(moved.y - y)).toBeGreaterThan(20);
  await expect(page.locator(played)).toHaveText('');
  await page.getByRole('button', { name: t('map.whole') }).click();
  expect(await widthOf(page, space('hex:1-2'))).toBeLessThanOrEqual(before * 1.01);
});

test('what leads to a space beyond the edge of the map moves the map there', async ({ page }) => {
  await open(page);
  const far = page.locator(space('hex:1-7'));
  await page.locator(space('hex:1-1')).focus();
  for (const _ of Array(6)) await page.keyboard.press('+');
  await expect(far).not.toBeInViewport();
  await far.evaluate((element) => element.scrollIntoView());
  await expect(far).toBeInViewport();
});

test('things are explained by mouse and key, close by Escape, and a click still does what it should', async ({ page }) => {
  await open(page);
  const axe = page.getByRole('button', { name: 'Axe', exact: true }).last();
  await axe.hover();
  await expect(page.locator(explained)).toContainText('cannot parry');
  await page.locator(explained).hover();
  await page.waitForTimeout(500);
  await expect(page.locator(explained)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(explained)).toHaveCount(0);
  await axe.click();
  await expect(page.locator(played)).toHaveText('clicked');
  await axe.focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('status').filter({ hasText: 'Axe. Attack with 3' })).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.locator(explained)).toHaveCount(0);
});

test('a hand by keys, two cards that go together, a payment, and dice that stand still', async ({ page }) => {
  await open(page);
  await page.locator('ul[aria-label=Hand] button[tabindex="0"]').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.locator('ul[aria-label=Hand] .picked')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.locator(played)).toHaveText('burn card:charm card:snare');

  const pay = page.getByRole('button', { name: /^Pay/ });
  await expect(pay).toBeDisabled();
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'One more Rune' }).click();
  await expect(page.getByRole('button', { name: 'One more Gold' })).toBeDisabled();
  await pay.click();
  await expect(page.locator(played)).toHaveText('price 2');

  await page.getByRole('button', { name: 'Roll' }).click();
  expect(await page.locator('.die').evaluateAll((dice) => dice.flatMap((die) => die.getAnimations()).length)).toBe(0);
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('two fingers look closer, a tap explains, a long press explains and does nothing else', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Charm', exact: true }).last().tap();
    await expect(page.locator(explained)).toContainText('draw two');
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints });

    const axe = await page.getByRole('button', { name: 'Axe', exact: true }).last().boundingBox();
    const finger = { x: (axe?.x ?? 0) + 20, y: (axe?.y ?? 0) + 20 };
    await touch('touchStart', finger);
    await expect(page.locator(explained)).toContainText('cannot parry');
    await touch('touchEnd');
    await expect(page.locator(played)).toHaveText('');

    const target = page.locator(space('hex:1-2'));
    await target.scrollIntoViewIfNeeded();
    const before = await target.boundingBox();
    const [x, y] = [(before?.x ?? 0) + 20, (before?.y ?? 0) + 20];
    await touch('touchStart', { x: x - 20, y }, { x: x + 20, y });
    for (const by of [30, 45, 60]) await touch('touchMove', { x: x - by, y }, { x: x + by, y });
    await touch('touchEnd');
    expect(await widthOf(page, space('hex:1-2'))).toBeGreaterThan((before?.width ?? 0) * 1.5);
  });
});
