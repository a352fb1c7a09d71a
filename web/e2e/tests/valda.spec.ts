import { devices, type Locator, type Page } from '@playwright/test';
import { lay, over, touchable, touchOne } from '../play.ts';
import { isInSight } from '../screens.ts';
import { show } from '../staged.ts';
import { expect, faults, test } from '../test.ts';
import { t } from '../words.ts';

const LAPTOP = { width: 1280, height: 720 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: devices['Pixel 7'].isMobile };

const card = (page: Page, id: string): Locator => page.locator(`.held [data-anchor="card:${id}"]`);
const land = (page: Page, id: string): Locator => page.locator(`[data-anchor="area:${id}"]`);

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

test('Valda: neither a question of amounts nor the dice move or crush the map', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'theft');
  for (const one of await page.locator('.land').all()) expect((await one.boundingBox())?.height).toBeGreaterThan(110);
  await expect(page.locator('.bar fieldset output')).toHaveCount(3);
  await page.unrouteAll();
  const top = (): Promise<number | undefined> => page.locator('.land').first().boundingBox().then((box) => box?.y);
  await show(page, 'valda', 'resource-draw');
  const before = await top();
  await page.unrouteAll();
  await show(page, 'valda', 'resource-dice');
  await expect(page.locator('.dice-row')).toBeVisible();
  expect(await top()).toBe(before);
});

test('Valda: a first touch says what a second one costs and brings', async ({ person }) => {
  const page = await person(PHONE);
  await show(page, 'valda', 'valda');
  await land(page, 'freya-kari').tap();
  await expect(page.locator('.why')).toContainText('Brings a follower and a card of Freya. Costs 2 diamonds and 2 gold');
  await expect(page.locator('.bar .primary')).toHaveText('Build a temple at Freya');
});

test('Valda: map and hand are one stop for Tab each, and keys lead through them', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'valda');
  expect(await page.locator('.map button:not([tabindex="-1"])').count()).toBe(1);
  expect(await page.locator('.held li button:not([tabindex="-1"])').count()).toBe(1);
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
  await expect(page.locator('.explained')).toContainText('You still need 2 blood.');
  await card(page, 'raid-5').hover();
  await expect(page.locator('.why')).toContainText('waits for');
});

test('Valda: cards to choose from lie on the board with their text, and one of the same name in the hand does not glow', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'drawn');
  await expect(page.locator('.choice button.lit')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Which card goes under deck B?' }).getByRole('button').first()).toBeFocused();
  await expect(page.locator('.choice')).toContainText('Freeze one of the target’s temples until your next turn.');
  await expect(page.locator('.bar .ways button')).toHaveCount(0);
  await expect(card(page, 'palisade')).not.toHaveClass(/lit/);
  await card(page, 'palisade').click({ force: true });
  await expect(page.locator('.choice .picked')).toHaveCount(0);
  await show(page, 'valda', 'discards');
  await expect(page.locator('.choice button.lit')).toHaveCount(3);
  await expect(page.locator('.held .lit')).toHaveCount(0);
});

test('Valda: a card without effect says so and is played at the second touch only', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'no-effect');
  await card(page, 'ruler-of-the-giants').click();
  await expect(page.locator('.bar .loss')).toHaveText('It would do nothing now: there is no attack card in discard pile B.');
  await expect(page.locator('.bar .ways button')).toHaveText(['Play Ruler of the Giants', 'Choose again']);
});

test('Valda: a question that leaves nothing to do says so', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  const said = { 'no-defence': 'You have no defence card: you take the blow.', 'no-trade': 'you have nothing to trade', 'attack-done': 'You have had your attack on' };
  for (const [name, words] of Object.entries(said)) {
    await show(page, 'valda', name);
    await expect(page.locator('.bar .sentence')).toContainText(words);
    await expect(page.locator('.bar .ways button')).toHaveCount(1);
  }
});

