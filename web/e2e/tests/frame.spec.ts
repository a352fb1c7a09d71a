import { enter, expectFocus, handOver, lay, onCover, press, touchable } from '../play.ts';
import { show } from '../staged.ts';
import { expect, faults, test } from '../test.ts';
import { playOutUnseen } from '../unseen.ts';
import { onBoard, t } from '../words.ts';

/** More would not be three minutes. */
const MOST_TAPS = 13;

test('one device for two, straight from the landing page', async ({ page }) => {
  await page.goto('/');
  await onCover(page, 'cover.pass').click();
  await handOver(page).click();
  await touchable(page).first().waitFor();
});

test('a table from the form stands in the public list, and those who sit down there play', async ({ page, person }) => {
  await page.goto('/new/claim');
  await page.getByRole('button', { name: t('new.who.open') }).click();
  await page.locator('summary').filter({ hasText: t('menu.options') }).click();
  await page.getByLabel(t('new.listed')).check();
  await press(page, 'new.lay');
  await page.locator('#invitation').waitFor();
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  const guest = await person();
  await guest.goto('/');
  const row = guest.getByRole('listitem').filter({ has: guest.locator(`a[href="/table/${id}"]`) });
  await expect(row).toContainText(onBoard('setup.preset.base'));
  await row.getByRole('link').first().click();
  await press(guest, 'tables.sit');
  for (const each of [page, guest]) await each.locator('.claim').waitFor();
  const passer = await person();
  await passer.goto('/');
  await expect(passer.locator('.live')).toContainText('trick 1 of 13'); // seen from the door, before anybody watches
  await expect(passer.locator('.live')).toContainText('No followers');
});

test('who has played finds the last match on the landing page: the way back, then how it ended and a rematch', async ({ page }) => {
  const id = await lay(page, ['me', 'bot']);
  await touchable(page).first().waitFor();
  const card = page.getByRole('region', { name: t('tables.running') });
  await page.goto('/');
  await expect(card).toContainText(t('turn.yours'));
  await expect(page.locator('.tables').locator(`a[href="/table/${id}"]`)).toHaveCount(0); // once is enough
  await card.getByRole('link', { name: t('tables.continue') }).click();
  await touchable(page).first().waitFor();
  await playOutUnseen(page, id);
  await page.goto(`/table/${id}`);
  const ending = page.locator('.bar .sentence');
  await expect(ending).toHaveText(/ factions? to \d\.$|\. Equal votes; |^A draw\./);
  const how = (await ending.textContent()) ?? '';
  await page.goto('/');
  const last = page.getByRole('region', { name: t('tables.last') });
  await expect(last).toContainText(how);
  expect(await faults(page)).toEqual([]);
  await last.getByRole('button', { name: t('action.rematch') }).click();
  await touchable(page).first().waitFor();
  expect(new URL(page.url()).pathname).not.toContain(id);
});

test('the button of the landing page offers the game that was played last, wherever its table was laid', async ({ page, person }) => {
  await page.goto('/');
  await expect(page.locator('.hero .primary')).toHaveText('Play Claim now');
  await page.goto('/new/valda');
  await press(page, 'new.lay');
  await page.locator('.bar').waitFor();
  await page.goto('/');
  await expect(page.locator('.hero .primary')).toHaveText('Play Valda now');
  const other = await person();
  await other.goto('/');
  await expect(other.locator('.hero .primary')).toHaveText('Play Claim now');
});

