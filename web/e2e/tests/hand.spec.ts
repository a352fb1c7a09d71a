import type { Page } from '@playwright/test';
import { lay, onCover, touchable } from '../play.ts';
import { expect, test } from '../test.ts';
import { t } from '../words.ts';

const lit = (page: Page) => page.locator('.hand button.lit');
const barred = (page: Page) => page.locator('.hand button[aria-disabled=true]');

/** Comes to a table at which some card of the hand may not be played: the other has led, and one has to follow. */
async function mustFollow(page: Page): Promise<void> {
  for (let tables = 0; tables < 12; tables++) {
    await lay(page, ['bot', 'me']);
    await lit(page).first().waitFor();
    if ((await barred(page).count()) > 0) return;
  }
  throw new Error('one could always play anything');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('why a card cannot be played is said without moving the hand, and goes with the next tap elsewhere', async ({ page }) => {
    await mustFollow(page);
    const card = barred(page).first();
    const before = await card.boundingBox();
    await card.tap({ position: { x: 12, y: 40 }, force: true });
    await expect(page.locator('.why strong')).toBeVisible();
    expect(await card.boundingBox()).toEqual(before);
    await page.locator('.sentence').tap();
    await expect(page.locator('.why strong')).toHaveCount(0);
  });

  test('the first tap lifts a card and says what it does, the second plays it; nothing moves meanwhile', async ({ page }) => {
    await lay(page, ['me', 'bot'], { 'first-leader': 'seat-1' });
    await lit(page).first().waitFor();
    const held = page.locator('.hand button');
    const count = await held.count();
    const others = async (): Promise<unknown[]> => Promise.all([1, 2, 3].map((at) => held.nth(at).boundingBox()));
    const before = await others();
    await held.first().tap({ position: { x: 12, y: 40 } });
    await expect(page.locator('.why')).toContainText(t('action.tap-again'));
    await expect(held.first()).toHaveClass(/picked/);
    await expect(held).toHaveCount(count);
    expect(await others()).toEqual(before);
    await held.last().tap({ position: { x: 12, y: 40 } }); // another one instead
    await expect(held.last()).toHaveClass(/picked/);
    await held.last().tap({ position: { x: 12, y: 40 } });
    await expect(held).toHaveCount(count - 1);
  });

  test('a long press explains a card that could be played, and does not play it', async ({ page }) => {
    await lay(page, ['me', 'bot']);
    await lit(page).first().waitFor();
    const count = await page.locator('.hand button').count();
    const { x, y } = (await lit(page).first().boundingBox()) ?? { x: 0, y: 0 };
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 12, y: y + 40 }] });
    await expect(page.locator('.explained')).toBeVisible();
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.locator('.explained')).toBeVisible();
    await expect(page.locator('.hand button')).toHaveCount(count);
  });
});

test('a pointer that rests on the hand after a move asks nothing', async ({ page }) => {
  await lay(page, ['me', 'open']);
  await page.goto('/');
  await onCover(page, 'cover.play-bot').click();
  await lit(page).first().click({ position: { x: 12, y: 40 } });
  await touchable(page).first().waitFor();
  await expect(page.locator('.why strong')).toHaveCount(0);
});

test('the log begins with the deal, and says so before anybody has moved', async ({ page }) => {
  await lay(page, ['me', 'bot']);
  await lit(page).first().waitFor();
  await expect(page.locator('#step-0')).toBeVisible();
  await expect(page.getByText(t('log.empty'))).toHaveCount(0);
});
