import { devices } from '@playwright/test';
import { SENDING, touchable, tabTo } from '../play.ts';
import { isInSight } from '../screens.ts';
import { show } from '../staged.ts';
import { expect, faults, test } from '../test.ts';
import { t } from '../words.ts';

const LAPTOP = { width: 1280, height: 720 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: devices['Pixel 7'].isMobile };

test('Valda: an attack chosen before its time waits in the bar and can be changed, and the table says who may still attack', async ({ person }) => {
  for (const page of [await person({ viewport: LAPTOP }), await person(PHONE)]) {
    const say = await show(page, 'valda', 'attack-chosen');
    await expect(page.locator('.bar .primary')).toHaveCount(0); // to hold is not suggested
    say(({ scene }) => ({ ...scene, beats: [], question: { ...scene.question, offers: [], answered: { kind: 'attack', card: 'card:double-kill-4' }, awaited: ['seat:3', 'seat:4'] } }));
    await expect(page.locator('.bar .sentence')).toHaveText('You answered: Attack with Double Kill 4. It counts unless somebody before you acts.');
    await expect(page.getByRole('button', { name: t('action.withdraw'), exact: true })).toBeVisible();
    await expect(touchable(page)).toHaveCount(0);
    await expect(page.locator('.plate .seat-state.awaited')).toHaveCount(2);
    expect(await faults(page)).toEqual([]);
  }
});

test('Valda: who is attacked stands whole in the head of an attack on all', async ({ page }) => {
  for (const size of [LAPTOP, PHONE.viewport]) {
    await page.setViewportSize(size);
    await show(page, 'valda', 'all-defence');
    const [head, title] = await Promise.all(['.duel header', '.duel h2'].map((part) => page.locator(part).boundingBox()));
    expect(title!.y, String(size.width)).toBeGreaterThanOrEqual(head!.y);
    expect(title!.y + title!.height, String(size.width)).toBeLessThanOrEqual(head!.y + head!.height);
  }
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

test('Valda: a weapon for one target of several changes the sum of that one alone, for every reader on every screen', async ({ page }) => {
  const told = { 'charm-own': [['5', '2'], ['2 or more holds'], 'against you alone'], 'charm-other': [['5', ''], ['5 or more holds'], 'against Anna alone'] } as const;
  const each = [['5', ''], ['Against Anna: 2 or more holds', 'Against Fox and Hanna: 5 or more holds'], 'against Anna alone'] as const;
  for (const [name, [totals, needs, alone]] of Object.entries({ ...told, 'charm-attacker': each, 'charm-watched': each })) {
    for (const viewport of [LAPTOP, PHONE.viewport]) {
      await page.setViewportSize(viewport);
      await show(page, 'valda', name);
      await expect(page.locator('.duel .total')).toHaveText([...totals]);
      await expect(page.locator('.duel .needs b')).toHaveText([...needs]);
      for (const one of [page.getByText(alone), ...(await page.locator('.duel .needs b').all())]) expect(await isInSight(one), `${name} ${viewport.width}`).toBe(true);
    }
  }
});

test('Valda: what an attack does stands beside it on every screen, and its cards and the lines of its sum explain themselves by key, mouse and touch', async ({ page, person }) => {
  const does = page.getByText('Freeze one of the target’s temples for the rest of the match.', { exact: true });
  for (const [width, height] of [[1280, 720], [1440, 900], [390, 844], [360, 640]] as const) {
    await page.setViewportSize({ width, height });
    await show(page, 'valda', 'weapons');
    expect(await isInSight(does), `${width}×${height}`).toBe(true);
  }
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'attack-defence');
  const explained = page.locator('.explained');
  const lines = page.locator('.duel .sum ol > li');
  await page.locator('.duel .cards [role=group]').focus();
  await page.keyboard.press('?');
  await expect(explained).toContainText('The target loses 2 followers.');
  await page.keyboard.press('Tab');
  await expect(lines.first()).toBeFocused();
  for (const words of ['Your attacks are worth', 'the attack is worth 3 less against you', 'Any attack is worth 3 more']) {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('?');
    await expect(explained).toContainText(new RegExp(words, 'i'));
  }
  await page.keyboard.press('Escape');
  await lines.nth(1).hover();
  await expect(explained).toContainText('Surtur');
  await show(page, 'valda', 'attack-held');
  await page.getByRole('group', { name: 'Palisade' }).focus();
  await page.keyboard.press('?');
  await expect(explained).toContainText('Defence 6.');
  await show(page, 'valda', 'known');
  await page.getByText('1 weapon gone').focus();
  await page.keyboard.press('?');
  await expect(explained).toContainText('Hugin and Munin');
  const phone = await person(PHONE);
  await show(phone, 'valda', 'attack-defence');
  await phone.locator('.duel .sum ol > li').last().tap();
  await expect(phone.locator('.explained')).toContainText('Any attack is worth 3 more');
});

test('Valda: a weapon that is lifted says what becomes of the attack, and a dearer defence how it would end', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'weapons');
  await page.locator('.duel [data-anchor="card:freyas-charm"]').click();
  await expect(page.locator('.why')).toContainText('The attack goes from 5 to 2. Round Shield 4 would hold then.');
  await show(page, 'valda', 'attack-defence');
  const holds = page.locator('.duel .futures .holds');
  await expect(holds).toContainText('Palisade 6: holds, 6 against 6.');
  await page.locator('.duel [data-anchor="card:tidal-wall"]').click();
  await expect(holds).toContainText('Tidal Wall 7: holds, 7 against 6.');
});