test('the foot of the landing page leads to the rules, the credits, the source and what is stored', async ({ page }) => {
  for (const [link, address, said] of [['nav.rules', '/rules', 'The Frozen Wastes'], ['footer.credits', '/about/credits', 'Copyright the Svelte contributors'], ['footer.source', '/about/source', 'Apache License'], ['footer.privacy', '/about/privacy', '400 days']] as const) {
    await page.goto('/');
    await page.locator('footer').getByRole('link', { name: t(link), exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('main')).toContainText(said);
    await page.reload();
    await expect(page.locator('main h1')).toBeVisible();
  }
});

test('the covers of the landing page stay where they were first painted, also for who has never played', async ({ page }) => {
  await page.addInitScript(() => {
    const tops = new Set<number>();
    Object.assign(window, { tops });
    const look = (): void => {
      const cover = document.querySelector('main article');
      if (cover) tops.add(Math.round(cover.getBoundingClientRect().top + scrollY));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const tops = (): Promise<number[]> => page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops]);
  for (const screen of [{ width: 1280, height: 720 }, { width: 360, height: 640 }]) {
    await page.setViewportSize(screen);
    await page.goto('/');
    await onCover(page, 'cover.play-bot').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await tops()).toHaveLength(1);
  }
});

test('another language is spoken at once, and after coming back', async ({ page }) => {
  await page.goto('/settings');
  const language = page.getByLabel(t('settings.language'), { exact: true });
  const told = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await language.selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByLabel(t('settings.language', 'fr'), { exact: true })).toHaveValue('fr');
  expect((await told).ok()).toBe(true); // letters come in that language too
  await page.goto('/');
  await expect(onCover(page, 'cover.play-bot', 'fr')).toBeVisible();
});

test('the rule book finds a word, and says so when there is none', async ({ page }) => {
  await page.goto('/rules/claim');
  const search = page.getByLabel(t('rules.search'), { exact: true });
  await search.fill('Spyglass');
  await expect(page.getByText('1 result')).toBeVisible();
  await expect(page.locator('main')).toContainText('Spyglass');
  await search.fill('xyzzy');
  await expect(page.getByText('Nothing found')).toBeVisible();
});

