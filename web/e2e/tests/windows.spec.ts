import type { Locator, Page } from '@playwright/test';
import { byMouse, lay, press } from '../play.ts';
import { TOUCHED } from '../screens.ts';
import { show } from '../staged.ts';
import { expect, overflow, smallTargets, test } from '../test.ts';
import { inGame, t } from '../words.ts';

const order = (choice: string): string => inGame(`order.act-in-window.${choice}`).replace('{cards}', '').trim();
const pass = (page: Page): Locator => page.locator('.ways').getByRole('button', { name: inGame('move.pass'), exact: true });
const passForTrick = (page: Page): Locator => page.getByRole('button', { name: order('pass.trick'), exact: true });
const takeBack = (page: Page): Locator => page.getByRole('button', { name: t('action.withdraw'), exact: true });
const forNow = (page: Page): Locator => page.locator('.bar').getByText(t('orders.for-now').replace('{order}', order('pass.trick')));
const cards = (page: Page): Locator => page.locator('.hand button.lit');
const tab = (page: Page, name: string): Promise<void> => page.locator(`#tab-${name}`).click();

/** How often somebody has passed, as the log tells it. */
const passes = async (page: Page): Promise<number> => ((await page.locator('#side-panel').textContent()) ?? '').split(/ plays? no artifact\./).length - 1;

/** Passes in every window until one of them plays a card; who it is comes first. */
async function whoPlays([one, other]: readonly [Page, Page]): Promise<[Page, Page]> {
  for (;;) {
    const asked = await Promise.any([one, other].map((page) => cards(page).or(pass(page)).first().waitFor().then(() => page)));
    if (await cards(asked).first().isVisible()) return asked === one ? [one, other] : [other, one];
    const step = await asked.locator('.sentence').innerText();
    await pass(asked).click();
    await expect(asked.locator('.sentence')).not.toHaveText(step);
  }
}

/** The host lays a table with artifacts, the guest sits down, and both want to be asked in every window. */
async function sitDown(host: Page, guest: Page): Promise<void> {
  await lay(host, ['me', 'open'], { artifacts: 'yes' });
  await guest.goto(new URL(await host.locator('#invitation').inputValue()).pathname);
  await press(guest, 'join.sit');
  for (const page of [host, guest]) {
    await tab(page, 'table');
    await page.getByRole('radio', { name: order('ask-me'), exact: true }).check();
    await tab(page, 'log');
  }
}

async function type(page: Page, command: string): Promise<void> {
  await page.locator('#command').fill(command);
  await page.keyboard.press('Enter');
}

test('all are asked at once: an answer is sealed and can be changed, orders spare further questions', async ({ page: host, person }) => {
  const guest = await person();
  await sitDown(host, guest);
  const [first, second] = await whoPlays([host, guest]);
  const before = await passes(first);
  await byMouse(cards(first).first());

  // The second answers early: sealed, without a trace for the first, and taken back by a button and by words.
  const answered = t('action.answered.window').replace('{move}', inGame('move.pass'));
  await Promise.all([pass(first), pass(second), passForTrick(first)].map((one) => expect(one).toBeVisible()));
  await second.setViewportSize({ width: 390, height: 844 });
  expect(await smallTargets(second)).toEqual([]);
  expect(await overflow(second)).toBe(0);
  const touched = await pass(second).boundingBox();
  await pass(second).click();
  await expect(second.locator('.sentence')).toHaveText(answered);
  expect((await takeBack(second).boundingBox())?.x).toBeGreaterThan((touched?.x ?? 0) + (touched?.width ?? 0));
  await second.setViewportSize({ width: 1440, height: 900 });
  await expect(pass(first)).toBeVisible();
  await takeBack(second).click();
  await expect(pass(second)).toBeVisible();
  await press(second, 'text.switch');
  const heading = second.getByRole('heading', { name: answered, exact: true });
  await type(second, '1');
  await expect(heading).toBeVisible();
  await type(second, 'withdraw');
  await expect(heading).toBeHidden();
  await type(second, inGame('move.pass'));
  await expect(heading).toBeVisible();
  await press(second, 'text.switch-back');
  expect(await passes(first)).toBe(before);

  // The first passes for the whole trick: the window closes once, and the next one asks the second alone.
  await passForTrick(first).click();
  await expect(cards(second).first()).toBeVisible();
  await expect.poll(() => passes(first)).toBe(before + 2);
  await expect(forNow(first)).toBeVisible();
  await byMouse(cards(second).first());
  await expect(pass(second)).toBeVisible();
  await expect(pass(first)).toBeHidden();
  await expect(first.locator('#side-panel').getByText(/wins? the trick/)).toHaveCount(0);
  await pass(second).click();
  await expect(first.locator('#side-panel').getByText(/wins? the trick/)).toHaveCount(1);

  // With the trick the order ends: before the next lead both are asked again.
  await Promise.all([first, second].map((page) => expect(pass(page)).toBeVisible()));
  await expect(forNow(first)).toBeHidden();

  // Asked only for one artifact, that one is lit or there is no question.
  await tab(second, 'table');
  await second.getByRole('radio', { name: order('ask-only-for'), exact: true }).check();
  const named = second.locator('fieldset').getByRole('checkbox');
  await expect(second.locator('fieldset').getByRole('checkbox', { checked: true })).toHaveCount(3);
  for (const one of [0, 1]) {
    await named.nth(one).uncheck();
    await expect(second.locator('fieldset').getByRole('checkbox', { checked: true })).toHaveCount(2 - one);
  }
  const name = await second.locator('fieldset label').filter({ has: second.getByRole('checkbox', { checked: true }) }).innerText();
  const lit = second.locator('[data-anchor^=artifact].lit').filter({ hasText: name.trim() });
  await expect.poll(async () => (await pass(second).count()) === (await lit.count())).toBe(true);
});

