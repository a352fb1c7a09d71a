import { devices, type Locator, type Page } from '@playwright/test';
import type { View } from '../../src/games/frozen-wastes/types.ts';
import { expectFocus } from '../play.ts';
import { isInSight } from '../screens.ts';
import { comesAbout, show, stagedView } from '../staged.ts';
import { expect, faults, test } from '../test.ts';

const LAPTOP = { width: 1280, height: 720 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: devices['Pixel 7'].isMobile };

const space = (page: Page, hex: string): Locator => page.locator(`.isheim [data-anchor="hex:${hex}"]`);
const question = (page: Page): Locator => page.locator('.bar .sentence');

test('The Frozen Wastes: at 1280 by 720 map, heroes, steps, own counters, weather and question are in sight at once', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'frozen-wastes', 'move');
  for (const part of ['.isheim', '.plate', '.steps li', '.weather', '.tray', '.sheet header', '.sheet dl', '.bar .sentence', '.bar .ways button']) {
    for (const one of await page.locator(part).all()) expect(await isInSight(one), part).toBe(true);
  }
  await expect(page.locator('.plate')).toHaveCount(6);
});

test('The Frozen Wastes: the first touch on a space says what follows, and only the second walks', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'frozen-wastes', 'move');
  await space(page, '9-13').click();
  await expect(question(page)).toHaveText('Walk 3 spaces to the blue jewel?');
  await expect(page.locator('.bar .loss')).toHaveText('Frida Brani: 3 frost of 3, white death.');
  await expect(page.locator('.steps .loss')).toHaveText('there: white death');
  await expect(page.locator('.tray .spent')).toHaveCount(3);
  await expect(page.locator('.bar .primary')).toHaveText('Walk there');
  await expect.poll(() => isInSight(page.locator('.tray')), 'the dice stay whole above the bar').toBe(true);
  await page.locator('.bar .ways button', { hasText: 'Choose again' }).click();
  await expect(question(page)).toHaveText('Where to? 4 dice left.');
  await expect(page.locator('.tray .spent')).toHaveCount(0);
});

test('The Frozen Wastes: the map is one stop for Tab; keys lead to neighbours, jewels, towns and home', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'frozen-wastes', 'move');
  expect(await page.locator('.isheim .space[tabindex="0"]').count()).toBe(1);
  await space(page, '7-11').focus();
  await page.keyboard.press('d');
  await expect(space(page, '7-12')).toBeFocused();
  await page.keyboard.press('t');
  await expect(space(page, '8-11')).toBeFocused();
  await page.keyboard.press('j');
  await expect(space(page, '7-12'), 'the nearest jewel comes first').toBeFocused();
  await page.keyboard.press('h');
  await expect(space(page, '7-11')).toBeFocused();
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  await expect(page.locator('.bar .primary')).toHaveText('Walk there');
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveText('Where to? 4 dice left.');
  await page.keyboard.press('?');
  await expect(page.locator('.explained').first()).toContainText(/frost in Survival/);
});

test('The Frozen Wastes: whatever the dice or the edge hide, the button in the bar leads to it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await show(page, 'frozen-wastes', 'move');
  const lit = page.locator('.isheim .space.lit');
  const seen = new Set<string | null>();
  const look = async (): Promise<void> => {
    const inSight = await lit.evaluateAll((all) =>
      all.filter((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && front !== null && (one.contains(front) || front.contains(one));
      }).map((one) => one.getAttribute('data-anchor')),
    );
    for (const anchor of inSight) seen.add(anchor);
  };
  await look();
  const all = await lit.count();
  expect(seen.size, 'something is hidden at first').toBeLessThan(all);
  for (let presses = 0; presses < all && seen.size < all; presses++) {
    await page.locator('[data-shows-offered]').click();
    await look();
  }
  expect(seen.size).toBe(all);
});

