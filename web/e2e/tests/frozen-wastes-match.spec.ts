import { devices, type Locator, type Page } from '@playwright/test';
import { lay, over, press, tabTo } from '../play.ts';
import { expect, faults, forgive, test } from '../test.ts';
import { playUnseen } from '../unseen.ts';
import { t } from '../words.ts';

const GAME = { game: 'frozen-wastes' };
const LAPTOP = { width: 1280, height: 720 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: devices['Pixel 7'].isMobile };
/** A turn has about ten answers; who has not fought and traded after so many goes round in circles. */
const MOST = 120;

/** How a person touches a control, and how a space of the map. */
interface Hand {
  press: (target: Locator) => Promise<void>;
  go: (page: Page, wanted: RegExp) => Promise<void>;
}

const spaces = (page: Page): Locator => page.locator('.isheim .space.lit');

/** The space in reach that is wanted, else the first. */
async function found(page: Page, wanted: RegExp): Promise<Locator> {
  const names = await spaces(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  return spaces(page).nth(Math.max(0, names.findIndex((name) => wanted.test(name))));
}

const pointer = (touch: 'click' | 'tap'): Hand => ({
  press: (target) => target[touch](),
  go: async (page, wanted) => {
    const target = await found(page, wanted);
    await target.evaluate((space) => space.scrollIntoView());
    await target[touch]();
    await page.locator('.bar .primary')[touch]();
  },
});

const keys: Hand = {
  press: async (target) => {
    await tabTo(target.page(), target);
    await target.page().keyboard.press('Enter');
  },
  go: async (page, wanted) => {
    await tabTo(page, page.locator('.isheim .space[tabindex="0"]'));
    const count = await spaces(page).count();
    for (let steps = 0; steps < count; steps++) {
      await page.keyboard.press('r');
      if (wanted.test((await page.locator(':focus').getAttribute('aria-label')) ?? '')) break;
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  },
};

/** The kinds of events that have happened. */
async function happened(page: Page, id: string): Promise<ReadonlySet<string>> {
  const { beats } = (await (await page.request.get(`/api/tables/${id}/steps`)).json()) as { beats: { events: { kind: string }[] }[] };
  return new Set(beats.flatMap(({ events }) => events.map(({ kind }) => kind)));
}

/** Answers what is asked: to a jewel until something was fought, then to a town; in a fight or a market the first thing that is lit. */
async function answer(page: Page, hand: Hand, wanted: RegExp): Promise<void> {
  const lit = page.locator('.front :is(.choice, button).lit').first();
  const primary = page.locator('.bar .ways .primary:enabled');
  const ways = page.locator('.bar .ways button:enabled');
  if (await lit.isVisible()) {
    await hand.press(lit);
    if (await primary.isVisible()) await hand.press(primary);
  } else if ((await spaces(page).count()) > 0 && !(await page.locator('.space.lit').first().evaluate(() => document.querySelector('.found') !== null))) await hand.go(page, wanted);
  else await hand.press((await primary.isVisible()) ? primary : ways.first());
}

const HANDS: Record<string, Hand> = { 'by mouse': pointer('click'), 'by keys alone': keys, 'with a thumb on a phone': pointer('tap') };

for (const [how, hand] of Object.entries(HANDS)) {
  test(`The Frozen Wastes: movement, a fight and a market against a bot ${how}`, async ({ person }) => {
    const page = await person(how.includes('phone') ? PHONE : { viewport: LAPTOP });
    const id = await lay(page, ['me', 'bot'], {}, 'en', GAME);
    const seen = async (kind: string): Promise<boolean> => (await happened(page, id)).has(kind);
    for (let answers = 0; answers < MOST; answers++) {
      await expect(page.locator('.bar .ways button:enabled, .isheim .space.lit, .front .lit').first()).toBeVisible({ timeout: 30_000 });
      if (await over(page).isVisible()) break;
      const hasFought = await seen('combat-rolled');
      if (hasFought && (await seen('walked')) && (await seen('market-entered'))) break;
      const before = await page.locator('main').innerText();
      await answer(page, hand, hasFought ? /city|village|Vrede/ : /adventure waits/);
      await expect.poll(() => page.locator('main').innerText(), { timeout: 20_000 }).not.toBe(before);
    }
    const kinds = await happened(page, id);
    for (const kind of ['walked', 'combat-rolled', 'market-entered']) expect(kinds.has(kind), kind).toBe(true);
  });
}

test('The Frozen Wastes: a late match through the text view, its ending in two browsers, and how it was decided', async ({ page, person, complaints }) => {
  const guest = await person({ viewport: LAPTOP });
  const id = await lay(page, ['me', 'open', 'bot', 'bot'], {}, 'en', GAME);
  const invitation = new URL(await page.locator('#invitation').inputValue()).pathname;
  await guest.goto(invitation);
  await press(guest, 'join.sit');
  const late = { round: 10, liked: ['roll-dice', 'enter-market', 'warm-up', 'leave-market', 'pass', 'end-turn', 'halt'] };
  const parts = [page, guest].map((each) => playUnseen(each, id, late));
  void Promise.allSettled(parts); // the other one is called to the table too
  await Promise.race(parts);
  await Promise.all([page, guest].map((each) => each.goto(`/table/${id}`)));

  await press(page, 'text.switch');
  const options = page.getByRole('list', { name: t('text.options') }).getByRole('listitem');
  for (let moves = 0; moves < 8; moves++) {
    if (!(await options.first().or(over(page)).first().waitFor({ timeout: 3_000 }).then(() => true, () => false)) || (await over(page).isVisible())) break;
    const before = await page.locator('main').innerText();
    await page.locator('#command').fill('1');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('main').innerText()).not.toBe(before);
  }
  await press(page, 'text.switch-back');

  await Promise.all([page, guest].map((each) => playUnseen(each, id, { liked: late.liked })));
  await Promise.all([page, guest].map((each) => each.goto(`/table/${id}`)));
  for (const each of [page, guest]) await expect(each.locator('.ending h2')).toBeVisible();
  expect(await page.locator('.ending h2').innerText()).toBe(await guest.locator('.ending h2').innerText());

  await page.getByRole('link', { name: t('result.link') }).click();
  for (const title of ['The journey', 'What people will tell', 'The luck of the dice', 'Adventures', 'Gold, earned and spent', 'The cold']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await page.getByRole('slider').fill('3');
  await expect(page.getByText('Up to round 3')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  forgive(complaints, /favicon\.ico/); // a picture that is opened alone asks for one
});
