import { devices, type Locator, type Page } from '@playwright/test';
import { lay, over, touchable, touchOne } from '../play.ts';
import { isInSight } from '../screens.ts';
import { show, stagedView } from '../staged.ts';
import { expect, faults, test } from '../test.ts';
import { t } from '../words.ts';
import type { View } from '../../src/games/valda/types.ts';

const LAPTOP = { width: 1280, height: 720 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: devices['Pixel 7'].isMobile };

const card = (page: Page, id: string): Locator => page.locator(`.held [data-anchor="card:${id}"]`);
const land = (page: Page, id: string): Locator => page.locator(`[data-anchor="area:${id}"]`);

test('Valda: at 1280 by 720 everything that matters is in sight at once, with two to five seats and in each phase', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  const always = ['.track', '.viking', '.plate', '.course', '.own', '.points', '.goods > *', '.built > *', '.held li', '.bar .sentence', '.bar .ways button'];
  const map = ['.land', '.deck', '.stones'];
  /** What is asked over the map covers some of it. */
  const moments: Readonly<Record<string, readonly string[]>> = { valda: map, 'five-start': map, followers: [], 'resource-draw': [], draft: map, 'no-effect': map, known: map };
  for (const [name, more] of Object.entries(moments)) {
    await show(page, 'valda', name);
    await page.locator('.viking').first().waitFor();
    for (const part of [...always, ...more]) {
      for (const one of await page.locator(part).all()) expect(await isInSight(one), `${name}: ${part}`).toBe(true);
    }
    await expect(page.locator('.land')).toHaveCount(7);
    await expect(page.locator('.plate')).toHaveCount(stagedView<View>('valda', name).hands.length - 1);
  }
  await show(page, 'valda', 'valda');
  await expect(page.locator('.held li')).toHaveCount(10);
});

test('Valda: with five seats at the start no Viking on Yggdrasil covers another, on any screen', async ({ page }) => {
  for (const [width, height] of [[390, 844], [768, 1024], [1280, 720], [1920, 1080]] as const) {
    await page.setViewportSize({ width, height });
    await show(page, 'valda', 'five-start');
    const boxes = await page.locator('.viking').evaluateAll((all) => all.flatMap((one) => [...one.querySelectorAll('.roof > path, b')].map((part) => ({ of: one.dataset['pile'] ?? '', ...part.getBoundingClientRect().toJSON() as DOMRect }))));
    expect(new Set(boxes.map(({ of }) => of)).size).toBe(5);
    const covered = boxes.filter((one) => boxes.some((other) => other.of < one.of && other.left + 1 < one.right && one.left + 1 < other.right && other.top + 1 < one.bottom && one.top + 1 < other.bottom));
    expect(covered.map(({ of }) => of), `${width}×${height}`).toEqual([]);
  }
});

test('Valda: open trades leave the bar as it was, and goods and buildings say what a touch does', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'valda');
  await expect(page.locator('[data-anchor="resource:gold"]')).toHaveAccessibleName(/Take 1 gold/);
  await expect(page.locator('[data-anchor="building:mine"]')).toHaveAccessibleName(/Build a mine\. Costs 1 diamond and 2 gold/);
  await page.locator('.bar .ways button[aria-expanded]').click();
  await expect(page.locator('.bank')).toBeVisible();
  await page.waitForTimeout(300); // what is out of sight is counted a moment later
  await expect(page.locator('[data-shows-offered]')).toHaveCount(0);
});

test('Valda: neither a question of amounts nor the dice move or crush the map', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'theft');
  for (const one of await page.locator('.land').all()) expect((await one.boundingBox())?.height).toBeGreaterThan(110);
  await expect(page.locator('.loot .ways button')).toHaveCount(6);
  for (const one of await page.locator('.loot .ways button').all()) expect(await isInSight(one)).toBe(true);
  await page.locator('.loot .quiet').click();
  await expect(page.locator('.loot .ways button')).toHaveCount(10);
  const top = (): Promise<number | undefined> => page.locator('.land').first().boundingBox().then((box) => box?.y);
  await show(page, 'valda', 'resource-draw');
  const before = await top();
  await show(page, 'valda', 'resource-dice');
  await expect(page.locator('.dice-row p')).toHaveText('With Kari you may reroll 2 dice. It costs nothing, and a 1 then counts as 2.');
  expect(await top()).toBe(before);
});

