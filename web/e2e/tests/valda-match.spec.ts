import type { Locator, Page } from '@playwright/test';
import { Line } from '../line.ts';
import { lay, press, touchable, touchByKeys, touchOne } from '../play.ts';
import { expectReplayed } from '../replayed.ts';
import { expect, faults, forgive, test } from '../test.ts';
import { playUnseen, stopPlaying, type Until } from '../unseen.ts';
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
async function firstOffered(people: readonly Page[], id: string, moment: Until): Promise<Page | undefined> {
  const parts = people.map((page) => playUnseen(page, id, { ...BUILDER, ...moment }).then((isMine) => (isMine ? page : Promise.reject(new Error('over')))));
  const asked = await Promise.any(parts).catch(() => undefined);
  await Promise.all(people.filter((page) => page !== asked).map((page) => stopPlaying(page)));
  await Promise.allSettled(parts);
  if (asked) await Promise.all(people.map((page) => page.goto(`/table/${id}`)));
  return asked;
}

/** Plays the first card that is lit, and gives its name. */
async function playLit(page: Page): Promise<string> {
  const first = card(page).first();
  await first.waitFor();
  const name = (await first.getAttribute('aria-label')) ?? '';
  const plays = page.locator('.bar .rest .primary');
  if (page.viewportSize()?.width !== PHONE.width) {
    await first.click({ position: { x: 20, y: 60 } }); // lifts it
    await plays.click();
  } else {
    await first.tap();
    await plays.tap();
  }
  return name;
}

/** Everybody who is asked answers until the attack is over: the first card that is lit defends, otherwise a pass. */
async function resolve(people: readonly Page[]): Promise<void> {
  const isOpen = (page: Page): Promise<boolean> => page.locator('.duel .needs').isVisible();
  await expect(async () => {
    for (const page of people) {
      const answers = page.locator('.duel button.lit, .bar .ways button:enabled').filter({ visible: true });
      if ((await isOpen(page)) && (await answers.count()) > 0) await answers.first().click({ timeout: 1_000 });
    }
    expect(await Promise.all(people.map(isOpen))).toEqual(people.map(() => false));
  }).toPass({ timeout: 30_000 });
}

test('Valda: an attack with reaction and defence across three browsers, one a phone, one offline in the window', async ({ page: host, person, baseURL, complaints }) => {
  const lines = [await Line.to(baseURL ?? ''), await Line.to(baseURL ?? '')] as const;
  const guest = await person({ baseURL: lines[0].address });
  const phone = await person({ baseURL: lines[1].address, viewport: PHONE, hasTouch: true, isMobile: true });
  const people = [host, guest, phone] as const;
  let reacting: Page | undefined;
  let id = '';
  for (let matches = 0; matches < 8 && !reacting; matches++) {
    id = await sitTogether(people);
    reacting = await firstOffered(people, id, { offers: ['respond', 'pass'], window: 'declared' });
  }
  expect(reacting, 'somebody may react to an attack').toBeDefined();

  for (const page of people) await expect(page.locator('.duel .needs')).toBeVisible();
  const [away, line] = reacting === guest ? [phone, lines[1]] : [guest, lines[0]];
  line.cut();
  await expect(away.getByText(t('link.lost'))).toBeVisible();
  const name = await playLit(reacting!);
  await expect(log(reacting!).getByText(new RegExp(` uses? ${name}`)).first()).toBeAttached();
  line.mend();
  for (const page of people) await expect(log(page).getByText(new RegExp(` uses? ${name}`)).first()).toBeAttached();

  await resolve(people);
  /** Whether the target had a card that holds is up to the deal: without one they play on until somebody has. */
  const defence = log(host).getByText(/ defends? with /).first();
  for (let tries = 0; tries < 8 && (await defence.count()) === 0; tries++) {
    if (!(await firstOffered(people, id, { offers: ['defend'] }))) id = await sitTogether(people);
    else await resolve(people);
  }
  await expect(defence).toBeAttached();
  expect(await faults(people[2], { isTouched: true })).toEqual([]);
  await Promise.all([guest, phone].map((page) => page.close()));
  lines.forEach((one) => one.close());
  forgive(complaints, /WebSocket|net::ERR_/);
});

/** So many touches by mouse, and as many by keys: a thing is lifted first. */
const BY_HAND = 6;

test('Valda: the last two rounds by mouse, by keys alone and through the text view, then looked at again and taken in as a record', async ({ page }) => {
  const id = await lay(page, ['me', 'bot', 'bot'], {}, 'en', VALDA);
  expect(await playUnseen(page, id, { ...BUILDER, round: 5 })).toBe(true);
  await page.goto(`/table/${id}`);
  await touchable(page).first().waitFor();
  expect(await faults(page)).toEqual([]);
  for (let touches = 0; touches < BY_HAND; touches++) expect(await touchOne(page)).toBe(true);

  for (let touches = 0; touches < BY_HAND; touches++) expect(await touchByKeys(page)).toBe(true);

  await press(page, 'text.switch');
  const end = page.getByRole('button', { name: t('action.rematch') });
  for (let moves = 0; moves < 80 && !(await end.isVisible()); moves++) {
    const options = page.getByRole('list', { name: t('text.options') }).getByRole('listitem');
    await options.first().or(end).waitFor();
    if (await end.isVisible()) break;
    const before = await page.locator('main').innerText();
    await page.locator('#command').fill(String(await options.count()));
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('main').innerText()).not.toBe(before);
  }
  await expect(end).toBeVisible();

  await page.getByRole('link', { name: t('result.link') }).click();
  for (const title of ['Followers, turn by turn', 'Where the followers came from', 'Where they came from, round by round', 'Attacks', 'Temples', 'What each power brought']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  expect(await faults(page)).toEqual([]);
  await expectReplayed(page, id, '.valda');
});
