import type { Locator, Page } from '@playwright/test';
import { lay, touchable } from '../play.ts';
import { barriers, expect, forgive, overflow, test } from '../test.ts';
import { t } from '../words.ts';

const PASSWORD = 'a lamp in the snow';
const part = (page: Page, title: string): Locator => page.getByRole('region', { name: t(title), exact: true });
const field = (within: Locator, label: string): Locator => within.getByLabel(t(label), { exact: true });
const asMember = (page: Page, login: string): Locator => page.getByRole('status').filter({ hasText: login });

let people = 0;

/** Makes an account for the person this browser is; answers its login. */
async function register(page: Page): Promise<string> {
  const login = `somebody-${process.pid}-${++people}`;
  await page.goto('/account');
  const form = part(page, 'account.register');
  await field(form, 'account.login').fill(login);
  await field(form, 'account.password').fill(PASSWORD);
  await form.getByRole('button').click();
  await expect(asMember(page, login)).toBeVisible();
  return login;
}

test('a guest registers, logs out and comes back with the same tables', async ({ page }) => {
  const id = await lay(page, ['me', 'bot']);
  await touchable(page).first().waitFor();
  const login = await register(page);
  expect(await barriers(page)).toEqual([]);
  await part(page, 'account.log-out').getByRole('button', { name: t('account.log-out.here') }).click();
  await expect(page.getByText(t('tables.mine.none'))).toBeVisible();

  await page.goto('/account');
  const form = part(page, 'account.log-in');
  await field(form, 'account.login').fill(login);
  await field(form, 'account.password').fill(PASSWORD);
  await form.getByRole('button').click();
  await expect(asMember(page, login)).toBeVisible();
  await page.goto('/');
  await expect(page.locator('section', { has: page.locator(`a[href="/table/${id}"]`) }).last()).toContainText(t('turn.yours'));
});

test('what the hall refuses stands next to its field, and what was typed stays', async ({ page, complaints }) => {
  await page.goto('/account');
  const form = part(page, 'account.register');
  await field(form, 'account.login').fill('anna');
  await field(form, 'account.password').fill('short');
  await form.getByRole('button').click();
  await expect(field(form, 'account.password')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(form, 'account.password')).toBeFocused();
  await expect(field(form, 'account.login')).toHaveValue('anna');
  await expect(form.getByRole('alert')).toHaveCount(1);
  expect(await barriers(page)).toEqual([]);
  forgive(complaints, /422/);
});

test('a personal link asks first whom it would replace', async ({ page, person, complaints }) => {
  const login = await register(page);
  await page.getByRole('button', { name: t('account.link.make') }).click();
  const link = await page.getByLabel(t('account.link.label')).inputValue();

  const fresh = await person();
  await fresh.goto(link);
  await expect(fresh).toHaveURL(/\/$/);

  const guest = await person();
  await guest.goto('/');
  await guest.getByText(t('tables.mine.none')).waitFor();
  await guest.goto(link);
  await guest.getByRole('button', { name: t('reclaim.do') }).waitFor();
  expect(await barriers(guest)).toEqual([]);
  await guest.getByRole('button', { name: t('reclaim.do') }).click();
  await expect(guest).toHaveURL(/\/$/);
  await guest.goto('/account');
  await expect(asMember(guest, login)).toBeVisible();
  forgive(complaints, /401/);
});

test('somebody who says too much is muted from the remark and blocked from the seat', async ({ page: host, person }) => {
  await lay(host, ['me', 'open']);
  const link = new URL(await host.locator('#invitation').inputValue());
  const guest = await person();
  await guest.goto(link.pathname);
  await guest.getByRole('button', { name: t('join.sit') }).click();
  for (const page of [host, guest]) await page.getByRole('tab', { name: t('tab.chat'), exact: true }).click();
  await guest.getByLabel(t('chat.say')).fill('snow in your boots');
  await guest.getByRole('button', { name: t('chat.send') }).click();

  await host.locator('.who').click();
  await host.getByRole('dialog').waitFor();
  expect(await barriers(host)).toEqual([]);
  await host.getByRole('dialog').getByRole('button', { name: t('person.mute') }).click();
  await expect(host.getByRole('dialog').getByRole('status')).toBeVisible();
  await host.keyboard.press('Escape');
  await expect(host.getByText('snow in your boots')).toHaveCount(0);
  await expect(host.getByLabel(t('chat.say'))).toBeFocused();

  await host.getByRole('tab', { name: t('tab.table'), exact: true }).click();
  await host.getByRole('list', { name: t('table.seats') }).getByRole('button').click();
  await host.getByRole('dialog').getByRole('button', { name: t('person.block') }).click();
  await expect(host.getByRole('dialog').getByRole('status')).toBeVisible();
  await host.goto('/account');
  await expect(host.getByText(t('blocked.everywhere'))).toBeVisible();
});

test('the pages about oneself fit a phone', async ({ person, complaints }) => {
  const page = await person({ viewport: { width: 360, height: 740 } });
  for (const address of ['/account', '/reset', '/reset#token', '/reclaim#token', '/notices/confirm#token', '/notices/stop#token']) {
    await page.goto(address);
    await page.locator('main h2').first().waitFor();
    expect(await overflow(page), address).toBe(0);
    expect(await barriers(page), address).toEqual([]);
  }
  forgive(complaints, /40[13]/);
});