test('The Frozen Wastes: a die shows where it alone leads and what it can be turned to', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'frozen-wastes', 'move');
  const all = await page.locator('.space.lit').count();
  await page.locator('.tray .die').first().click();
  const few = await page.locator('.space.lit').count();
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThan(all);
  await expect(page.locator('.tray .changes li button')).toHaveCount(6);
  await page.getByRole('button', { name: 'Use all dice again' }).click();
  await expect(page.locator('.space.lit')).toHaveCount(all);
});

test('The Frozen Wastes: every choice of a phase shows the chance that the view tells, and who watches has no choice', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'frozen-wastes', 'melee');
  const { outlook } = stagedView<View>('frozen-wastes', 'melee');
  const exact = outlook.rolls?.choices.filter(({ phase }) => phase === 'melee').map(({ chance }) => `${Math.round((chance ?? 0) / 10)}%`) ?? [];
  await expect(page.locator('.combat .choice strong')).toHaveText(exact.slice(1));
  await expect(page.locator('.combat .choice').first(), 'by keys one goes on at the first choice').toBeFocused();
  await expect(page.locator('.combat .phase').first()).toContainText('Arvel hits');
  await expect(page.locator('.foe')).toContainText('1 of 3 Life left');
  await show(page, 'frozen-wastes', 'melee-watched');
  await expect(page.locator('.combat .choice')).toHaveCount(0);
  await expect(page.locator('.combat .phase').nth(1)).toContainText(exact[1] ?? '');
});

test('The Frozen Wastes: a foe that lies open tells the chance before one walks there', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'frozen-wastes', 'known-foe');
  const [encounter] = stagedView<View>('frozen-wastes', 'known-foe').outlook.encounters;
  const chance = `${Math.round((encounter?.win ?? 0) / 10)}%`;
  await page.locator('.isheim [data-anchor="hex:9-13"]').click();
  await expect(page.locator('.bar')).toContainText(`Against Ice Wraith: ${chance} to win, if you choose well.`);
  await expect(page.locator('.steps li').nth(3)).toContainText(`Ice Wraith: ${chance}`);
  await expect(page.locator('.steps li').nth(5)).toContainText('XP if you win');
});

test('The Frozen Wastes: on the smallest phone the answers to a fight are in sight', async ({ person }) => {
  const page = await person({ ...PHONE, viewport: { width: 360, height: 640 } });
  for (const [moment, answers] of [['ranged', '.choice'], ['melee', '.choice'], ['magic', '.choice'], ['rivals', '.choice'], ['stance', '.escape button'], ['test', '.test button'], ['boost', '.choice'], ['failed-roll', '.choice']] as const) {
    await show(page, 'frozen-wastes', moment);
    await expect.poll(() => isInSight(page.locator(`.combat ${answers}`).first()), moment).toBe(true);
    expect(await isInSight(page.locator('.combat .foe, .combat .rival').first()), moment).toBe(true);
  }
});

test('The Frozen Wastes: on a phone on its side every answer to a fight is in sight', async ({ person }) => {
  const page = await person({ ...PHONE, viewport: { width: 844, height: 390 } });
  for (const [moment, answers] of [['stance', '.escape button'], ['melee', '.choice'], ['boost', '.choice'], ['failed-roll', '.choice']] as const) {
    await show(page, 'frozen-wastes', moment);
    const all = page.locator(`.combat ${answers}`);
    await expect.poll(() => isInSight(all.last()), moment).toBe(true);
    expect(await isInSight(all.first()), moment).toBe(true);
  }
});

test('The Frozen Wastes: the market says what each card leaves, and clues lie on the spaces they fit', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'frozen-wastes', 'market');
  await expect(page.locator('[data-anchor="item:weik-greatsword"] .left')).toHaveText('1 gold short');
  await expect(page.locator('[data-anchor="item:weik-greatsword"] .gain span')).toHaveText(['Melee 2 → 6', 'Damage 1 → 2']);
  await page.locator('.market [data-anchor="item:seal-harpoon"]').click();
  await expect(question(page)).toHaveText('Buy Seal Harpoon for 4 gold?');
  await expect(page.locator('.bar')).toContainText('You keep 3 gold.');
  await show(page, 'frozen-wastes', 'princess');
  await expect(page.locator('.isheim .badge')).toHaveCount(7);
  await page.locator('.found .card.lit').first().click();
  await expect(question(page)).toHaveText('Find the Princess?');
  await expect(page.locator('.bar .primary')).toHaveText('Find the Princess');
  await expect(page.locator('.found .chosen')).toContainText('goes back');
  await expect(page.locator('.isheim .badge'), 'the cards stay where they lie while one chooses').toHaveCount(7);
});

