import { expect, type Locator, type Page } from '@playwright/test';
import type { Line } from './line.ts';
import { handOver, lay, touchable, touchOne } from './play.ts';
import { playOutUnseen } from './unseen.ts';
import { t } from './words.ts';

/** Who goes round: a browser whose line can be cut, reading in one language. */
export interface Visitor {
  page: Page;
  line: Line;
  code: string;
}

/** Something a person can have on the screen; `page` is the file in src/pages that shows it. */
export interface Sight {
  name: string;
  page: string;
  reach: (visitor: Visitor) => Promise<void>;
}

const FIRE = { artifacts: 'yes', locations: 'both', factions: 'ice-king,ice-queen,demon,poisoner,fire-elemental' };
const MOST_TOUCHES = 40;

/** An address that shows its heading, or something else, once it is there. */
const at =
  (address: string, shown = 'main h1') =>
  async ({ page, code }: Visitor): Promise<void> => {
    await page.goto(address);
    await page.locator(shown).first().waitFor();
    await expect(page.getByText(t('loading', code), { exact: true })).toHaveCount(0);
  };

const tab =
  (name: string, shown: string) =>
  async ({ page }: Visitor): Promise<void> => {
    await openSide(page);
    await page.locator(`#tab-${name}`).click();
    await page.locator('#side-panel').locator(shown).first().waitFor();
  };

/** On a small screen what stands beside the board is behind a button, and goes away with Escape. */
async function openSide(page: Page): Promise<void> {
  if (!(await page.locator('aside').isVisible())) await page.locator('.more').click();
}

const idOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2] ?? '';

/** Plays on until a card of the hand cannot be played, and points at it. */
export async function wonderWhy({ page }: Pick<Visitor, 'page'>): Promise<void> {
  const barred = page.locator('.hand button[aria-disabled=true]');
  for (let touches = 0; touches < MOST_TOUCHES; touches++) {
    await touchable(page).first().waitFor();
    const canFollow = (await barred.count()) > 0 && (await page.locator('.hand button.lit').count()) > 0;
    if (canFollow && (await isTold(page, barred.first()))) return;
    await touchOne(page);
  }
  throw new Error('every card could always be played');
}

/** Whether pointing at this says why not; the question may have changed since it was found. */
async function isTold(page: Page, barred: Locator): Promise<boolean> {
  try {
    await barred.focus({ timeout: 2_000 });
    await page.locator('.why strong').waitFor({ timeout: 2_000 });
    return true;
  } catch {
    return false;
  }
}

async function asWords({ page }: Visitor): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('header nav button').first().click();
  await page.locator('#command').fill('help');
  await page.keyboard.press('Enter');
  await page.locator('.answer p').first().waitFor();
}

async function withoutLine({ page, line, code }: Visitor): Promise<void> {
  line.cut();
  await expect(page.getByText(t('link.lost', code))).toBeVisible();
}

async function withLineAgain({ page, line, code }: Visitor): Promise<void> {
  line.mend();
  await expect(page.getByText(t('link.lost', code))).toBeHidden();
  await page.locator('header nav button').first().click();
  await page.locator('.claim').waitFor();
}

async function atTheEnd({ page, code }: Visitor): Promise<void> {
  const table = page.url();
  await playOutUnseen(page, idOf(page));
  await page.goto(table);
  await page.getByRole('button', { name: t('action.rematch', code) }).waitFor();
}