test('Valda: map and hand are one stop for Tab each, and keys lead through them', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'valda');
  expect(await page.locator('.map button:not([tabindex="-1"])').count()).toBe(1);
  expect(await page.locator('.held li button:not([tabindex="-1"])').count()).toBe(1);
  await land(page, 'freya-kari').focus();
  await page.keyboard.press('ArrowRight');
  await expect(land(page, 'tyr-agir')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.map :is([data-anchor^="area"], .deck):focus')).toHaveCount(1);
  await page.locator('.bar .ways button').first().focus();
  await page.keyboard.press('6');
  await expect(land(page, 'thor-grim')).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.locator('.explained')).toContainText(/Costs 2 blood, 2 diamonds,? and 2 gold and a building point\./);
  await page.keyboard.press('Escape');
  await card(page, 'seduction-1').focus();
  await page.keyboard.press('d');
  await expect(card(page, 'round-shield')).toBeFocused();
});

test('Valda: the keys stand in a list behind the question mark, and M leads to the map', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'valda');
  const list = page.getByRole('region', { name: 'Keys' });
  await page.locator('.skip.open').waitFor({ state: 'attached' });
  await page.keyboard.press('?');
  await expect(list).toContainText('A, T, D, W: the first action');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('m');
  await expect(page.locator('.land .whole').first()).toBeFocused();
  await page.keyboard.press('?'); // a land explains itself instead
  await expect(page.locator('.explained')).toContainText('Freya');
  await expect(list).toBeHidden();
});

test('Valda: dark ink stands on dice of their own colour by day and by night', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await show(page, 'valda', 'resource-dice');
    await page.locator('.dice-row .die').first().waitFor();
    const dice = await page.locator('.dice-row .die').evaluateAll((all) =>
      all.map((die) => {
        const light = (of: string): number => {
          const [r = 0, g = 0, b = 0] = (of.match(/[\d.]+/g) ?? []).map((part) => (Number(part) / 255) ** 2.2);
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const ground = getComputedStyle(die).backgroundColor;
        const inks = [...die.querySelectorAll('.face, .mark')].map((one) => (light(ground) + 0.05) / (light(getComputedStyle(one).color) + 0.05));
        return { ground, least: Math.min(...inks) };
      }),
    );
    expect(new Set(dice.map(({ ground }) => ground)).size, 'mines and drills roll dice of two colours').toBe(2); // valda:R10
    for (const { least } of dice) expect(least).toBeGreaterThan(4.5);
  }
});

test('Valda: the end names places and followers, says by how much, and lets one see the map again', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'end');
  await expect(page.locator('.ending h2')).toHaveText('You win with 33 followers!');
  await expect(page.locator('.ending')).toContainText('You finish 12 ahead.');
  await expect(page.locator('.ending .name')).toHaveText(['Anna', 'Bram', 'Fox']);
  await page.locator('.ending header button').click();
  await expect(page.locator('.ending')).toHaveCount(0);
  await page.locator('.lands > .back').click();
  await expect(page.locator('.ending')).toBeVisible();
});

test('Valda: on a laptop six cards to defend with are whole, and so is the rest of a hand of nineteen', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  const later = await show(page, 'valda', 'attack-defence');
  const more = ['wooden-shield', 'shield-wall', 'fortress', 'victory-1', 'raid-6', 'bloodshed-7', 'winters-breath', 'drakkar', 'sacrifice', 'blood-vein-2'].map((id) => `card:${id}`);
  const { hands, ...view } = stagedView<View>('valda', 'attack-defence');
  const large = hands.map((hand, at) => (at === 0 ? { ...hand, count: hand.count + more.length, known: { ...hand.known, cards: [...hand.known.cards, ...more] } } : hand));
  await page.waitForFunction(() => document.querySelectorAll('.held li').length > 0);
  later(({ scene }) => ({ ...scene, step: scene.step + 1, view: { ...view, hands: large }, beats: [] }));
  await expect(page.locator('.held li')).toHaveCount(19);
  await expect(page.locator('.duel li .note')).toHaveCount(6);
  for (const part of ['.duel li .note', '.duel li button', '.held li']) for (const one of await page.locator(part).all()) expect(await isInSight(one), part).toBe(true);
});