test('The Frozen Wastes: clues and rumors are looked at any time, what is missing is said, and Legends tell where they are', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'frozen-wastes', 'move');
  await page.getByRole('button', { name: 'Show where your clues lead' }).click();
  await expect(page.locator('.finds')).toContainText('2 signs are missing here: Ice and Snowdrift.'); // as the rules name them in the refusal of this moment
  await expect(page.locator('.isheim .gap')).toHaveCount(2);
  await expect(page.locator('.isheim .badge')).toHaveCount(5);
  await page.keyboard.press('Escape');
  await expect(page.locator('.finds')).toHaveCount(0);
  await expect(page.locator('.tray')).toBeVisible();
  await show(page, 'frozen-wastes', 'princess');
  await expect(page.locator('.isheim .bed + .crown'), 'only the owner sees where else they fit').toHaveCount(5);
  await show(page, 'frozen-wastes', 'legends');
  await expect(page.locator('.legend')).toHaveCount(6);
  await expect(page.locator('.legend.lit')).toHaveCount(2);
  await expect(page.locator('.legend').first(), 'what can be discovered comes first').toContainText('Here, now');
  await expect(page.locator('.legend:not(.lit)').first()).toContainText('11 jewels fit, the nearest 2 away');
  await page.locator('.legend:not(.lit)').first().click();
  await expect(page.locator('.bar .why'), 'a Legend that is not here says why').toContainText('green jewel');
  await expect(page.locator('.isheim .fits')).toHaveCount(11);
  await page.locator('.legend.lit').last().click();
  await expect(question(page)).toHaveText('Discover Spirit Spear with 4 rumors?');
  await expect(page.locator('.bar .primary')).toHaveText('Discover it');
});

test('The Frozen Wastes: on a phone one thumb chooses and walks, and the own line unfolds to the sheet', async ({ person }) => {
  const page = await person(PHONE);
  await show(page, 'frozen-wastes', 'move');
  await space(page, '8-12').tap();
  await expect(page.locator('.bar .primary')).toHaveText('Walk there');
  await expect(question(page)).toHaveText('Walk to Tundra I13?');
  expect(await isInSight(page.locator('.bar .primary'))).toBe(true);
  await page.getByRole('button', { name: 'Choose again' }).tap(); // what follows from a choice lies over the own line meanwhile
  await page.locator('.own').tap();
  await expect(page.locator('.unfolded')).toContainText('Whalebone Bow');
});

test('The Frozen Wastes: while others move the map tells their way, plans one, and follows again after a look elsewhere', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'frozen-wastes', 'waiting');
  await expect(page.locator('.trails .line')).toHaveCount(1);
  const box = page.locator('.isheim .layer');
  const before = await box.getAttribute('style');
  const follow = page.getByRole('button', { name: 'Follow Arvel' });
  await expect(follow).not.toContainClass('away');
  await page.mouse.move(500, 400);
  await page.mouse.down();
  await page.mouse.move(700, 300, { steps: 4 });
  await page.mouse.up();
  await expect(follow).toContainClass('away');
  await follow.click();
  await expect(follow).not.toContainClass('away');
  await expect(box).toHaveAttribute('style', before ?? '');

  await page.mouse.move(500, 300);
  await page.mouse.down();
  await page.mouse.move(760, 340, { steps: 4 });
  await page.mouse.up();
  await space(page, '9-7').click();
  await expect(page.locator('.plan')).toContainText('Tundra J8');
  const steps = await page.locator('.plan li').count();
  await space(page, '9-8').click();
  await expect(page.locator('.plan li')).toHaveCount(steps + 1);
  await page.getByRole('button', { name: 'Drop the plan' }).click();
  await expect(page.locator('.plan')).toHaveCount(0);
});

