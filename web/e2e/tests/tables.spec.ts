import type { Page } from '@playwright/test';
import { handOver, lay, playOut, press, touchable, touchOne, type Filling } from '../play.ts';
import { barriers, expect, test } from '../test.ts';
import { wonderWhy } from '../tour.ts';
import { t } from '../words.ts';

const FIRE = { artifacts: 'yes', locations: 'both', factions: 'ice-king,ice-queen,demon,poisoner,fire-elemental' };

test('artifacts and a Fire deck, to the end and back through the replay', async ({ page }) => {
  const id = await lay(page, ['me', 'bot'], FIRE);
  await playOut(page);
  expect(await barriers(page)).toEqual([]);

  // Leaving by a link: whatever a page that goes away still asked the hall for would be seen on the console.
  for (const address of [`/table/${id}`, `/result/${id}`, `/replay/${id}/10`]) {
    await page.goto(address);
    await page.locator('.claim, .sentence').first().waitFor();
    await page.getByRole('link', { name: t('nav.settings'), exact: true }).click();
    await page.getByLabel(t('settings.confirm')).waitFor();
  }

  await page.goto(`/replay/${id}/10`);
  await page.getByLabel(t('replay.on')).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${id}/11$`));
  await expect(page.locator('.claim')).toBeVisible();
  await page.getByLabel(t('replay.first')).click();
  await expect(page.getByLabel(t('replay.back'))).toBeDisabled();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.others .known').first()).toBeVisible(); // hands lie open on a phone too
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel(t('replay.last')).click();
  await expect(page.getByLabel(t('replay.on'))).toBeDisabled();
  expect(await barriers(page)).toEqual([]);
});

test('memory aids are for the whole table: on, they tell what is still out; off, one sees what lies there', async ({ page }) => {
  const tell = async (word: string): Promise<string> => {
    await page.getByRole('button', { name: t('text.switch'), exact: true }).click();
    await page.locator('#command').fill(word);
    await page.keyboard.press('Enter');
    await page.locator('.answer p').first().waitFor();
    const answer = await page.locator('.answer').innerText();
    await page.getByRole('button', { name: t('text.switch-back'), exact: true }).click();
    return answer;
  };
  for (const aids of [true, false]) {
    await lay(page, ['me', 'bot'], {}, 'en', { aids });
    for (let touches = 0; touches < 4; touches++) await touchOne(page);
    await touchable(page).first().waitFor();
    const pile = page.getByText(/cards? discarded/);
    expect(await pile.evaluate((element) => element.tagName)).toBe(aids ? 'BUTTON' : 'SPAN');
    if (aids) {
      await pile.click();
      await expect(page.locator(':popover-open li').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator(':popover-open')).toHaveCount(0);
    }
    await expect(page.getByText(/cards unseen/)).toHaveCount(aids ? 1 : 0);
    expect(await tell('out')).toMatch(aids ? /cards unseen/ : t('menu.aids.no'));
    expect(await tell('table')).toMatch(aids ? /Discarded: / : /cards discarded/);
    await page.getByRole('tab', { name: t('tab.table'), exact: true }).click();
    await expect(page.getByText(t(aids ? 'menu.aids.yes' : 'menu.aids.no'))).toBeVisible();
  }
});

test('what was done to the table is told: a trick taken back is gone, and a paused match goes on from its bar', async ({ page }) => {
  const log = page.getByRole('tabpanel');
  await lay(page, ['me', 'bot']);
  const won = log.getByText(/wins? the trick/);
  do {
    await touchOne(page);
    await touchable(page).first().waitFor(); // the others have answered too
  } while ((await won.count()) === 0);
  await page.getByRole('tab', { name: t('tab.table'), exact: true }).click();
  await expect(page.getByRole('button', { name: /undo|take back/i })).toHaveText([t('action.undo')]); // one, in the bar
  await press(page, 'action.undo');
  await page.getByRole('tab', { name: t('tab.log'), exact: true }).click();
  await expect(log.getByText('You take a move back.')).toBeVisible(); // a bot is not asked
  await expect(log.locator('del').filter({ hasText: /wins? the trick/ })).toHaveCount(1);
  await expect(page.locator('.claim .past')).toHaveCount(0);
  await page.reload();
  await touchable(page).first().waitFor();
  await expect(page.locator('.claim .past')).toHaveCount(0);

  await page.getByRole('tab', { name: t('tab.table'), exact: true }).click();
  await press(page, 'menu.propose.pause');
  await page.getByRole('tab', { name: t('tab.log'), exact: true }).click();
  await expect(log.getByText(t('beat.pause'))).toBeVisible();
  await page.goto('/');
  await expect(page.getByText(t('stage.paused'), { exact: true })).toBeVisible();
  await page.goBack();
  await page.locator('.bar .primary').click();
  await page.getByRole('tab', { name: t('tab.log'), exact: true }).click();
  await expect(log.getByText(t('beat.resume'))).toBeVisible();
  await touchOne(page);
});

test('three seats', async ({ page }) => {
  await lay(page, ['me', 'bot', 'bot']);
  await playOut(page);
});

test('one device for two: hands are covered between the turns', async ({ page }) => {
  const covered: unknown[][] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { kind: string; handOver?: string; view?: { seats: { known: unknown[] }[] } };
      if (message.kind === 'scene' && message.handOver) covered.push(message.view?.seats.flatMap(({ known }) => known) ?? []);
    }),
  );
  await lay(page, ['me', 'me']);
  await page.getByRole('tab', { name: t('tab.notes'), exact: true }).click();
  const notes = page.locator('#notes');
  let handOvers = 0;
  for (let touches = 0; touches < 24; touches++) {
    await page.locator('button.lit').or(handOver(page)).first().waitFor();
    const isCovered = await handOver(page).isVisible();
    if (isCovered) {
      handOvers++;
      await expect(page.locator('[data-anchor]')).toHaveCount(0);
      await expect(notes).toHaveCount(0);
      if (handOvers > 1) await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused(); // a key pressed once too often uncovers nothing
      if (handOvers === 1) expect(await barriers(page)).toEqual([]);
    }
    await touchOne(page);
    if (isCovered && handOvers === 1) await notes.fill('I keep a goblin');
    if (isCovered && handOvers === 2) await expect(notes).toHaveValue('');
    if (isCovered && handOvers === 3) await expect(notes).toHaveValue('I keep a goblin');
  }
  expect(handOvers).toBeGreaterThan(5);
  await expect.poll(() => covered.length).toBeGreaterThanOrEqual(handOvers);
  expect(covered.flat()).toEqual([]); // not even the wire carries a covered hand
});

type Size = readonly [width: number, height: number];
const against = (bots: number): Filling[] => ['me', ...Array<Filling>(bots).fill('bot')];

/** Which cards of the hand lie under something else; those of a fan lean, so that their corners are elsewhere. */
const hidden = (page: Page): Promise<(string | undefined)[]> =>
  page.locator('.hand button').evaluateAll((cards) =>
    cards
      .filter((card) => {
        const { left, top, height } = card.getBoundingClientRect();
        return [0.15, 0.85].some((share) => !card.contains(document.elementFromPoint(left + 24, top + share * height)));
      })
      .map((card) => (card as HTMLElement).dataset.anchor),
  );

/** The whole hand is there at the first question, and mostly a trick a few touches later. */
async function expectSeenTogether(page: Page, sizes: readonly Size[], ...more: string[]): Promise<void> {
  for (let touches = 0; touches < 4; touches++) {
    if (touches > 0) await touchOne(page);
    await touchable(page).first().waitFor();
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await page.mouse.move(0, 0); // a card under the pointer covers its neighbour
      for (const part of ['.trick', '.hand', '.sentence', ...more]) {
        await expect(page.locator(part).first(), `${part}, ${width} × ${height}`).toBeInViewport({ ratio: 1 });
      }
      await expect.poll(() => hidden(page), `${width} × ${height}`).toEqual([]);
    }
  }
}

for (const seats of [2, 3, 4]) {
  test(`trick, hand and question are seen together on large screens, ${seats} seats`, async ({ page }) => {
    await lay(page, against(seats - 1), seats === 2 ? FIRE : {});
    await expectSeenTogether(page, [[1440, 900], [1280, 720]], ...(seats === 2 ? ['.around .chip'] : []));
  });
}

test('the focused card covers its neighbour only for people who play by keys', async ({ page }) => {
  await lay(page, ['me', 'bot']);
  const focused = page.locator('.hand li:focus-within');
  await expect(focused).toHaveCSS('z-index', 'auto');
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveCSS('z-index', '1');
});

test('asking why a card cannot be played stays at that card', async ({ page }) => {
  await lay(page, ['me', 'bot']);
  await wonderWhy({ page });
  await expect(page.locator('.hand button[aria-disabled=true]').first()).toBeFocused();
});

const PHONES: Record<string, readonly [Size, ...Size[]]> = {
  upright: [[360, 740], [360, 640]],
  'on its side': [[844, 390]],
};

for (const [held, sizes] of Object.entries(PHONES)) {
  test.describe(`a phone ${held}`, () => {
    const [[width, height]] = sizes;
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    for (const seats of [3, 4]) {
      test(`trick, hand and question are seen together, ${seats} seats`, async ({ page }) => {
        await lay(page, against(seats - 1));
        await expectSeenTogether(page, sizes);
      });
    }
  });
}