test('Valda: every land has its drawing, whoever lives there', async ({ page }) => {
  for (const moment of ['valda', 'draft']) {
    await show(page, 'valda', moment);
    await expect(page.locator('.land > .sight:has(path)')).toHaveCount(7);
  }
});

test('Valda: a spectator of an attack sees the sum and no card of the defender', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'attack-watched');
  await expect(page.locator('.duel .total')).toHaveText(['4', '6', '3', '6']);
  await expect(page.locator('.answers')).toContainText('Anna is choosing a defence');
  await expect(page.locator('.duel .hit')).toHaveText('No defence: Anna loses 1 follower, 11 to 10. The haven saves 1.');
  await expect(page.locator('.valda')).not.toContainText('Palisade');
  await expect(page.locator('.smallest, .own, .held')).toHaveCount(0);
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

test('Valda: on a phone a card that is touched says on the sheet what it does, and nothing moves', async ({ person }) => {
  const page = await person(PHONE);
  await show(page, 'valda', 'valda');
  await page.locator('.line').tap();
  const before = await card(page, 'tidal-wall').boundingBox();
  await card(page, 'raid-5').tap({ force: true });
  await expect(page.locator('.handle')).toContainText('Raid 5 Attack 5.');
  await expect(page.locator('.why')).toContainText('waits for your attack');
  await card(page, 'victory-2').tap();
  await expect(page.locator('.handle')).toContainText('Victory 2 Action.');
  expect(await card(page, 'tidal-wall').boundingBox()).toEqual(before);
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
  for (const one of boxes.filter(({ name }) => name.startsWith('land'))) {
    expect(one.height).toBeGreaterThan(44);
    expect(one.bottom, one.name).toBeLessThanOrEqual(390);
  }
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
  await expect(phone.locator('.bar button:visible')).toHaveText(['Choose again', 'Build a temple at Freya']);
  expect(await shift(phone, there)).toBeLessThan(1);
  const isAboveBar = async (): Promise<void> => expect(await phone.locator('.bar section').evaluate((bar) => bar.getBoundingClientRect().top)).toBeGreaterThan((await phone.locator('.line').evaluate((line) => line.getBoundingClientRect().bottom)) - 2);
  await isAboveBar();
  await phone.locator('[data-anchor="resource:gold"]').tap();
  await expect(phone.locator('.bar .ways button').getByText('Choose again')).toBeVisible();
  await isAboveBar();
  expect(await shift(phone, there)).toBeLessThan(1);
  await phone.getByRole('button', { name: 'Choose again' }).tap();
  await phone.getByRole('button', { name: 'End the phase' }).tap();
  await expect(phone.locator('.bar button:visible')).toHaveText(['Choose again', 'End the phase']);
  await isAboveBar();
});

test('Valda: the attack in the lesson is whole on a laptop, and in a first match a star leads to what is suggested', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await page.goto('/learn/valda');
  await page.getByRole('button', { name: 'Continue' }).click();
  for (let step = 2; step < 7; step++) {
    await expect(page.locator('.rest')).toContainText(`${step} of 14`);
    await page.locator('.ways .primary').click();
  }
  for (const one of await page.locator('.duel :is(.stake, .needs, .futures li, button.lit)').all()) expect(await isInSight(one)).toBe(true);
  await show(page, 'valda', 'no-effect');
  await expect(page.locator('[data-suggested]')).toHaveAttribute('data-anchor', 'area:freya-kari');
  await expect(page.locator('.bar .hint')).toHaveText('Goal: most followers after six rounds. ★ A temple for Freya: a follower, a card and a power.');
});

test('Valda: a remark of the lesson moves nothing', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await page.goto('/learn/valda');
  await page.getByRole('button', { name: 'Continue' }).click();
  const top = (): Promise<number | undefined> => page.locator('section.own').boundingBox().then((box) => box?.y);
  const before = await top();
  await expect(page.locator('[data-suggested]')).toHaveCount(0); // what the lesson wants is framed; no advice beside it
  await page.locator('[data-anchor="resource:blood"]').click();
  await expect(page.locator('.off')).toContainText('allowed');
  await expect(page.locator('.why strong')).toBeHidden();
  expect(await top()).toBe(before);
});