test('The Frozen Wastes: while others fight, the map one wanted stays, with the plan on it, until the fight asks or is over', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  const tell = await show(page, 'frozen-wastes', 'melee-other');
  const back = page.getByRole('button', { name: 'Back to the fight' });
  await page.getByRole('button', { name: 'Show the map' }).click();
  await space(page, '5-14').dispatchEvent('click'); // it is far away
  await expect(page.locator('.plan')).toContainText('Plan: 2 steps');
  tell(({ scene }) => ({ ...scene, step: scene.step + 1, beats: [] }));
  await expect(page.locator('.plan')).toBeVisible();
  await expect(back).toBeVisible();
  await expect(page.locator('.combat')).toHaveCount(0);
  await back.click();
  await expect(page.locator('.combat')).toBeVisible();
});

test('The Frozen Wastes: who comes back sees on the map what was missed, and can see it again', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'frozen-wastes', 'princess-other');
  await expect(page.locator('.isheim .deeds')).toHaveCount(0);
  await show(page, 'frozen-wastes', 'found-other');
  await expect(page.locator('.isheim .deeds .found')).toHaveCount(1);
  await page.getByRole('button', { name: 'While you were away' }).click();
  const list = page.getByRole('region', { name: 'While you were away' });
  await expect(list).toContainText('Anna finds the Princess');
  await list.getByRole('button', { name: /Anna finds the Princess/ }).click();
  await expect(page.locator('.isheim .deeds .found')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
});

test('The Frozen Wastes: on a phone the round, three phases in their order and the way out are in sight in a fight', async ({ person }) => {
  const page = await person(PHONE);
  await show(page, 'frozen-wastes', 'melee');
  await expect(page.getByText('Round 14', { exact: true })).toBeVisible();
  const phases = page.getByRole('list', { name: 'The phases of the combat round' }).getByRole('listitem');
  await expect(phases).toHaveText([/Ranged\s*15\s*✓ 21/, /Melee\s*16\s*or 2 wounds/, /Magic\s*18\s*or 1 wound and 1 white death/]);
  for (const part of [phases.first(), phases.last(), page.getByRole('region', { name: 'Escape' }), page.locator('.choice').last()]) expect(await isInSight(part)).toBe(true);
  await expect(page.locator('.choice').first()).toContainText('A hit: 2 wounds, defeated');
  await expect(page.locator('.choice').first()).toContainText('A miss: 2 wounds, 1 Life left');
});

test('The Frozen Wastes: a sale is said before it is made, and while one chooses the last row scrolls out from under the question', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await show(page, 'frozen-wastes', 'market');
  const sale = page.locator('.market .rows button', { hasText: 'Frida Brani' });
  await sale.click();
  await expect(page.locator('.bar .sentence')).toHaveText('Sell Frida Brani for 3 gold?');
  await expect(page.locator('.bar')).toContainText('You would have 10 gold.');
  await expect(sale).toHaveAttribute('aria-pressed', 'true');
  await page.locator('.front').evaluate((front) => front.scrollTo(0, front.scrollHeight));
  const [row, bar] = [await sale.boundingBox(), await page.locator('.bar section').boundingBox()];
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('The Frozen Wastes: a name in the log explains itself by mouse and by key', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await show(page, 'frozen-wastes', 'market');
  const name = page.locator('#side-panel .thing', { hasText: 'Seal Hunter' });
  const words = page.locator('[popover]:popover-open');
  await name.hover();
  await expect(words).toContainText('Seal Hunter');
  await page.mouse.move(0, 0);
  await expect(words).toHaveCount(0);
  await page.locator('#side-panel ol').focus();
  for (let presses = 0; presses < 9 && !(await name.evaluate((element) => element === document.activeElement)); presses++) await page.keyboard.press('ArrowUp');
  await expect(name).toBeFocused();
  await page.keyboard.press('?');
  await expect(words).toContainText('Seal Hunter');
});

