import type { Page } from '@playwright/test';
import { Line } from '../line.ts';
import { byMouse, lay, onCover, over, touchable, touchOne } from '../play.ts';
import { expect, forgive, test } from '../test.ts';
import { playOutUnseen } from '../unseen.ts';
import { t } from '../words.ts';

/** Waits until one of them is asked; who it is, or nobody when the match is over. */
async function whoseTurn(people: readonly Page[]): Promise<Page | undefined> {
  const ready = (page: Page): Promise<Page> => touchable(page).or(over(page)).first().waitFor().then(() => page);
  const first = await Promise.any(people.map(ready));
  return (await over(first).isVisible()) ? undefined : first;
}

async function playSome(people: readonly Page[], moves: number): Promise<Page | undefined> {
  for (let move = 0; move < moves; move++) {
    const page = await whoseTurn(people);
    if (!page) return undefined;
    await touchOne(page);
  }
  return whoseTurn(people);
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('tab', { name: t('tab.chat'), exact: true }).click();
  await page.getByLabel(t('chat.say')).fill(text);
  await page.getByLabel(t('chat.say')).press('Enter');
  await page.getByRole('tab', { name: t('tab.log'), exact: true }).click();
}

test('two browsers play each other; one reloads mid-move, one loses its network', async ({ page: host, person, baseURL, complaints }) => {
  const line = await Line.to(baseURL ?? '');
  const guest = await person({ baseURL: line.address });
  const sockets: { closed: boolean }[] = [];
  guest.on('websocket', (socket) => {
    const state = { closed: false };
    sockets.push(state);
    socket.on('close', () => (state.closed = true));
  });

  await lay(host, ['me', 'open']);
  const link = new URL(await host.locator('#invitation').inputValue());
  await guest.goto(link.pathname);
  await guest.getByRole('button', { name: t('join.sit') }).click();
  const people = [host, guest];

  // What one says is news to the other alone, also where the talk is behind a button.
  await say(host, 'Well met');
  await expect(guest.getByRole('tab', { name: `${t('tab.chat')} (1)`, exact: true })).toBeVisible();
  await expect(host.getByRole('tab', { name: t('tab.chat'), exact: true })).toBeVisible();
  const size = guest.viewportSize() ?? { width: 1280, height: 720 };
  await guest.setViewportSize({ width: 390, height: 844 });
  await expect(guest.getByRole('button', { name: `${t('side.open')} (1)`, exact: true })).toBeVisible();
  await guest.setViewportSize(size);

  const reloading = (await playSome(people, 6)) ?? host;
  await byMouse(touchable(reloading).first());
  await reloading.reload();
  await playSome(people, 4);

  // The guest's line breaks; what is played and said meanwhile arrives when it is mended.
  while ((await whoseTurn(people)) !== guest) await touchOne(host);
  const log = host.getByRole('tabpanel');
  const lastStep = (page: Page) => page.getByRole('tabpanel').locator('li').last();
  await expect(lastStep(host)).toHaveId((await lastStep(guest).getAttribute('id')) ?? '');
  const before = await log.innerText();
  const socket = sockets.at(-1);
  line.cut();
  await expect(guest.getByText(t('link.lost'))).toBeVisible();
  await say(host, 'Are you there?');
  await expect.poll(() => socket?.closed).toBe(true);
  await byMouse(touchable(guest).first());
  expect(await log.innerText()).toBe(before);
  line.mend();
  await expect(log).not.toHaveText(before, { useInnerText: true });
  await expect(guest.getByText(t('link.lost'))).toBeHidden();
  await expect(guest.getByRole('tab', { name: `${t('tab.chat')} (2)`, exact: true })).toBeVisible();

  const id = new URL(host.url()).pathname.split('/').at(-1) ?? '';
  await Promise.all(people.map((page) => playOutUnseen(page, id)));
  await Promise.all(people.map((page) => page.goto(`/table/${id}`)));
  await Promise.all(people.map((page) => expect(over(page)).toBeVisible()));
  await guest.close();
  line.close();
  forgive(complaints, /WebSocket|net::ERR_/);
});

test('while the hall is away the landing claims nothing, and soon shows what there is', async ({ person, baseURL, complaints }) => {
  const line = await Line.to(baseURL ?? '');
  const page = await person({ baseURL: line.address });
  const id = await lay(page, ['me', 'bot']);
  await touchable(page).first().waitFor();
  await page.getByRole('link', { name: t('nav.settings'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  line.cut();
  await page.getByRole('link', { name: t('app.name'), exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByText(t('tables.mine.none'))).toHaveCount(0);
  line.mend();
  await expect(page.locator(`a[href="/table/${id}"]`)).toBeVisible();
  await expect(onCover(page, 'cover.play-bot')).toBeVisible();
  await page.close();
  line.close();
  forgive(complaints, /WebSocket|net::ERR_/);
});

test('a rematch calls whoever is still at the table, spectators too', async ({ page: host, person }) => {
  const guest = await person();
  const spectator = await person();
  const id = await lay(host, ['me', 'open']);
  const invitation = new URL(await host.locator('#invitation').inputValue()).pathname;
  await guest.goto(invitation);
  await guest.getByRole('button', { name: t('join.sit') }).click();
  await guest.locator('.sentence').waitFor();
  await spectator.goto(invitation);
  await spectator.getByRole('link', { name: t('join.watch') }).click();
  await spectator.locator('.sentence').waitFor();
  await guest.locator('#tab-table').click();
  await guest.getByRole('button', { name: t('menu.resign'), exact: true }).click();
  await guest.getByRole('button', { name: t('menu.resign.yes'), exact: true }).click();
  await over(host).click();
  await expect(host).not.toHaveURL(new RegExp(id));
  const next = new URL(host.url()).pathname;
  await expect(guest.getByRole('link', { name: t('action.rematch.join') })).toHaveAttribute('href', next);
  await spectator.getByRole('link', { name: t('action.rematch.watch') }).click();
  await expect(spectator).toHaveURL(new RegExp(next));
});
