import { devices, type Locator, type Page } from '@playwright/test';
import { SENDING, tabTo } from '../play.ts';
import { isInSight } from '../screens.ts';
import { show } from '../staged.ts';
import { expect, faults, test } from '../test.ts';
import { t } from '../words.ts';

const LAPTOP = { width: 1280, height: 720 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: devices['Pixel 7'].isMobile };

const card = (page: Page, id: string): Locator => page.locator(`.held [data-anchor="card:${id}"]`);
const land = (page: Page, id: string): Locator => page.locator(`[data-anchor="area:${id}"]`);

test('Valda: a first touch says what a second one costs and brings', async ({ person }) => {
  const page = await person(PHONE);
  await show(page, 'valda', 'valda');
  await land(page, 'freya-kari').tap();
  await expect(page.locator('.why')).toContainText('Brings a follower (11 to 12) and a card of Freya. Then level 1; nobody has control. Costs 2 diamonds and 2 gold');
  await expect(page.locator('.bar .primary')).toHaveText('Build a temple at Freya');
});

test('Valda: on a phone a tap on any land tells its power at both levels and who controls it', async ({ person }) => {
  const page = await person(PHONE);
  await show(page, 'valda', 'valda');
  const explained = page.locator('.explained');
  await land(page, 'loki-mork').tap({ force: true });
  await expect(explained).toContainText('play Seduction without an action point; at level 2 also move one temple a turn.');
  await expect(explained).toContainText('Nobody controls it.');
  await land(page, 'freya-kari').tap();
  await expect(explained).toContainText('Hanna controls it.');
});

test('Valda: a first click lifts and says what follows, Escape puts it back, and a price names what changed it', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'valda');
  await card(page, 'treasure-chest-3').click({ position: { x: 15, y: 50 } });
  await expect(page.locator('.why')).toContainText('Gain 3 gold. Costs an action point. You have 2; then 5.');
  await expect(page.locator('.bar .primary')).toHaveText('Play Treasure Chest 3');
  await expect(page.locator('.bar .ways')).toBeHidden();
  await page.keyboard.press('Escape');
  await page.locator('.bar .ways').getByText('End the phase').click();
  await expect(page.locator('.bar .loss')).toHaveText('You would give up 2 action points and 1 building point.');
  await page.getByRole('button', { name: 'Choose again' }).click();
  await expect(land(page, 'odin-thrym').locator('..').locator('.price s')).toHaveText('2');
  await expect(land(page, 'odin-thrym')).toHaveAccessibleName(/1 blood less because of Surtur/);
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
  await page.locator('.choice [data-anchor="card:palisade"]').click();
  await expect(page.locator('.bar .primary')).toHaveText('Put Palisade under the deck');
  await show(page, 'valda', 'discards');
  await expect(page.locator('.choice button.lit')).toHaveCount(3);
  await expect(page.locator('.held .lit')).toHaveCount(0);
  await page.locator('.choice [data-anchor="card:raid-5"]').click();
  await expect(page.locator('.bar .primary')).toHaveText('Take Raid 5');
});

test('Valda: a tap on a gold-lit opponent shows what they have and what a weapon would take; only the bar uses it', async ({ person }) => {
  const page = await person(PHONE);
  await show(page, 'valda', 'weapon');
  const explained = page.locator('.explained');
  const used = page.getByRole('button', { name: 'Use Wind of Change on' });
  await page.locator('[data-anchor="seat:2"]').tap();
  await expect(explained).toContainText(/1 blood, 2 diamonds, 3 gold, 1 rune and 1 mine/);
  await expect(explained).toContainText(/Use Wind of Change on.*Steal 2 followers from one opponent\. .+ has none to lose\./);
  await expect(page.locator('.bar .loss')).toContainText('has none to lose.'); // valda:R202
  await expect(page.locator('.bar .ways button')).toHaveText(['Choose again', /^Use Wind of Change on/]);
  await page.locator('[data-anchor="seat:2"]').tap();
  await page.locator('[data-anchor="seat:2"]').tap();
  await expect(used).toBeVisible();
  await expect(page.locator(SENDING)).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose again' }).tap();
  await page.locator('[data-anchor="seat:3"]').tap();
  await expect(page.locator('.bar [role=status]').first()).toContainText('loses 2.');
  await used.tap();
  await expect(page.locator(SENDING)).toHaveCount(1);
});

test('Valda: the safe haven explains itself at a tap, and what costs nothing in the Followers phase is named and said to be free', async ({ person }) => {
  const page = await person(PHONE);
  await show(page, 'valda', 'seduction');
  await page.locator('.track .floor').tap();
  await expect(page.locator('.explained')).toContainText('you do not fall below it');
  await expect(page.locator('.bar .sentence')).toHaveText('Your Followers phase: nothing to trade for followers. Free to use: Seduction +2.');
  await expect(page.locator('.bar .ways button')).toHaveText(['End the phase']);
  await page.locator('.line').tap();
  await card(page, 'seduction-2').tap();
  await expect(page.locator('.why')).toContainText('Gain 2 followers. Free, thanks to Mork.');
});