test('The Frozen Wastes: a closed row of a market says why, with the rule', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'frozen-wastes', 'market');
  const healing = page.getByRole('region', { name: 'Healing' });
  await expect(healing).toContainText('Iagart has no cure for white death.');
  await expect(healing.getByRole('link', { name: 'Rule R117' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Survival gear' })).toContainText('No luckstone is left.');
});

test('The Frozen Wastes: the race for the Princess goes on in two browsers at once, and ends in each in its own words', async ({ page, person }) => {
  const other = await person({ viewport: LAPTOP });
  const crown = (each: Page): Locator => each.locator('.plate', { hasText: 'Karnon' }).locator('.crown');
  const [tell, tellOther] = await Promise.all([show(page, 'frozen-wastes', 'princess'), show(other, 'frozen-wastes', 'princess-other')]);
  await expect(crown(other)).toHaveCount(0);
  await page.locator('.found .card.lit').first().click();
  await page.locator('.bar .primary').click();
  tell(comesAbout('frozen-wastes', 'found'));
  tellOther(comesAbout('frozen-wastes', 'found-other'));
  for (const each of [page, other]) await expect(crown(each)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('You find the Princess');
  await expect(other.getByRole('list', { name: 'Log' })).toContainText('Anna finds the Princess');
  const [end, endOther] = await Promise.all([show(page, 'frozen-wastes', 'vale'), show(other, 'frozen-wastes', 'vale-other')]);
  await expect(crown(other)).toBeVisible();
  await space(page, '1-8').click();
  await expect(page.locator('.bar')).toContainText('you win');
  await page.locator('.bar .primary').click();
  end(comesAbout('frozen-wastes', 'end'));
  endOther(comesAbout('frozen-wastes', 'end-other'));
  await expect(page.locator('.ending h2')).toHaveText('You bring the Princess home');
  await expect(other.locator('.ending h2')).toHaveText('Anna brings the Princess home');
  for (const each of [page, other]) {
    await expect(each.locator('.greening path')).toHaveCount(6);
    expect(await isInSight(each.locator('.isheim [data-anchor="hex:1-8"]'))).toBe(true);
  }
});

test('The Frozen Wastes: what is added to a roll and what rolls again say their chance and how the fight ends, beside the dice', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  for (const moment of ['boost', 'failed-roll'] as const) {
    await show(page, 'frozen-wastes', moment);
    const { forecasts, prospects } = stagedView<View>('frozen-wastes', moment);
    const answers = page.locator('.phase.now .choice');
    await expect(answers.first(), 'by keys one goes on there').toBeFocused();
    await expect(answers).toHaveCount(forecasts.length);
    for (const [at, { win }] of forecasts.entries()) await expect(answers.nth(at)).toContainText(`Fight won ${Math.round(win / 10)}%`);
    await expect(answers.first().locator('strong')).toHaveText(`${Math.round((prospects[0]?.chance ?? 0) / 10)}%`);
    await expect(page.locator('.bar .ways button'), 'the bar says it once').toHaveCount(0);
  }
  await show(page, 'frozen-wastes', 'test');
  await expect(page.locator('.test .choice', { hasText: 'luckstone' })).toContainText(/\d+%/);
});

test('The Frozen Wastes: a price that changed says why, and a town tells from afar what its cards cost and do', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'frozen-wastes', 'market');
  await expect(page.locator('.market')).toContainText('2 gold each: Raiders at Sea');
  await show(page, 'frozen-wastes', 'vrede');
  await expect(page.locator('[data-anchor="item:frost-rune"] .left')).toContainText(/on the card: Exiled Captain/);
  await expect(page.locator('.market .rows li', { hasText: 'Cave Bear' })).toContainText('+1: Herds on the Move');
  await show(page, 'frozen-wastes', 'buy-warmth');
  await expect(page.locator('.bar .hint')).toContainText('Deep Freeze: ');
  await show(page, 'frozen-wastes', 'waiting');
  await space(page, '12-7').press('?');
  await expect(page.locator('.explained:popover-open')).toContainText(/\d gold: /);
});

