import { devices, type Locator, type Page } from '@playwright/test';
import { catalogue } from '../../src/games/frozen-wastes/catalogue.ts';
import { expectFocus, lay, over, press, SENDING, tabTo } from '../play.ts';
import { expectReplayed } from '../replayed.ts';
import { expect, faults, forgive, test } from '../test.ts';
import { playUnseen, stopPlaying } from '../unseen.ts';
import { inRulesOf, t } from '../words.ts';

const GAME = { game: 'frozen-wastes' };
const inRules = inRulesOf('frozen-wastes');
const LAPTOP = { width: 1280, height: 720 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: devices['Pixel 7'].isMobile };
/** What has to be done takes two or three answers; an Event may ask something before. */
const MOST = 15;

/** How a person touches a control, and how a space of the map. */
interface Hand {
  press: (target: Locator) => Promise<void>;
  go: (page: Page) => Promise<void>;
}

const spaces = (page: Page): Locator => page.locator('.isheim .space.lit');
/** The only answer or the one that is meant; it confirms what was chosen as well. */
const meant = (page: Page): Locator => page.locator('.bar :is(.ways, .rest) .primary:enabled');

const pointer = (touch: 'click' | 'tap'): Hand => ({
  press: (target) => target[touch](),
  go: async (page) => {
    const target = spaces(page).first();
    await target.evaluate((space) => space.scrollIntoView());
    await target[touch]();
    await meant(page)[touch]();
  },
});

/** On a busy machine a page that has just come is slow to say what has the focus. */
const goTo = (target: Locator): Promise<void> => expect(() => tabTo(target.page(), target)).toPass({ timeout: 30_000 });

const keys: Hand = {
  press: async (target) => {
    await goTo(target);
    await target.page().keyboard.press('Enter');
  },
  go: async (page) => {
    await goTo(page.locator('.isheim .space[tabindex="0"]'));
    for (const key of ['r', 'Enter', 'Enter']) await page.keyboard.press(key);
  },
};

/** The kinds of events that have happened to this person. */
async function happened(page: Page, id: string): Promise<ReadonlySet<string>> {
  const { beats } = (await (await page.request.get(`/api/tables/${id}/steps`)).json()) as { beats: { events: { kind: string; seat?: string }[] }[] };
  return new Set(beats.flatMap(({ events }) => events.filter(({ seat }) => seat === 'seat:1').map(({ kind }) => kind)));
}

/** Goes somewhere where the map asks; else the first that is lit in a fight, a market or a knockout, what the bar means, or its first way. */
async function answer(page: Page, hand: Hand): Promise<void> {
  const lit = page.locator(':is(.front .choice, .fallen button).lit').first();
  if (await lit.isVisible()) {
    await hand.press(lit);
    if (await meant(page).isVisible()) await hand.press(meant(page));
  } else if ((await spaces(page).count()) > 0 && !(await page.locator('.found').isVisible())) await hand.go(page);
  else await hand.press((await meant(page).isVisible()) ? meant(page) : page.locator('.bar .ways button:enabled').first());
}

const HANDS: Record<string, Hand> = { 'by mouse': pointer('click'), 'by keys alone': keys, 'with a thumb on a phone': pointer('tap') };

const waysTo = (isGoal: (land: (typeof catalogue.land)[string]) => boolean): string[] =>
  Object.values(catalogue.land).filter(isGoal).map(({ id }) => `walk hex-${id}`);
/** What is done unseen before a fight and before a market: the nearest jewel or town in reach, else somewhere. */
const TO_A_FIGHT = { offers: ['attack'], seed: 7, liked: ['roll-dice', 'seek-adventure', 'fight-on', ...waysTo(({ jewel }) => jewel !== undefined)] };
const TO_A_MARKET = { offers: ['enter-market'], seed: 7, liked: ['roll-dice', ...waysTo(({ town }) => town !== undefined), 'end-turn'] };