test('Valda: cards, lands, opponents, phases and the tree explain themselves', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'valda');
  await expect(card(page, 'seduction-1')).toHaveAttribute('aria-description', 'Gain 1 follower.');
  await expect(land(page, 'freya-kari')).toHaveAttribute('aria-description', /keep 2 of them/);
  const explained = page.locator('.explained');
  await page.locator('.plate').first().hover();
  await expect(explained).toContainText('9 followers');
  await page.locator('.course li').last().hover();
  await expect(explained).toContainText('Mines and drills roll dice');
  await page.locator('.track').hover();
  await expect(explained).toContainText('counts everybody’s followers');
});

test('Valda: the end names places and followers, says by how much, and lets one see the map again', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'end');
  await expect(page.locator('.ending h2')).toHaveText('You win with 33 followers!');
  await expect(page.locator('.ending')).toContainText('You win by 12.');
  await expect(page.locator('.ending .name')).toHaveText(['Anna', 'Bram', 'Fox']);
  await page.locator('.ending header button').click();
  await expect(page.locator('.ending')).toHaveCount(0);
  await page.locator('.lands > .back').click();
  await expect(page.locator('.ending')).toBeVisible();
});

test('Valda: an attack shows its sum, marks the smallest card that holds, and hides no question', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'attack-defence');
  await expect(page.locator('.duel .total')).toHaveText(['4', '6', '3', '6']);
  await expect(page.locator('.duel .smallest')).toHaveCount(1);
  await expect(page.locator('.duel .smallest button')).toHaveAttribute('data-anchor', 'card:palisade');
  await expect(page.locator('.duel .stages .now')).toHaveText('Defence');
  await expect(page.locator('.duel .stake')).toHaveText('At stake: 2 of your 11 followers. Haven 10 stops the fall.');
  await expect(page.locator('.duel .needs')).toContainText('6 or more holds Equal is enough.');
  await expect(page.locator('.duel .hit')).toHaveText('No defence: you lose 1 follower, 11 to 10. The haven saves 1.');
  for (const one of await page.locator('.duel :is(.stake, .needs, .futures li, .smallest)').all()) expect(await isInSight(one)).toBe(true);
  await page.locator('.duel header button').click();
  await expect(page.locator('.duel')).toBeHidden();
  await page.locator('.lands > .back').click();
  await expect(page.locator('.duel')).toBeVisible();
});

test('Valda: who watches an attack sees the sum and no card of the defender', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'attack-watched');
  await expect(page.locator('.duel .total')).toHaveText(['4', '6', '3', '6']);
  await expect(page.locator('.answers')).toContainText('Anna is choosing a defence');
  await expect(page.locator('.duel .hit')).toHaveText('No defence: Anna loses 1 follower, 11 to 10. The haven saves 1.');
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

test('Valda: on a phone the hand is a sheet over the map with a way to close it, and never comes by itself', async ({ person }) => {
  const page = await person(PHONE);
  await show(page, 'valda', 'valda');
  const [map, line, close] = [page.locator('.map'), page.locator('.line'), page.locator('.handle button')];
  const isOpen = async (open: boolean): Promise<void> => {
    await expect(card(page, 'seduction-1')).toBeVisible({ visible: open });
    await expect(map).toBeVisible();
    for (const one of [line, page.locator('.bar .sentence'), page.locator('.goods .gold'), ...(open ? [close] : [])]) expect(await isInSight(one)).toBe(true);
  };
  await isOpen(false);
  for (const way of [(): Promise<void> => close.tap(), (): Promise<void> => line.tap(), (): Promise<void> => page.locator('.outside').tap({ position: { x: 40, y: 10 } })]) {
    await line.tap();
    await isOpen(true);
    await way();
    await isOpen(false);
  }
  await show(page, 'valda', 'attack-chosen');
  await expect(line).toBeVisible();
  await expect(line).toHaveClass(/invites/);
  await expect(page.locator('.held')).toBeHidden();
});

test('Valda: on a phone the hand goes by itself when the next question is asked on the map', async ({ person }) => {
  const page = await person(PHONE);
  await page.goto('/learn/valda');
  await page.getByRole('button', { name: 'Continue' }).tap();
  await page.locator('.line').tap();
  await expect(page.locator('.held')).toBeVisible();
  await page.locator('.ways .primary').tap();
  await expect(page.locator('.rest')).toContainText('3 of 14');
  await expect(page.locator('.held')).toBeHidden();
});