test('The Frozen Wastes: the lesson, by its button and by the map itself', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await page.goto('/learn/frozen-wastes');
  const on = page.locator('section .ways .primary');
  for (let moments = 1; moments < 14; moments++) {
    await expect(page.locator('section .rest')).toContainText(`${moments} of 14`);
    if (moments === 3) {
      await space(page, '10-8').click();
      await expect(page.locator('.forecast')).toContainText('Walk 2 spaces to the green jewel?');
      await space(page, '10-8').click();
    } else await on.click();
  }
  await expect(page.locator('.ending h2')).toHaveText('You bring the Princess home');
  expect(await faults(page)).toEqual([]);
});

test('The Frozen Wastes: the rule book is whole, also where two chapters are called alike', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await page.goto('/rules/frozen-wastes');
  await expect(page.locator('.book section')).not.toHaveCount(0);
  await page.locator('.book nav button', { hasText: /^Challenges$/ }).last().click();
  await expect(page.locator('.book section:focus')).toContainText('Thin-Ice Lynx');
});

test('The Frozen Wastes: what is said of a space never keeps its neighbour from being touched', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'frozen-wastes', 'move');
  await space(page, '8-12').hover();
  const said = page.locator('.explained.aside:popover-open');
  await expect(said).toContainText('Tundra I13');
  const [around, words] = [await space(page, '7-12').boundingBox(), await said.boundingBox()];
  const isApart = !around || !words || words.y + words.height <= around.y || words.y >= around.y + around.height || words.x >= around.x + around.width || words.x + words.width <= around.x;
  expect(isApart).toBe(true);
  await space(page, '8-13').click();
  await expect(page.locator('.bar .primary')).toHaveText('Walk there');
  await space(page, '8-13').press('?');
  await expect(page.locator('.explained:not(.aside):popover-open')).toBeVisible();
});

test('The Frozen Wastes: before the first round one meets one’s hero, with power, values and room for Allies', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'frozen-wastes', 'start');
  await expect(page.locator('.meet p')).toHaveText(/^You are /);
  await expect(page.locator('.sheet .power')).not.toBeEmpty();
  await expect(page.locator('.sheet')).toContainText(/Allies 0 of [12]/);
  await page.locator('.sheet .values li').first().click();
  await expect(page.locator('.explained:popover-open')).toContainText('Hide, Track or Lore');
  await page.locator('.sheet .gear li').nth(1).click();
  await expect(page.locator('.explained:popover-open')).toContainText('failed skill test');
});

test('The Frozen Wastes: the map shows what is in reach above the dice', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await show(page, 'frozen-wastes', 'move');
  await expect.poll(async () => {
    const tray = (await page.locator('.tray').boundingBox())!;
    const lit = await page.locator('.isheim .space.lit').evaluateAll((spaces) => spaces.map((space) => space.getBoundingClientRect().toJSON() as DOMRect));
    return lit.length > 0 && lit.every(({ bottom }) => bottom <= tray.y);
  }).toBe(true);
});

test('The Frozen Wastes: a knockout is a scene that says who did it and what it costs', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'frozen-wastes', 'loss');
  await expect(page.locator('.fallen.scene h2')).toHaveText('You fall to Arshan');
  await expect(page.locator('.fallen.scene')).toContainText('lose 9 gold');
  await expect(question(page)).toContainText('These are worth the same');
  await expect(page.locator('.fallen .losses button'), 'what to lose is asked where it is told').toHaveText(['Lose flare crystal', 'Lose snowshoe']);
  await expect(page.locator('.fallen .losses button').first(), 'by keys one goes on there').toBeFocused();
  await page.locator('.fallen .losses button').first().click();
  await expect(question(page)).toHaveText('Lose flare crystal?');
  await expect(page.locator('.bar .primary')).toHaveText('Lose flare crystal');
  await show(page, 'frozen-wastes', 'knockout');
  await expect(page.locator('.fallen h2')).toHaveText('You fall to Arshan');
});

