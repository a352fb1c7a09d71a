import type { Locator, Page } from '@playwright/test';
import { lay, over, press, tabTo, touchable, touchOne } from '../play.ts';
import { expect, faults, test } from '../test.ts';
import { playUnseen, stopPlaying } from '../unseen.ts';
import { t } from '../words.ts';

const VALDA = { game: 'valda' };
/** Temples bring weapons, and deck B what to attack and to defend with. */
const BUILDER = { liked: ['build-temple', 'draw-card b', 'draw-from b', 'attack', 'take-resource', 'endure', 'pass'] };
const log = (page: Page): Locator => page.locator('#side-panel');
const card = (page: Page): Locator => page.locator('.generic .hand button.lit');

/** Ends the Valda phase, plays a card wherever else one is asked for, and otherwise takes what comes first. */
async function goOn(page: Page, isPhone: boolean): Promise<void> {
  const end = page.locator('.ways button', { hasText: 'End the phase' });
  const asked = [end, page.locator('[data-anchor="deck:b"].lit'), card(page).first(), touchable(page).first()];
  for (const target of asked) {
    if (!(await target.isVisible())) continue;
    // Whose question is gone by now is asked no more: somebody else goes on.
    await (isPhone ? target.tap({ timeout: 3_000 }) : target.click({ timeout: 3_000, position: { x: 20, y: 20 } })).catch(() => undefined);
    await expect(page.locator('.bar .unseen:not(:empty)')).toHaveCount(0);
    return;
  }
}

test('an attack with its defence and a reaction, across three browsers, one of them a phone', async ({ page: host, person }) => {
  const people = [host, await person(), await person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })];
  const [, guest, phone] = people as [Page, Page, Page];
  const id = await lay(host, ['me', 'open', 'open'], {}, 'en', VALDA);
  const invitation = new URL(await host.locator('#invitation').inputValue()).pathname;
  for (const page of [guest, phone]) {
    await page.goto(invitation);
    await press(page, 'join.sit');
  }

  // They play on unseen until somebody can answer an attack with a weapon.
  const parts = people.map((page) => playUnseen(page, id, { ...BUILDER, offers: ['respond', 'pass'] }).then((isMine) => (isMine ? page : Promise.reject(new Error('over')))));
  const asked = await Promise.any(parts);
  await Promise.all(people.filter((page) => page !== asked).map(stopPlaying));
  await Promise.allSettled(parts);
  await Promise.all(people.map((page) => page.goto(`/table/${id}`)));

  const weapon = card(asked).first();
  await weapon.waitFor();
  const name = (await weapon.getAttribute('aria-label')) ?? '';
  await (asked === phone ? weapon.tap() : weapon.click({ position: { x: 20, y: 60 } }));
  for (const page of people) await expect(log(page).getByText(`uses ${name}`).or(log(page).getByText(`You use ${name}`)).first()).toBeAttached();

  // On they go by mouse and by thumb, attacking and defending wherever it is offered, until a defence was told to all.
  const defended = log(host).getByText(/ defends? with /);
  const told = await defended.count();
  for (let touches = 0; touches < 80 && (await defended.count()) <= told; touches++) {
    const page = await Promise.any(people.map((one) => touchable(one).or(over(one)).first().waitFor().then(() => one)));
    if (await over(page).isVisible()) throw new Error('nobody defended before the end');
    await goOn(page, page === phone);
  }
  expect(await defended.count()).toBeGreaterThan(told);
  expect(await faults(phone, { isTouched: true })).toEqual([]);
});

test('the last round by mouse, by keys alone and through the text view', async ({ page }) => {
  const id = await lay(page, ['me', 'bot', 'bot'], {}, 'en', VALDA);
  expect(await playUnseen(page, id, { ...BUILDER, round: 6 })).toBe(true);
  await page.goto(`/table/${id}`);
  await touchable(page).first().waitFor();
  expect(await faults(page)).toEqual([]);
  for (let touches = 0; touches < 2; touches++) expect(await touchOne(page)).toBe(true);

  for (let touches = 0; touches < 2; touches++) {
    // Focus goes where the question is; where only the bar answers, it rests in the bar.
    const more = await touchOne(page, async () => {
      const isThere = await page.evaluate(() => document.activeElement?.matches('.lit, .ways button'));
      if (!isThere) await tabTo(page, page.locator('.ways button:enabled').first());
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