test('Valda: on the smallest phone goods and cards stay in sight, and the map scrolls above them', async ({ person }) => {
  const page = await person({ ...PHONE, viewport: { width: 360, height: 640 } });
  await show(page, 'valda', 'valda');
  for (const one of await page.locator('.goods > *, .built button, .line, .bar .ways button').all()) expect(await isInSight(one)).toBe(true);
  const last = land(page, 'heimdall-ymir');
  expect(await isInSight(last)).toBe(false);
  await last.scrollIntoViewIfNeeded();
  expect(await isInSight(last)).toBe(true);
  expect(await isInSight(page.locator('.line'))).toBe(true);
});

test('Valda: on a phone on its side nothing is printed over anything else', async ({ person }) => {
  const page = await person({ ...PHONE, viewport: { width: 844, height: 390 } });
  await show(page, 'valda', 'valda');
  await page.locator('.deck').first().waitFor();
  const boxes = await page.locator('.course, .plate, .track, .land, .supply, section.own, .held').evaluateAll((all) =>
    all.map((one) => ({ name: `${one.classList[0]} ${one.getAttribute('data-area') ?? ''}`, ...JSON.parse(JSON.stringify(one.getBoundingClientRect())) as DOMRect })),
  );
  const over = boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter((other) => one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1)
      .map((other) => `${one.name} and ${other.name}`),
  );
  expect(over.filter((pair) => !pair.startsWith('course'))).toEqual([]);
  for (const one of boxes.filter(({ name }) => name.startsWith('land'))) expect(one.height).toBeGreaterThan(44);
});

test('Valda: nothing on the board moves while one chooses, on a laptop and on a phone', async ({ page, person }) => {
  const places = (of: Page): Promise<number[]> => of.locator('.land, .goods > *, .deck').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const shift = async (of: Page, from: readonly number[]): Promise<number> => Math.max(...(await places(of)).map((top, at) => Math.abs(top - (from[at] ?? Infinity))));
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'valda');
  await page.locator('.deck').first().waitFor();
  const before = await places(page);
  await page.locator('[data-anchor="resource:gold"]').click();
  await expect(page.locator('.bar .ways button').getByText('Choose again')).toBeVisible();
  expect(await shift(page, before)).toBeLessThan(1);
  const bottomOf = (selector: string): Promise<number> => page.locator(selector).evaluate((one) => one.getBoundingClientRect().bottom);
  const topOfBar = await page.locator('.bar section').evaluate((bar) => bar.getBoundingClientRect().top);
  expect(topOfBar, 'goods and cards stay in sight above the ways').toBeGreaterThanOrEqual(Math.max(await bottomOf('section.own'), await bottomOf('.hand')));
  const phone = await person(PHONE);
  await show(phone, 'valda', 'valda');
  await phone.locator('.deck').first().waitFor();
  await phone.evaluate(() => document.fonts.ready);
  const there = await places(phone);
  await land(phone, 'freya-kari').tap();
  await expect(phone.locator('.why')).toContainText('Costs');
  expect(await shift(phone, there)).toBeLessThan(1);
  const high = (): Promise<number> => phone.locator('.bar section').evaluate((bar) => bar.getBoundingClientRect().height);
  const low = await high();
  await phone.locator('[data-anchor="resource:gold"]').tap();
  await expect(phone.locator('.bar .ways button').getByText('Choose again')).toBeVisible();
  expect(await high()).toBeGreaterThan(low); // the ways need more room, and lie over the board
  expect(await shift(phone, there)).toBeLessThan(1);
});

test('Valda: a remark of the lesson moves nothing', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await page.goto('/learn/valda');
  await page.getByRole('button', { name: 'Continue' }).click();
  const top = (): Promise<number | undefined> => page.locator('section.own').boundingBox().then((box) => box?.y);
  const before = await top();
  await page.locator('[data-anchor="resource:blood"]').click();
  await expect(page.locator('.off')).toContainText('allowed');
  expect(await top()).toBe(before);
});