test('The Frozen Wastes: one key leads to the map, another to the list of keys; Escape closes a sheet at once', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'frozen-wastes', 'move');
  await page.locator('.bar .ways button').first().focus();
  await page.keyboard.press('?');
  await expect(page.locator('.keys')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.keys')).toBeHidden();
  await page.keyboard.press('m');
  await expect(space(page, '7-11')).toBeFocused();
  await page.locator('.plate').nth(1).click();
  await expect(page.locator('.unfolded')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.unfolded')).toBeHidden();
});

test('The Frozen Wastes: whoever is on the map by keys keeps the focus when a market comes over it', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  const tell = await show(page, 'frozen-wastes', 'town');
  await space(page, '12-7').focus();
  tell(comesAbout('frozen-wastes', 'market'));
  await expect(page.locator('.front .market')).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))); // what is covered loses the focus with the next picture
  await expectFocus(page);
});

test('The Frozen Wastes: a first-time player is told what wins, that everybody attacks once, and why a way out is closed', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'frozen-wastes', 'roll');
  await expect(page.locator('.bar .hint')).toContainText('bring the Princess to the Green Vale');
  await show(page, 'frozen-wastes', 'stance');
  await expect(page.locator('.combat .once')).toContainText('everybody attacks once at most');
  await expect(page.locator('.bar .primary')).toHaveText('Fight');
  await expect(page.locator('.escape button').first()).toContainText(/\d+%.*or 2 wounds, 2 Life left · in the end knocked out \d+%/);
  await show(page, 'frozen-wastes', 'harmless');
  await expect(page.locator('.escape .closed')).toContainText('Magic is harmless here');
  await expect(page.locator('.escape .closed a')).toBeVisible();
  await show(page, 'frozen-wastes', 'move');
  await page.getByRole('button', { name: 'Show where your clues lead' }).click();
  await expect(page.locator('.finds')).toContainText('Cards that lead to the Princess');
});

test('The Frozen Wastes: what shines on one’s sheet says what a touch would do, and what a card brings explains itself', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'frozen-wastes', 'roll');
  await expect(page.locator('.sheet .item.lit')).toContainText(['Rest: one exhaustion off Siku the Listener']);
  await expect(page.locator('.sheet .item.lit')).toContainText(['Use Siku the Listener: remove frost']);
  await show(page, 'frozen-wastes', 'buy-warmth');
  await expect(page.locator('.sheet .item.lit .deed')).toHaveText(['Pay to warm Karnon', 'Pay to warm Huscarl']);
  await show(page, 'frozen-wastes', 'stance');
  await page.locator('.foe .gain span', { hasText: 'clue' }).click();
  await expect(page.locator('.explained:popover-open')).toContainText('Cards that lead to the Princess');
});

test('The Frozen Wastes: before one’s own roll a touch on the map plans, and the roll is asked all the same', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  const tell = await show(page, 'frozen-wastes', 'roll');
  await space(page, '8-9').click();
  await expect(page.locator('.plan')).toContainText('Plan: 2 steps to Ice I10, green jewel.');
  await expect(question(page)).toContainText('Before you move');
  tell(({ scene }) => ({ ...scene, step: scene.step + 1, beats: [] }));
  await expect(page.locator('.plan')).toBeVisible();
  await page.getByRole('button', { name: 'Drop the plan' }).click();
  await expect(page.locator('.plan')).toHaveCount(0);
});

