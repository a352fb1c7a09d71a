import type { Page } from '@playwright/test';
import { byMouse, byTap, lay, onCover, over, touchable, touchOne, type Touch } from '../play.ts';
import { isInSight, ON_ITS_SIDE } from '../screens.ts';
import { show } from '../staged.ts';
import { expect, test } from '../test.ts';
import { playUnseen } from '../unseen.ts';
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

/** How far the line about the last trick reaches over the hand. */
const overHand = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const edge = (selector: string, side: 'top' | 'bottom'): number => document.querySelector(selector)?.getBoundingClientRect()[side] ?? 0;
    return Math.max(0, Math.round(edge('.trick .result', 'bottom') - edge('.hand button', 'top')));
  });

/** After so many tricks with a full hand the next ones are played unseen, up to the last of the phase; `./winterhall soak` looks at all of them. */
const [FIRST, UNSEEN] = process.env.WINTERHALL_SOAK ? [Infinity, 0] : [3, 7];

/** Plays the first phase to its end: where the hand begins whenever the reader is asked in it, while tricks come and go. */
async function placesOfHand(page: Page, touch: Touch, look?: () => Promise<void>): Promise<number[]> {
  const places: number[] = [];
  const id = await lay(page, ['me', 'bot'], { 'first-leader': 'seat-1' });
  await touchable(page).first().waitFor();
  while ((await page.locator('.ahead #followers').count()) > 0 && !(await over(page).isVisible())) {
    places.push(await page.locator('.hand').evaluate((hand) => Math.round(hand.getBoundingClientRect().y - (hand.parentElement?.getBoundingClientRect().y ?? 0)))); // whatever was scrolled
    await look?.();
    if (places.length === FIRST) {
      await playUnseen(page, id, { answers: UNSEEN });
      await page.goto(`/table/${id}`);
    } else await touchOne(page, touch);
    await touchable(page).or(over(page)).first().waitFor();
  }
  return places;
}

test('the hand stays where it is when a trick is won, and the next phase begins with a clear table', async ({ page }) => {
  const places = await placesOfHand(page, byMouse);
  expect(places.length).toBeGreaterThanOrEqual(13 - UNSEEN);
  expect(Math.max(...places) - Math.min(...places)).toBeLessThanOrEqual(2);
  const trick = page.locator('.trick');
  await expect(page.locator('.prize')).toHaveCount(0);
  await expect(trick.locator('.winner')).toHaveCount(0);
});

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

  test('the hand begins where it did when a trick is won, and no reason lies over it', async ({ page }) => {
    const covered: number[] = [];
    const places = await placesOfHand(page, byTap, async () => void covered.push(await overHand(page)));
    expect(covered.filter((pixels) => pixels > 2)).toEqual([]);
    expect(Math.max(...places) - Math.min(...places), places.join(' ')).toBeLessThanOrEqual(2);
  });

  test('what the side panel covered is not looked for below once it is closed', async ({ page }) => {
    await lay(page, ['me', 'bot'], { 'first-leader': 'seat-1' });
    await lit(page).first().waitFor();
    await page.locator('.bar .more').tap();
    await page.waitForTimeout(900); // longer than what looks again waits for
    await expect(page.locator('[data-shows-offered]')).toHaveCount(0);
  });

  test('a lifted card says what would come of it', async ({ page }) => {
    await show(page, 'claim', 'follow');
    await page.locator('.hand [data-anchor="card:undead-9"]').tap({ position: { x: 12, y: 40 } });
    await expect(page.locator('.why.lifted')).toContainText('Undead 9 beats Undead 6: you would take Knight 9 and score Undead 6 and Undead 9.');
    await show(page, 'claim', 'dwarves');
    await page.locator('.hand [data-anchor="card:knight-6"]').tap({ position: { x: 12, y: 40 } });
    await expect(page.locator('.why.lifted')).toContainText('Others must play Knights or Doppelgängers if they can; a higher one beats Knight 6.');
  });

  test('a Toxic too is lifted by the first tap and looked at by the second; a long press explains it and looks at nothing', async ({ page }) => {
    await show(page, 'claim', 'toxics');
    const toxic = page.locator('.toxic').first();
    const { x, y } = (await toxic.boundingBox()) ?? { x: 0, y: 0 };
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 20, y: y + 20 }] });
    await expect(page.locator('.explained')).toContainText('look at one Toxic');
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByText(t('action.sending'))).toHaveCount(0);
    await expect(toxic).toHaveAttribute('aria-pressed', 'false');
    await toxic.tap();
    await expect(toxic).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.sentence')).toHaveText('Look at the left Toxic');
    await expect(page.getByText(t('action.sending'))).toHaveCount(0);
    await toxic.tap();
    await expect(page.getByText(t('action.sending'))).toHaveCount(1);
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