for (const [how, hand] of Object.entries(HANDS)) {
  test(`The Frozen Wastes: movement, a fight and a market against a bot ${how}`, async ({ person }) => {
    const page = await person(how.includes('phone') ? PHONE : { viewport: LAPTOP });
    const id = await lay(page, ['me', 'bot'], {}, 'en', GAME);
    const until = async (isDone: () => Promise<boolean>): Promise<void> => {
      for (let answers = 0; answers < MOST && !(await isDone()); answers++) {
        await expect(page.locator('.bar .ways button:enabled, .isheim .space.lit, .front .choice.lit, .fallen .lit').first()).toBeVisible({ timeout: 30_000 });
        const before = await page.locator('main').innerText();
        await answer(page, hand);
        await expect.poll(() => page.locator('main').innerText(), { timeout: 20_000 }).not.toBe(before);
        await expect(page.locator(SENDING)).toHaveCount(0);
        if (hand === keys) await expectFocus(page);
      }
      expect(await isDone()).toBe(true);
    };
    const has = async (kind: string): Promise<boolean> => (await happened(page, id)).has(kind);
    const market = page.locator('.front .market');
    await until(() => has('walked'));
    expect(await playUnseen(page, id, TO_A_FIGHT), 'a fight comes').toBe(true);
    await page.goto(`/table/${id}`);
    await expect(page.locator('.combat .choice.lit').first()).toBeVisible();
    await until(() => has('combat-rolled'));
    expect(await playUnseen(page, id, TO_A_MARKET), 'a market comes').toBe(true);
    await page.goto(`/table/${id}`);
    await hand.press(page.locator('.bar .ways button:enabled', { hasText: inRules('move.enter-market') }).first());
    await page.locator('.bar .ways button:enabled').first().or(market).first().waitFor();
    // Who is cold is asked first whether to stay so; the market is fetched when it is first drawn, and who answers before would leave it.
    const isOpen = (): Promise<boolean> => market.waitFor({ timeout: 3_000 }).then(() => true, () => false);
    await until(isOpen);
    await hand.press(page.locator('.bar .ways button:enabled', { hasText: inRules('move.leave-market') }).first());
    await expect(market).toHaveCount(0);
    expect(await has('market-entered')).toBe(true);
  });
}

test('The Frozen Wastes: from the choice of a hero on, without a reload, keys lead to every town, the map follows, and clues and rumors come forward beside it', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await lay(page, ['me', 'bot'], { heroes: 'chosen' }, 'en', GAME);
  await page.locator('.front .lit').first().click();
  await expect(page.locator('.bar .sentence'), 'a first touch says who one would be').toHaveText(/^Be .+\?$/);
  await expect(page.locator('.front .chosen')).toHaveCount(1);
  await page.locator('.bar .ways .primary').click();
  await expect(spaces(page).first()).toBeVisible({ timeout: 30_000 });
  const towns = new Set<string | null>();
  await page.locator('.isheim .space[tabindex="0"]').focus();
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press('t');
    await expect.poll(() => page.locator(':focus').getAttribute('data-anchor')).not.toBe([...towns].at(-1));
    towns.add(await page.locator(':focus').getAttribute('data-anchor'));
  }
  expect(towns.size, 'four times T, four towns').toBe(4);
  await page.getByRole('button', { name: t('map.whole') }).click();
  await spaces(page).first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('.sheet .secret').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.bar .ways button:enabled').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.pan-zoom .home'), 'the map is where the turn begins').toBeVisible();
  await expect(page.locator('.pan-zoom .home.away')).toHaveCount(0);
  await page.locator('.sheet .secret').nth(1).click();
  await expect(page.locator('.finds .legend'), 'the Legends beside the log').toHaveCount(6);
  await page.keyboard.press('Escape');
  await page.locator('.sheet .secret').first().click();
  await expect(page.locator('.finds')).toContainText('The Princess');
  await page.keyboard.press('Escape');
  await page.locator('.isheim .space[tabindex="0"]').focus();
  for (const key of ['h', 'q', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator('.plan'), 'before the roll one can plan').toBeVisible();
  await page.locator('.bar .ways .primary').click();
  await expect(page.locator('.bar'), 'and the dice take the plan up').toContainText('Your plan', { timeout: 30_000 });
});

test('The Frozen Wastes: a late match through the text view, its ending in two browsers, how it was decided, looked at again and taken in as a record', async ({ page, person, complaints }) => {
  const guest = await person({ viewport: LAPTOP });
  const id = await lay(page, ['me', 'open', 'bot'], {}, 'en', GAME);
  const invitation = new URL(await page.locator('#invitation').inputValue()).pathname;
  await guest.goto(invitation);
  await press(guest, 'join.sit');
  await expect(guest.locator('.isheim')).toBeVisible();
  const late = { round: 10, liked: ['roll-dice', 'enter-market', 'warm-up', 'leave-market', 'pass', 'end-turn', 'halt'] };
  const other = playUnseen(guest, id, { liked: late.liked });
  expect(await playUnseen(page, id, late), 'this person is asked late in the match').toBe(true);
  await stopPlaying(guest);
  await other;
  await Promise.all([page, guest].map((each) => each.goto(`/table/${id}`)));

  await press(page, 'text.switch');
  const options = page.getByRole('list', { name: t('text.options') }).getByRole('listitem');
  let moves = 0;
  for (; moves < 8; moves++) {
    if (!(await options.first().or(over(page)).first().waitFor({ timeout: moves === 0 ? 20_000 : 3_000 }).then(() => true, () => false)) || (await over(page).isVisible())) break;
    const before = await page.locator('main').innerText();
    await page.locator('#command').fill('1');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('main').innerText()).not.toBe(before);
  }
  expect(moves, 'moves in the text view').toBeGreaterThan(0);
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
  await expectReplayed(page, id, '.isheim');
  forgive(complaints, /favicon\.ico/); // a picture that is opened alone asks for one
});