test('The Frozen Wastes: on a phone what the weather says makes room as soon as anything else is touched', async ({ person }) => {
  const page = await person(PHONE);
  await show(page, 'frozen-wastes', 'move');
  const pill = page.locator('.weather .pill');
  const said = page.locator('.weather .all');
  const others = { 'the sheet of another': page.locator('.plate').nth(1), 'the own line': page.locator('.own'), 'the map': page.locator('.isheim') };
  for (const [what, other] of Object.entries(others)) {
    await pill.tap();
    await expect(said, what).toBeVisible();
    await other.tap(what === 'the map' ? { position: { x: 340, y: 300 } } : {});
    await expect(said, what).toBeHidden();
    await page.keyboard.press('Escape');
  }
  await pill.tap();
  await said.locator('li').first().tap();
  await expect(said, 'a touch of it leaves it there').toBeVisible();
  await pill.tap();
  await expect(said).toBeHidden();
});

test('The Frozen Wastes: on a phone on its side nothing stands beside the space one considers, and the whole way there is in sight', async ({ person }) => {
  const page = await person({ ...PHONE, viewport: { width: 844, height: 390 } });
  await show(page, 'frozen-wastes', 'move');
  await space(page, '9-13').dispatchEvent('click'); // it may lie under the bar of the dice
  await expect(page.locator('.bar .loss')).toBeVisible();
  await expect(page.locator('.bar .primary')).toHaveText('Walk there');
  await expect.poll(() => isInSight(page.locator('.bar .primary'))).toBe(true);
  await expect(page.locator('.bar .rest button:visible')).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose again' }).tap();
  await expect(page.locator('.bar').getByRole('button', { name: /^More/ })).toBeVisible();
});

test('The Frozen Wastes: what the others did is read above the map until one plays, on a phone too, where it covers nothing', async ({ page, person }) => {
  const done = [{ kind: 'walked', seat: 'seat:2', path: ['hex:9-10', 'hex:9-9'], dice: [] }, { kind: 'bought', seat: 'seat:2', card: 'ally:weik-archer', price: 5 }, { kind: 'turn-began', turn: 3, seat: 'seat:1' }];
  const onPhone = await person(PHONE);
  await page.setViewportSize(LAPTOP);
  for (const one of [page, onPhone]) {
    const tell = await show(one, 'frozen-wastes', 'roll');
    await expect(one.locator('.aim .news')).toHaveCount(0);
    tell(({ scene }) => ({ ...scene, step: scene.step + 1, beats: [{ step: scene.step + 1, what: 'move', seat: 'seat:2', events: done }] }));
    await expect(one.locator('.aim .news')).toHaveText(/ walked 2 spaces, bought Weik Archer\.$/);
    expect(await isInSight(one.locator('.aim .news'))).toBe(true);
    expect(await isInSight(one.locator('.bar .primary'))).toBe(true);
    tell(({ scene }) => ({ ...scene, step: scene.step + 2, beats: [{ step: scene.step + 2, what: 'move', seat: 'seat:1', events: [{ kind: 'dice-rolled', seat: 'seat:1', dice: [] }] }] }));
    await expect(one.locator('.aim .news')).toHaveCount(0);
  }
});

test('The Frozen Wastes: to stay on a jewel is to stay for its adventure, and the space where one can stay is not in the dark', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  const tell = await show(page, 'frozen-wastes', 'move');
  const stay = page.locator('.bar .ways').getByRole('button', { name: /^Stay/ });
  await expect(stay).toHaveText('Stay here');
  const dark = async (): Promise<number> => (await page.locator('.isheim .veil').getAttribute('d'))?.match(/M/g)?.length ?? 0;
  const spaces = await page.locator('.isheim .space').count();
  expect(await dark()).toBe(spaces - (await page.locator('.isheim .space.lit').count()) - 1);
  tell(({ scene }) => {
    const view = structuredClone(scene.view) as View;
    view.field.parties[0]!.at = 'hex:9-13'; // a blue jewel
    return { ...scene, step: scene.step + 1, beats: [], view };
  });
  await expect(stay).toHaveText('Stay for the adventure');
  await expect(stay).toHaveCount(1);
});

test('The Frozen Wastes: what was won says on the sheet what it does, as bought things do', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'frozen-wastes', 'vrede');
  await expect(page.locator('.sheet .item', { hasText: 'Cave Bear' }).locator('small').first()).toHaveText('Melee attack +1.');
});
