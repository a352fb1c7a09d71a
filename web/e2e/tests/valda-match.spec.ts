import type { Locator, Page } from '@playwright/test';
import { lay, press, tabTo, touchable, touchOne } from '../play.ts';
import { expect, faults, test } from '../test.ts';
import { playUnseen, stopPlaying } from '../unseen.ts';
import { t } from '../words.ts';

const VALDA = { game: 'valda' };
const PHONE = { width: 390, height: 844 };
/** Temples bring weapons, and attacks bring moments for them. */
const BUILDER = { liked: ['build-temple', 'settle', 'attack', 'take-resource', 'endure', 'pass'] };
const log = (page: Page): Locator => page.locator('#side-panel');
const card = (page: Page): Locator => page.locator('.valda :is(.held, .duel) button.lit').filter({ visible: true });

/** Everybody at one table, ready to play. */
async function sitTogether([host, ...guests]: readonly [Page, ...Page[]]): Promise<string> {
  const id = await lay(host, ['me', ...guests.map(() => 'open' as const)], {}, 'en', VALDA);
  const invitation = new URL(await host.locator('#invitation').inputValue()).pathname;
  for (const page of guests) {
    await page.goto(invitation);
    await press(page, 'join.sit');
  }
  return id;
}

/** They play on unseen until these moves are offered to somebody, and then all look at the table; nobody if the match is over before. */
async function firstOffered(people: readonly Page[], id: string, offers: string[]): Promise<Page | undefined> {
  const parts = people.map((page) => playUnseen(page, id, { ...BUILDER, offers }).then((isMine) => (isMine ? page : Promise.reject(new Error('over')))));
  const asked = await Promise.any(parts).catch(() => undefined);
  await Promise.all(people.filter((page) => page !== asked).map((page) => stopPlaying(page).catch(() => undefined)));
  await Promise.allSettled(parts);
  if (asked) await Promise.all(people.map((page) => page.goto(`/table/${id}`)));
  return asked;
}

/** Plays the first card that is lit, and gives its name. */
async function playLit(page: Page): Promise<string> {
  const first = card(page).first();
  await first.waitFor();
  const name = (await first.getAttribute('aria-label')) ?? '';
  await (page.viewportSize()?.width === PHONE.width ? first.tap() : first.click({ position: { x: 20, y: 60 } }));
  return name;
}

test('Valda: an attack and its defence across three browsers, one of them a phone', async ({ page: host, person }) => {
  const people = [host, await person(), await person({ viewport: PHONE, hasTouch: true, isMobile: true })] as const;
  const id = await sitTogether(people);

  const defender = await firstOffered(people, id, ['defend', 'endure']);
  const name = await playLit(defender!);
  for (const page of people) await expect(log(page).getByText(new RegExp(` defends? with ${name}`)).first()).toBeAttached();
  expect(await faults(people[2], { isTouched: true })).toEqual([]);
});

test('Valda: the last round by mouse, by keys alone and through the text view', async ({ page }) => {
  const id = await lay(page, ['me', 'bot', 'bot'], {}, 'en', VALDA);
  expect(await playUnseen(page, id, { ...BUILDER, round: 6 })).toBe(true);
  await page.goto(`/table/${id}`);
  await touchable(page).first().waitFor();
  expect(await faults(page)).toEqual([]);
  for (let touches = 0; touches < 2; touches++) expect(await touchOne(page)).toBe(true);

  for (let touches = 0; touches < 2; touches++) {
    const more = await touchOne(page, async (target) => {
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    });
    expect(more).toBe(true);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  }

  await press(page, 'text.switch');
  const end = page.getByRole('button', { name: t('action.rematch') });
  for (let moves = 0; moves < 40 && !(await end.isVisible()); moves++) {
    const options = page.getByRole('list', { name: t('text.options') }).getByRole('listitem');
    await options.first().or(end).waitFor();
    if (await end.isVisible()) break;
    const before = await page.locator('main').innerText();
    await page.locator('#command').fill(String(await options.count()));
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('main').innerText()).not.toBe(before);
  }
  await expect(end).toBeVisible();
});
