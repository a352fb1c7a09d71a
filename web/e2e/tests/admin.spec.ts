import type { APIResponse, Page } from '@playwright/test';
import { expect, faults, forgive, test } from '../test.ts';
import { leftovers, visible } from '../words.ts';

const headers = { 'X-Winterhall': '1' };
const LOOKS = [
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

/** Asks the hall as the person of this browser. */
async function ask(page: Page, path: string, data?: object): Promise<APIResponse> {
  const answer = await page.request.post(path, { headers, data });
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return answer;
}

/** Somebody comes in under this name. */
async function come(page: Page, name: string): Promise<void> {
  await ask(page, '/api/me');
  await page.request.patch('/api/me', { headers, data: { name } });
}

/** Two people at one table, of whom one reports the other and forgets a password that cannot be sent. */
async function anEvening(host: Page, guest: Page): Promise<string> {
  await come(host, 'Hanna Host');
  await come(guest, 'Gus Guest');
  const table = await (
    await ask(host, '/api/tables', {
      game: 'claim',
      settings: {},
      seats: [
        { kind: 'me', bot: '', name: '' },
        { kind: 'open', bot: '', name: '' },
      ],
      listed: false,
      spectators: 'anyone',
      clock: 'none',
      entropy: '',
    })
  ).json();
  await ask(guest, `/api/tables/${table.id}/seat`, { invite: table.invite, seat: 0, entropy: '' });
  await ask(host, `/api/tables/${table.id}/reports`, { seat: 2, remark: 0, text: 'He sings all the time.' });
  await ask(guest, '/api/me/account', { login: 'gus', password: 'a lamp in the snow', email: 'gus@example.org' });
  await ask(guest, '/api/password/forgotten', { email: 'gus@example.org' });
  return table.id;
}

test('a stranger is told once that only administrators see the lists', async ({ page, complaints }) => {
  await page.goto('/admin');
  await expect(page.locator('#status')).toHaveText('Only administrators can see these lists. Log in first.');
  await expect(page.locator('#who')).toBeEmpty();
  forgive(complaints, /401/);
});

test('an administrator looks after tables, people, reports and errors', async ({ page, person, complaints }) => {
  const [host, guest] = [await person(), await person()];
  const table = await anEvening(host, guest);
  await page.goto(process.env.WINTERHALL_ADMIN_LINK ?? '');
  await page.getByRole('button', { name: 'Yes' }).waitFor();
  await expect(page.locator('#ask-note')).toBeHidden(); // nothing is asked here but yes or no
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.locator('#who')).toContainText('admin');
  expect(page.url()).not.toContain('#');

  const cards = page.getByRole('main').getByRole('listitem');
  const room = (name: string): Promise<void> =>
    page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  for (const { width, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await room('Tables');
    await page.getByLabel('Hours without a move').fill('0');
    await page.getByLabel('Hours without a move').blur();
    await expect(cards.filter({ hasText: table })).toContainText('Hanna Host and Gus Guest');
    await whole(page, `tables-${width}`);
    await room('People');
    await page.getByLabel('Name, login or id').fill('gus');
    await page.getByLabel('Name, login or id').press('Enter');
    await expect(cards.first()).toContainText('Gus Guest');
    await whole(page, `people-${width}`);
    await room('Reports');
    await expect(cards.filter({ hasText: 'About Gus Guest' }).first()).toContainText('He sings all the time.');
    await whole(page, `reports-${width}`);
    await room('Errors');
    await expect(cards.filter({ hasText: 'no mail is set up' }).first()).toBeVisible();
    await whole(page, `errors-${width}`);
  }

  expect(await english(page)).toEqual(expect.arrayContaining(['Tables', 'People', 'Skip to the list']));
  await page.request.patch('/api/me', { headers, data: { language: 'de' } });
  await page.reload();
  await inGerman(page, room);
  await page.request.patch('/api/me', { headers, data: { language: 'en' } });
  await page.reload();

  await room('Reports');
  await cards.filter({ hasText: 'About Gus Guest' }).first().getByRole('button', { name: 'Ban' }).click();
  await page.getByRole('textbox').fill('He was asked to stop.');
  await whole(page, 'ask');
  await page.getByRole('dialog').getByRole('button', { name: 'Ban' }).click();
  await expect(page.getByText('Done: Ban.')).toBeVisible();
  expect((await guest.request.get('/api/me')).status()).toBe(403);
  await guest.goto('/');
  await expect(guest.getByText('He was asked to stop.')).toBeVisible();
  await whole(guest, 'banned');
  forgive(complaints, /status of 403/);
  await room('Tables');
  await page.getByLabel('Which').selectOption('running');
  await cards.filter({ hasText: table }).getByRole('button', { name: 'End' }).click();
  await page.getByRole('textbox').fill('The evening is over.');
  await page.getByRole('dialog').getByRole('button', { name: 'End' }).click();
  await expect(cards.filter({ hasText: table })).toHaveCount(0);
  forgive(complaints, /status of 409/); // the last administrator stays
});

/** What a reader of German meets in English; facts stand in one line, with dots between them. */
const english = async (page: Page): Promise<string[]> =>
  leftovers((await visible(page)).flatMap((text) => text.split(' · ')), 'de');

/** Every room, a question and a refusal, to an administrator who has chosen German in an English browser. */
async function inGerman(page: Page, room: (name: string) => Promise<void>): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('#who')).toContainText('Verwaltung');
  const cards = page.getByRole('main').getByRole('listitem');
  for (const name of ['Tische', 'Meldungen', 'Fehler', 'Leute']) {
    await room(name);
    if (name === 'Tische') await page.getByLabel('Welche').selectOption('running');
    await expect(cards.first()).toBeVisible();
    expect(await english(page), name).toEqual([]);
    await whole(page, name);
  }
  await cards.getByRole('button', { name: 'Aus der Verwaltung entfernen' }).click();
  await expect(page.getByRole('dialog')).toContainText('aus der Verwaltung entfernen?');
  expect(await english(page), 'question').toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Aus der Verwaltung entfernen' }).click();
  await expect(page.getByRole('status')).toHaveText('Bei dieser Person geht das nicht.');
}

async function whole(page: Page, name: string): Promise<void> {
  expect(await faults(page), name).toEqual([]);
}