test('Valda: on a phone the board stays where it is when a reason takes the place of the question', async ({ person }) => {
  const page = await person(PHONE);
  await show(page, 'valda', 'valda');
  await page.locator('.bar .ways button').nth(2).waitFor();
  const before = await page.locator('section.own').boundingBox();
  await land(page, 'loki-mork').tap({ force: true });
  await expect(page.locator('.bar .why')).not.toBeEmpty();
  expect(await page.locator('section.own').boundingBox()).toEqual(before);
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
  await page.keyboard.press('Shift');
  expect(await list.evaluate((at) => parseFloat(getComputedStyle(at).outlineOffset)), 'its ring lies inside what scrolls').toBeLessThan(0);
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

test('Valda: one says once to pass always on the weapons of one window, and it stays so when everything else is asked about', async ({ page }) => {
  await lay(page, ['me', 'bot'], {}, 'en', { game: 'valda' });
  await touchable(page).first().waitFor();
  await page.locator('#tab-table').click();
  const named = page.getByRole('checkbox', { name: /^Always pass on .+ \(.+\)$/ }).first(); // which weapons there are depends on who lives here
  await named.check();
  await expect(named).toBeChecked();
  await page.reload();
  await page.locator('#tab-table').click();
  await expect(named).toBeChecked();
  await expect(page.getByText('For now:')).toHaveCount(0);
  await page.getByRole('group', { name: /weapon/ }).getByRole('radio', { name: 'Always ask me', exact: true }).check();
  await expect(page.getByRole('group', { name: /weapon/ }).getByRole('radio', { name: 'Always ask me', exact: true })).toBeChecked();
  await expect(named).toBeChecked();
  await named.uncheck();
  await expect(named).not.toBeChecked();
});

test('Valda: in a window one way to pass stands out, and longer ones wait behind a button', async ({ page }) => {
  await show(page, 'valda', 'attack-declared');
  await expect(page.locator('.bar .ways button')).toHaveText(['Pass', 'Pass for longer']);
  await page.getByRole('button', { name: 'Pass for longer' }).click();
  await expect(page.locator('.bar .ways .quiet')).toHaveText(['Pass until something happens', 'Pass for the rest of this turn']);
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

test('Valda: on a phone an attack and the end take the place of goods and hand, and a card for another attack stays in sight', async ({ person }) => {
  const page = await person(PHONE);
  await show(page, 'valda', 'attack-held');
  for (const gone of ['.goods', '.mine .line']) await expect(page.locator(gone)).toBeHidden();
  expect(await isInSight(page.locator('.duel .outcome'))).toBe(true);
  await show(page, 'valda', 'attack-next');
  await expect(page.locator('.mine .line')).toBeVisible();
  await expect(page.locator('.goods')).toBeHidden();
  await show(page, 'valda', 'end');
  expect(await isInSight(page.locator('.ending li').last())).toBe(true);
});

test('Valda: on the smallest phone three presses of the arrow have shown all that is offered', async ({ person }) => {
  const page = await person({ ...PHONE, viewport: { width: 360, height: 640 } });
  for (const moment of ['valda', 'five-start']) {
    await show(page, 'valda', moment);
    const arrow = page.locator('[data-shows-offered]');
    await arrow.waitFor();
    const unseen = async (): Promise<string[]> => {
      const lit = await page.locator('.board [data-anchor].lit').filter({ visible: true }).all();
      const found = await Promise.all(lit.map(async (one) => ((await isInSight(one)) ? '' : ((await one.getAttribute('data-anchor')) ?? ''))));
      return found.filter((anchor) => anchor !== '');
    };
    let left = await unseen();
    expect(left.length, moment).toBeGreaterThan(0);
    for (let presses = 0; presses < 3 && left.length > 0; presses++) {
      await arrow.tap();
      await page.waitForTimeout(150);
      const still = new Set(await unseen());
      left = left.filter((anchor) => still.has(anchor));
    }
    expect(left, moment).toEqual([]);
  }
});

test('Valda: on a phone the end of a match closes what lies over the table', async ({ person }) => {
  const page = await person(PHONE);
  const say = await show(page, 'valda', 'valda');
  await page.locator('.bar .more').tap();
  await expect(page.locator('aside.open')).toBeVisible();
  say(({ scene }) => ({ ...scene, step: scene.step + 1, beats: [], question: undefined, ending: { how: 'resigned', ranks: [], reason: '' } }));
  await expect(page.locator('aside.open')).toHaveCount(0);
});