test('a replay runs by itself, as fast as one likes, and stops', async ({ page }) => {
  const id = await lay(page, ['me', 'bot']);
  await touchable(page).first().waitFor();
  await playOutUnseen(page, id);
  await page.goto(`/replay/${id}/0`);
  await page.getByLabel(t('replay.speed'), { exact: true }).selectOption('4');
  await press(page, 'replay.play');
  await expect(page).toHaveURL(new RegExp(`/replay/${id}/([3-9]|\\d\\d+)$`)); // it may run on between two looks
  await press(page, 'replay.stop');
  await expect(page.getByRole('button', { name: t('replay.play'), exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('replay.last'), exact: true }).click();
  await expect(page.getByRole('button', { name: t('replay.on'), exact: true })).toBeDisabled();
});

test('the lesson ends after a few taps with a match to play, and can be skipped', async ({ page }) => {
  await page.goto('/learn/claim');
  const skip = page.getByRole('link', { name: t('lesson.skip') });
  await skip.waitFor();
  let taps = 0;
  while (await skip.isVisible()) {
    const before = await page.locator('main').innerText();
    await page.locator('.ways .primary').click();
    taps++;
    await expect.poll(() => page.locator('main').innerText()).not.toBe(before);
  }
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  await page.getByRole('button', { name: t('lesson.play') }).click();
  await expect(page).toHaveURL(/\/table\//);
  await page.goto('/learn/claim');
  await skip.click();
  await expect(page).toHaveURL(/\/$/);
});

test('the lesson by keys: the first trick is told before it is explained, and at the end nothing that starts a match has the focus', async ({ person }) => {
  const page = await person({ reducedMotion: 'no-preference' });
  await page.goto('/learn/claim');
  const on = page.locator('.ways .primary');
  const words = page.locator('.bar .words');
  await on.waitFor();
  await enter(page, on);
  await expect(words).toContainText('You lead Dwarf 6.');
  await expect(page.locator('.rest')).toContainText('1 of 13');
  await expect(words).toContainText('You win the trick', { timeout: 10_000 });
  await page.keyboard.press('Enter'); // ends the telling, and plays nothing yet
  for (let moment = 2; moment < 13; moment++) {
    await expect(page.locator('.rest')).toContainText(`${moment} of 13`);
    await expectFocus(page);
    await enter(page, on);
    await page.keyboard.press('Escape');
  }
  await expect(page.getByRole('button', { name: t('lesson.play') })).toBeVisible();
  await expect(words).toBeFocused();
  await page.close();
});

/** Where boards draw their own plates: the second seat has gone, the third is a person with a long name, and everybody has a clock. */
const COMPANY = {
  chairs: ({ seat }: { seat: string }) => ({
    clock: { millis: 60_000 * Number(seat.slice(5)) + 600_000 },
    ...(seat === 'seat:2' ? { name: 'Bram', sitting: 'person' } : seat === 'seat:3' ? { name: 'Annemarie', sitting: 'person' } : {}),
  }),
  away: ['seat:2'],
  spectators: 2,
};

for (const [game, moment] of [['valda', 'valda'], ['frozen-wastes', 'venture']] as const) {
  for (const { width, height } of [{ width: 1280, height: 720 }, { width: 390, height: 844 }, { width: 844, height: 390 }]) {
    test(`${game} at ${width} by ${height} shows people once: who is away and the clocks are on the plates`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await show(page, game, moment, COMPANY);
      await expect(page.locator('.above .seats')).toHaveCount(0);
      const [gone, here] = [page.locator('.plate').filter({ hasText: '12:00' }), page.locator('.plate').filter({ hasText: '13:00' })];
      await expect(gone.locator('.dot.away')).toBeVisible();
      await expect(gone.locator('.clock')).toBeVisible();
      await expect(gone).toContainText(t('table.away'));
      await expect(here.locator('.clock')).toBeVisible();
      await expect(here.locator('.dot.away')).toHaveCount(0);
      await expect(page.locator('.bar .clock')).toHaveText('11:00'); // the reader's own
      expect(await faults(page, { isTouched: width < 1000 })).toEqual([]);
    });
  }
}

test('who watches, and what can be done about people, stands under Table', async ({ page }) => {
  await show(page, 'valda', 'valda', COMPANY);
  await expect(page.locator('main > .where')).toContainText('2 spectators');
  await page.getByRole('tab', { name: t('tab.table'), exact: true }).click();
  const people = page.getByRole('list', { name: t('table.seats') }).getByRole('listitem');
  await expect(people).toHaveCount(5);
  await expect(people.filter({ hasText: 'Bram' })).toContainText(t('table.away'));
  await expect(people.last()).toHaveText('2 spectators');
});

for (const [game, moment] of [['claim', 'window'], ['valda', 'valda']] as const) {
  test(`${game} on a laptop: whatever is beside the board scrolls there, and the page is no higher than its window`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await show(page, game, moment);
    const board = page.locator('section.board');
    await board.waitFor();
    const { width } = (await board.boundingBox()) ?? { width: 0 };
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expect(page.getByRole('tabpanel')).not.toBeEmpty();
      if ((await tab.getAttribute('id')) === 'tab-rules') await page.getByRole('tabpanel').locator('[data-chapter] figure').first().waitFor();
      expect([await tab.innerText(), await page.evaluate(() => document.documentElement.scrollHeight)]).toEqual([await tab.innerText(), 720]);
      expect((await board.boundingBox())?.width).toBe(width);
    }
  });
}

test('on a laptop the links of a cover stand in two lines, and none is left over', async ({ page }) => {
  await page.setViewportSize({ width: 1280 - 15, height: 720 }); // beside a scrollbar
  await page.goto('/');
  await onCover(page, 'cover.play-bot').waitFor();
  for (const cover of await page.locator('main article').all()) {
    const tops = await cover.locator('.ways > :not(.play)').evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top / 8)));
    const lines = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    expect(lines).toHaveLength(2);
    expect(Math.min(...lines)).toBeGreaterThan(1);
  }
});