test('Valda: a card without effect says so and is played at the second touch only', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'no-effect');
  await card(page, 'ruler-of-the-giants').click();
  await expect(page.locator('.bar .loss')).toHaveText('It would do nothing now: there is no attack card in discard pile B.');
  await expect(page.locator('.bar .ways button')).toHaveText(['Choose again', 'Play Ruler of the Giants']);
});

test('Valda: in words the choices say what they cost, and what would be lost is said before it is sent', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'no-effect');
  await page.getByRole('button', { name: t('text.switch'), exact: true }).click();
  const option = (words: string): Locator => page.getByRole('list', { name: t('text.options') }).locator('li', { has: page.getByRole('button', { name: words, exact: true }) });
  await expect(option('Build a temple at Freya')).toContainText('Costs 2 diamonds and 2 gold and a building point.');
  await expect(option('Play Ruler of the Giants')).toContainText('Costs an action point.');
  const answer = page.getByRole('status', { name: t('text.answer') });
  await option('Play Ruler of the Giants').getByRole('button').click();
  await expect(answer).toContainText('It would do nothing now: there is no attack card in discard pile B.');
  await option('End the phase').getByRole('button').click();
  await expect(answer).toHaveText(/You would give up .* action points? and .* building points?\.\s*End the phase: not sent yet\. Choose it again to send it\./);
  await option('End the phase').getByRole('button').click();
  await expect(answer).toHaveText('End the phase: sent.');
});

test('Valda: a question that leaves nothing to do says so', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  const said = { 'no-defence': 'You have no defence card: you take the blow.', 'no-trade': 'you have nothing to trade', 'attack-done': 'You have had your attack on' };
  for (const [name, words] of Object.entries(said)) {
    await show(page, 'valda', name);
    await expect(page.locator('.bar .sentence')).toContainText(words);
    if (name === 'no-defence') await expect(page.locator('.duel .futures li')).toHaveText([/^No defence/]);
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

test('Valda: what one has seen of a hand, on top of a deck, in the piles and out of the match is found on the board', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'known');
  const explained = page.locator('.explained');
  await page.locator('.plate').first().hover();
  await expect(explained).toContainText('Known cards in hand: Drakkar and Palisade.');
  await page.locator('.deck').last().hover();
  await expect(explained).toContainText('Discarded: 2 × Raid 5 and Palisade.');
  await page.getByText('1 weapon gone').hover();
  await expect(explained).toContainText('Hugin and Munin');
  await land(page, 'freya-kari').hover();
  await expect(explained).toContainText('On top: ');
});

test('Valda: by keys alone one reads which cards of a hand are known, at a plate that cannot be chosen', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'known');
  await tabTo(page, page.locator('.plate').first());
  await page.keyboard.press('?');
  await expect(page.locator('.explained')).toContainText('Known cards in hand: Drakkar and Palisade.');
  expect(await faults(page)).toEqual([]);
});

test('Valda: with points left the end of the phase does not stand out, and a dialog for the decks takes one touch', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'valda');
  await expect(page.locator('.bar .ways button').filter({ hasText: 'End the phase' })).not.toHaveClass(/primary/);
  await show(page, 'valda', 'resource-draw');
  await expect(page.locator('.bar .hint')).toContainText('You draw 2 cards.');
  await page.locator('.draw .pile').first().click();
  await expect(page.locator('.bar .sentence').first()).toBeVisible();
  await expect(page.locator('.draw .pile').first()).not.toHaveClass(/picked/);
});

test('Valda: who decides an area reads price and power on each choice, and a reroll is asked about once more', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'draft');
  const freya = page.locator('button.medal[data-anchor="occupant:freya"]');
  await expect(freya).toContainText('Draw 3, keep 2');
  await expect(freya.locator('.cost')).toContainText('2');
  await expect(page.locator('.bar .hint')).toContainText('you decide who lives there');
  await show(page, 'valda', 'resource-dice');
  await page.locator('.dice-row .again button').first().click();
  await expect(page.locator('.bar [role=status]').first()).toContainText('The new roll counts, even if it is worse.');
});

test('Valda: what could be taken or traded is taken by the same key again, and the bar above it leaves what one owns in sight', async ({ page, person }) => {
  await page.setViewportSize(LAPTOP);
  await show(page, 'valda', 'valda');
  const diamonds = page.locator('[data-anchor="resource:diamond"]');
  await diamonds.focus();
  await page.keyboard.press('Enter');
  await expect(diamonds).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.bar .sentence')).toHaveText('Take 1 diamond');
  await page.keyboard.press('Escape');
  await expect(diamonds).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator(SENDING)).toHaveCount(1);
  const phone = await person(PHONE);
  await show(phone, 'valda', 'valda');
  await phone.locator('[data-anchor="resource:diamond"]').tap();
  await expect(phone.locator('.bar .ways .primary')).toHaveText('Take 1 diamond');
  for (const one of await phone.locator('.goods > *').all()) expect(await isInSight(one)).toBe(true);
});