/** Every page, and every state of one that looks or reads otherwise, in the order in which one comes by. */
export const SIGHTS: readonly Sight[] = [
  { name: 'landing', page: 'Landing', reach: at('/', 'article h2') },
  { name: 'new table', page: 'NewTable', reach: at('/new/claim', 'form') },
  {
    name: 'deck building',
    page: 'NewTable',
    reach: async ({ page }) => {
      await page.locator('[data-setting=factions] [aria-pressed=true]').last().click(); // one is lacking then
      await page.locator('summary').first().click();
    },
  },
  { name: 'bring a record', page: 'Record', reach: at('/record', 'main form') },
  { name: 'settings', page: 'Settings', reach: at('/settings') },
  { name: 'account', page: 'Account', reach: at('/account', 'main h2') },
  { name: 'personal link', page: 'Reclaim', reach: at('/reclaim#token', 'main h2') },
  { name: 'forgotten password', page: 'ResetPassword', reach: at('/reset', 'main h2') },
  { name: 'link in an email', page: 'EmailLink', reach: at('/notices/stop#token', 'main h2') },
  { name: 'rule book', page: 'Rules', reach: at('/rules/claim', 'main h2') },
  { name: 'rule books', page: 'Rules', reach: at('/rules', 'main h2') },
  { name: 'credits', page: 'About', reach: at('/about/credits', 'main h2') },
  { name: 'source', page: 'About', reach: at('/about/source') },
  { name: 'privacy', page: 'About', reach: at('/about/privacy', 'main h2') },
  { name: 'lesson', page: 'Learn', reach: at('/learn/claim', '.claim') },
  { name: 'no such page', page: 'NotFound', reach: at('/nowhere') },
  { name: 'no such table', page: 'Table', reach: at('/table/none', 'main [role=alert]') },
  { name: 'gathering', page: 'Table', reach: async ({ page, code }) => void (await lay(page, ['me', 'open'], {}, code)) },
  {
    name: 'invitation',
    page: 'Join',
    reach: async ({ page }) => {
      await page.goto(new URL(await page.locator('#invitation').inputValue()).pathname);
      await page.locator('main h1').waitFor();
    },
  },
  {
    name: 'invitation to a cancelled table',
    page: 'Join',
    reach: async ({ page, code }) => {
      const link = page.url();
      await page.goto(`/table/${idOf(page)}`);
      const cancelled = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
      await page.getByRole('button', { name: t('gather.cancel', code) }).click();
      await cancelled;
      await page.goto(link);
      await page.getByRole('heading', { name: t('gather.cancelled', code) }).waitFor();
    },
  },
  {
    name: 'covered hands',
    page: 'Table',
    reach: async ({ page, code }) => {
      await lay(page, ['me', 'me'], {}, code);
      await handOver(page).waitFor();
    },
  },
  {
    name: 'table',
    page: 'Table',
    reach: async ({ page, code }) => {
      await lay(page, ['me', 'bot'], FIRE, code);
      await touchable(page).first().waitFor();
    },
  },
  { name: 'why not', page: 'Table', reach: wonderWhy },
  { name: 'log', page: 'Table', reach: tab('log', 'li') },
  { name: 'talk', page: 'Table', reach: tab('chat', 'input') },
  { name: 'options of the table', page: 'Table', reach: tab('table', 'h2') },
  { name: 'rules at the table', page: 'Table', reach: tab('rules', 'h3') },
  { name: 'notes', page: 'Table', reach: tab('notes', 'textarea') },
  { name: 'in words', page: 'Table', reach: asWords },
  { name: 'lost line', page: 'Table', reach: withoutLine },
  { name: 'line again', page: 'Table', reach: withLineAgain },
  { name: 'end', page: 'Table', reach: atTheEnd },
  { name: 'how it was decided', page: 'Result', reach: async (visitor) => at(`/result/${idOf(visitor.page)}`, 'main h2')(visitor) },
  { name: 'replay', page: 'Replay', reach: async (visitor) => at(`/replay/${idOf(visitor.page)}/20`, '.claim')(visitor) },
];

/** What the way round provokes on purpose: what is not there, what is not allowed, a cut line. */
export const PROVOKED = /40[1349]|WebSocket|net::ERR_/;

/** Goes by all of them. */
export async function tour(visitor: Visitor, look: (sight: Sight) => Promise<void>): Promise<void> {
  for (const sight of SIGHTS) {
    await sight.reach(visitor);
    await look(sight);
  }
}