test('under a mouse that rests, and at the keys, a card of the hand says what would come of it', async ({ page }) => {
  await show(page, 'claim', 'follow');
  const outlook = page.getByText('Undead 9 beats Undead 6: you would take Knight 9 and score Undead 6 and Undead 9.');
  await expect(outlook).toHaveCount(0);
  await page.locator('.hand [data-anchor="card:undead-9"]').hover({ position: { x: 12, y: 20 } });
  await expect(outlook).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(outlook).toHaveCount(0);
  await lit(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(outlook).toBeVisible();
  await page.locator('.hand [data-anchor="card:dwarf-4"]').hover({ position: { x: 12, y: 20 } }); // not to be played: the bar says why
  await expect(outlook).toHaveCount(0);
});

test('what an artifact does is read where a mouse rests on it, and on what it has brought about; the window names what can be played', async ({ page }) => {
  await show(page, 'claim', 'sword');
  await expect(page.locator('.sentence')).toHaveText('Playable now: Ice Sword. Play or pass.');
  await page.locator('[data-anchor="artifact:ice-sword"]').hover();
  await expect(page.locator('.explained:popover-open')).toContainText('Freeze this trick.');
  await page.mouse.move(2, 2);
  await expect(page.locator('.explained:popover-open')).toHaveCount(0);
  await page.getByRole('button', { name: 'The lowest card of the led faction wins' }).click();
  await expect(page.locator(':popover-open')).toContainText('Bottomless Bottle');
});

test('the log begins with the deal, and says so before anybody has moved', async ({ page }) => {
  await lay(page, ['me', 'bot']);
  await lit(page).first().waitFor();
  await expect(page.locator('#step-0')).toBeVisible();
  await expect(page.getByText(t('log.empty'))).toHaveCount(0);
});

test('a prize with the name of a card in the hand cannot be touched while that card is asked for', async ({ page }) => {
  await show(page, 'claim', 'same-prize');
  await expect(lit(page)).toHaveAccessibleName('Goblin 0');
  await expect(page.locator('.prize')).toContainText('Goblin 0');
  await expect(page.locator('.prize button')).toHaveCount(0);
});

for (const { width, height } of [{ width: 360, height: 640 }, { width: 390, height: 844 }, ON_ITS_SIDE]) {
  test(`on a phone of ${width} × ${height} one reads who won, why the cards went elsewhere, and what is won so far, without scrolling`, async ({ person }) => {
    const page = await person({ viewport: { width, height }, hasTouch: true, isMobile: true });
    await show(page, 'claim', 'dwarves');
    await expect(page.locator('.trick .result')).toContainText('You won the trick');
    await expect(page.locator('.trick .result small:visible')).toContainText('Dwarves go to the loser of the trick.');
    expect(await isInSight(page.locator('.trick .result small:visible'))).toBe(true);
    expect(await isInSight(page.locator(height < 600 && width > height ? '.ahead' : '.standing'))).toBe(true);
    await show(page, 'claim', 'follow');
    expect(await isInSight(page.locator('.trick .result small:visible'))).toBe(true);
    expect(await isInSight(page.locator('.ahead ul'))).toBe(true);
    expect(await overHand(page)).toBeLessThanOrEqual(2);
    for (const card of await page.locator('.hand button').all()) expect(await isInSight(card)).toBe(true);
  });
}