test('Valda: an attack on all shows every target to who watches, each with an answer of its own', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'all-watched');
  const targets = page.locator('.duel li:has(> .said)');
  await expect(targets).toHaveCount(4);
  for (const one of await targets.all()) expect(await isInSight(one)).toBe(true);
});

test('Valda: the result of an attack says why, and a temple is chosen on the map', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'attack-held');
  await expect(page.locator('.answers')).toContainText('because 6 against 6 is enough.');
  await show(page, 'valda', 'temple-chosen');
  await expect(page.locator('.duel')).toHaveCount(0);
  await expect(page.locator('button.temple.lit')).toHaveCount(3);
  await tabTo(page, page.locator('button.temple.lit[tabindex="0"]'));
  await page.keyboard.press('Enter');
  await expect(page.locator('button.temple.picked')).toHaveCount(1);
});

test('Valda: in an attack of one’s own nobody is waited for while the reader is asked, and a weapon that would cancel it warns and does not glow', async ({ person }) => {
  for (const page of [await person(PHONE), await person({ viewport: LAPTOP })]) {
    await show(page, 'valda', 'own-attack');
    await expect(page.locator('.duel .react')).toHaveText('Your choice: react with a weapon, or pass');
    await expect(page.locator('.duel')).not.toContainText('is thinking');
    const horn = page.locator('.duel [data-anchor="card:gjallarhorn"]');
    for (const one of await page.locator('[data-anchor="card:gjallarhorn"]').filter({ visible: true }).all()) await expect(one).toHaveCSS('box-shadow', 'none');
    await horn.click();
    await expect(page.locator('.bar .loss')).toHaveText('This cancels your own attack.');
    await expect(horn).toHaveAttribute('aria-pressed', 'true'); // it stays where it was touched
    await expect(page.locator(SENDING)).toHaveCount(0);
    await page.getByRole('button', { name: 'Choose again' }).click();
    await expect(page.locator('.bar .primary')).toHaveText('Pass');
  }
});

test('Valda: a second attack says thanks to whom, and what can be played comes first in the hand of a phone', async ({ person }) => {
  const page = await person(PHONE);
  await show(page, 'valda', 'second-attack');
  await expect(page.locator('.bar .sentence')).toHaveText(/^Attack .+ once more, thanks to Hel, or go on\.$/);
  await page.getByRole('button', { name: 'Show your cards' }).tap();
  await expect(page.locator('.held')).toBeVisible();
  const tops = await page.locator('.held .group').evaluateAll((all) => all.map((one) => [(one as HTMLElement).dataset['kind'], one.getBoundingClientRect().top, one.getBoundingClientRect().left] as const));
  const [first] = tops.toSorted((one, other) => one[1] - other[1] || one[2] - other[2]);
  expect(first?.[0]).toBe('attack');
});