/** What is told of a scene, as far as it is told otherwise here. */
interface Told {
  kind: string;
  seat: string;
  view: { seats: { seat: string; row: string[] }[] };
  question?: { window?: string; offers: { anchors: string[] }[] };
}

/** Every answer to a window touches the first artifact: seldom can one be played when a test wants it. */
function touchingArtifacts(told: Told): Told {
  const row = told.view.seats.find(({ seat }) => seat === told.seat)?.row ?? [];
  const offers = told.question?.window ? told.question.offers.map((offer) => ({ ...offer, anchors: row.slice(0, 1) })) : undefined;
  return offers ? { ...told, question: { ...told.question, offers: offers.slice(0, 1) } } : told;
}

test('an artifact that was answered with can be taken back, and is not picked any more', async ({ page: host, person }) => {
  const guest = await person();
  await guest.routeWebSocket(/\/socket/, (near) => {
    near.connectToServer().onMessage((message) => {
      const told = JSON.parse(String(message)) as Told;
      near.send(JSON.stringify(told.kind === 'scene' ? touchingArtifacts(told) : told));
    });
  });
  await sitDown(host, guest);
  const lit = guest.locator('[data-anchor^=artifact].lit');
  const leads = (page: Page): Promise<Locator> => cards(page).first().waitFor().then(() => cards(page).first());
  await byMouse(await Promise.any([lit.waitFor().then(() => lit), leads(host), leads(guest)]));
  await expect(takeBack(guest).or(lit)).toBeVisible();
  if (await lit.isVisible()) await lit.click();
  await expect(takeBack(guest)).toBeVisible();
  await expect(guest.getByRole('button', { name: t('action.cancel'), exact: true })).toBeHidden();
  await takeBack(guest).click();
  await expect(lit).toBeVisible();
});

test('beside an artifact one chooses whether to be asked about it', async ({ page }) => {
  await lay(page, ['me', 'bot'], { artifacts: 'yes' });
  const bells = page.locator('.around, .mine').getByRole('button', { name: /: Ask me about it$/ });
  await expect(bells).toHaveCount(3);
  await expect(page.locator('.bell[aria-pressed=true]')).toHaveCount(3);
  await bells.first().click();
  await expect(bells.first()).toHaveText('skipped');
  await expect(bells.first()).toHaveAttribute('aria-pressed', 'false');
  await bells.first().click();
  await expect(page.locator('.bell[aria-pressed=true]')).toHaveCount(3);
});

test('on a phone one button alone stands out: what was lifted, else the pass', async ({ person }) => {
  const page = await person(TOUCHED);
  await show(page, 'claim', 'window');
  const standsOut = (): Promise<(string | undefined)[]> =>
    page.locator('.bar button').evaluateAll((buttons) => {
      const lamp = document.createElement('i');
      lamp.style.color = 'var(--lamp)';
      document.body.append(lamp);
      const { color } = getComputedStyle(lamp);
      return buttons.filter((button) => getComputedStyle(button).backgroundColor === color).map((button) => button.textContent?.trim());
    });
  await expect.poll(standsOut).toEqual([order('pass.trick')]);
  await page.locator('[data-anchor="artifact:magic-wand"]').tap();
  await expect.poll(standsOut).toEqual([expect.stringContaining(inGame('artifact.magic-wand.name'))]);
  await page.close();
});

test('who did not choose the card that is played is told why', async ({ page }) => {
  await show(page, 'claim', 'window');
  const why = inGame('why.A13').replace('{thing}', inGame('artifact.gamblers-dice.name'));
  await expect(page.locator('.trick')).toContainText('Everyone plays at random');
  const reason = page.locator('#side-panel .why').filter({ hasText: why }).first();
  await reason.locator('summary').click();
  await expect(reason.getByText(why)).toBeVisible();
});