test('Valda: on a phone nothing that is asked for or owned lies under the bar', async ({ person }) => {
  const page = await person(PHONE);
  await show(page, 'valda', 'valda');
  for (const one of await page.locator('.goods > *, .built button, .line, .bar .ways button').all()) expect(await isInSight(one)).toBe(true);
  const defender = await person(PHONE);
  await show(defender, 'valda', 'attack-defence');
  await defender.locator('.duel button.lit').first().waitFor();
  for (const one of await defender.locator('.duel button.lit').all()) expect(await isInSight(one)).toBe(true);
});

test('Valda: before the first round the bar names no phase, and the smallest defence that holds is suggested', async ({ page }) => {
  await show(page, 'valda', 'draft');
  await expect(page.locator('.bar .where')).toHaveText('Before the first round');
  await expect(page.locator('.course .now')).toHaveCount(0);
  await page.unrouteAll();
  await show(page, 'valda', 'attack-defence');
  await expect(page.locator('.bar .ways button')).toHaveText(['Do not defend', 'Or Tidal Wall 7', 'Defend with Palisade 6']);
  await expect(page.locator('.bar .primary')).toHaveText('Defend with Palisade 6');
  await expect(page.locator('.bar .hint')).toHaveText('Palisade 6 is your smallest card that holds.');
});

test('Valda: the log is one stop for Tab, whatever its length; arrow keys lead through it', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'attack-defence');
  const list = page.locator('#side-panel ol');
  await expect(list.locator('a')).not.toHaveCount(0);
  expect(await list.locator(':is(a, summary):not([tabindex="-1"]):visible').count()).toBe(0);
  await list.focus();
  await page.keyboard.press('ArrowUp');
  await expect(list.locator('summary').last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.locator('details[open]')).toHaveCount(1);
  await page.keyboard.press('Home');
  await expect(list.locator('a').first()).toBeFocused();

  // The rule that matters is opened in the panel alone: the page, and with it the board, stays.
  await page.getByRole('tab', { name: t('tab.rules'), exact: true }).click();
  await expect.poll(() => page.locator('#side-panel').evaluate((panel) => panel.scrollTop)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('Valda: the lesson is played to its end, and an allowed answer that is not meant is called allowed', async ({ person }) => {
  const page = await person(PHONE);
  await page.goto('/learn/valda');
  await page.getByRole('button', { name: 'Continue' }).tap();
  const take = async (kind: string): Promise<void> => {
    const resource = page.locator(`[data-anchor="resource:${kind}"]`);
    await resource.tap();
    if ((await resource.getAttribute('aria-pressed')) === 'true') await resource.tap(); // where a first touch only lifts it
  };
  await expect(page.locator('[data-meant]')).toHaveAttribute('data-anchor', 'resource:gold');
  await take('blood');
  await expect(page.locator('[aria-live]').filter({ hasText: 'allowed' })).toBeVisible();
  await take('gold');
  for (let step = 3; step < 14; step++) {
    await expect(page.locator('.rest')).toContainText(`${step} of 14`);
    await page.locator('.ways .primary').tap();
  }
  await expect(page.locator('.bar .words')).toContainText('Three rounds later');
  expect(await faults(page, { isTouched: true })).toEqual([]);
});

/** Everything that a screen reader is told from now on. */
const listen = (page: Page): Promise<() => Promise<string[]>> =>
  page
    .evaluate(() => {
      const region = document.querySelector('main > [role=status]');
      const said: string[] = [];
      Object.assign(window, { said });
      if (region) new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, { childList: true, characterData: true, subtree: true });
    })
    .then(() => () => page.evaluate(() => (window as unknown as { said: string[] }).said));

test('Valda: a turn against bots is played by mouse on the board, and told to a screen reader as it happens', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await lay(page, ['me', 'bot', 'bot'], {}, 'en', { game: 'valda' });
  await touchable(page).first().waitFor();
  const heard = await listen(page);
  for (let touches = 0; touches < 25 && (await touchOne(page)); touches++);
  await expect(page.locator('.valda').or(over(page)).first()).toBeVisible();
  await expect(page.locator('#side-panel ol > li')).not.toHaveCount(0);
  const said = await heard();
  expect(said.filter((words) => /^You (gain|draw|pay|play|build)/.test(words))).not.toEqual([]);
  expect(said.filter((words) => words.endsWith('points left.'))).not.toEqual([]);
});
