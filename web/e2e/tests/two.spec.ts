import type { Page } from '@playwright/test';
import { Line } from '../line.ts';
import { byMouse, lay, onCover, over, press, touchable, touchOne } from '../play.ts';
import { expect, forgive, test } from '../test.ts';
import { playOutUnseen, playUnseen } from '../unseen.ts';
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

/** As if the window went behind another one, or came back. */
const turnAway = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test('a rematch calls everybody who was there: spectators, whoever reads the rules, and whoever is at another table', async ({ page: host, person }) => {
  const guest = await person();
  const spectator = await person();
  const id = await lay(host, ['me', 'open']);
  const invitation = new URL(await host.locator('#invitation').inputValue()).pathname;
  await guest.goto(invitation);
  await guest.getByRole('button', { name: t('join.sit') }).click();
  await guest.locator('.sentence').waitFor();
  await say(guest, 'Well met');
  const face = (await host.locator('article').locator('span:has(> svg)').first().getAttribute('style')) ?? '';
  await spectator.goto(invitation);
  await spectator.getByRole('link', { name: t('join.watch') }).click();
  await spectator.locator('.sentence').waitFor();
  const reader = await guest.context().newPage();
  await reader.goto('/rules/claim');
  const player = await guest.context().newPage();
  await lay(player, ['me', 'bot']);
  await touchable(player).first().waitFor();
  await guest.locator('#tab-table').click();
  await guest.getByRole('button', { name: t('menu.resign'), exact: true }).click();
  await guest.getByRole('button', { name: t('menu.resign.yes'), exact: true }).click();
  const call = (page: Page) => page.getByRole('link', { name: t('action.rematch.join'), exact: true });
  await expect(call(reader)).toHaveCount(0);
  await turnAway(reader, true);
  await over(host).click();
  await expect(host).not.toHaveURL(new RegExp(id));
  const next = new URL(host.url()).pathname;
  for (const page of [guest, player]) await expect(call(page)).toHaveAttribute('href', next);
  await expect(call(reader)).toHaveCount(0); // nobody reads it
  await turnAway(reader, false);
  await expect(call(reader)).toHaveAttribute('href', next, { timeout: 3_000 }); // at once, not with the next of the looks
  await expect(call(guest)).toHaveCount(1); // the bar says it; nothing is laid over the page
  // Whoever asked is told that the other was called, until they come; nobody's face has changed.
  await expect(host.getByText(t('table.called'))).toBeVisible();
  await expect(host.locator('article').locator('span:has(> svg)').first()).toHaveAttribute('style', face);
  await call(reader).click();
  await expect(reader).toHaveURL(new RegExp(next));
  await expect(host.getByText(t('table.called'))).toHaveCount(0);
  await reader.locator('.claim').waitFor();
  await expect(call(reader)).toHaveCount(0);
  await expect(call(player)).toHaveCount(0); // it is the same person

  // Both read on what they said.
  await call(guest).click();
  for (const page of [host, guest]) {
    await page.locator('#tab-chat').click();
    await expect(page.locator('.earlier')).toContainText(['Well met']);
  }
  await spectator.getByRole('link', { name: t('action.rematch.watch') }).click();
  await expect(spectator).toHaveURL(new RegExp(next));
  await spectator.locator('#tab-chat').click();
  await expect(spectator.getByText(t('chat.empty'))).toBeVisible();
});

test('whoever was cut off for long finds a summary, unless the log beside the board says it', async ({ person, baseURL, complaints }) => {
  const line = await Line.to(baseURL ?? '');
  const page = await person();
  const id = await lay(page, ['me', 'bot']);
  const away = await page.context().newPage();
  await away.goto(`${line.address}/table/${id}`);
  await touchable(away).first().waitFor();
  const summary = away.locator('.notices').getByText(t('log.new'));
  const marker = away.locator('#side-panel').getByText(t('log.new'));
  line.cut();
  await expect(away.getByText(t('link.lost'))).toBeVisible();
  await playUnseen(page, id, { answers: 5 });
  line.mend();
  await expect(marker).toBeVisible();
  await expect(summary).toBeHidden();
  for (const tab of ['chat', 'table', 'notes']) {
    await away.locator(`#tab-${tab}`).click();
    await expect(summary).toBeVisible();
  }
  await away.locator('#tab-log').click();
  await expect(summary).toBeHidden();
  await away.setViewportSize({ width: 390, height: 844 }); // there the log is behind a button
  await expect(summary).toBeVisible();
  await away.close();
  line.close();
  forgive(complaints, /WebSocket|net::ERR_/);
});

test('whoever has chosen no name is a guest in the language of each reader: on the invitation, at the table, in the log, aloud and in words', async ({ page: host, person }) => {
  const guest = await person({ locale: 'nl-NL' });
  await lay(host, ['me', 'open']);
  await guest.goto(await host.locator('#invitation').inputValue());
  await expect(guest.getByRole('heading', { level: 1 })).toContainText(/Gast \d{4}/);
  await press(guest, 'join.sit', 'nl');
  await playSome([host, guest], 4);
  for (const [page, code, called, never] of [[host, 'en', /Guest \d{4}/, 'Gast'], [guest, 'nl', /Gast \d{4}/, 'Guest']] as const) {
    for (const part of [page.locator('#side-panel ol'), page.locator('main')]) {
      await expect(part).toContainText(called);
      await expect(part).not.toContainText(never);
    }
    await expect(page.locator('main [role=status]').first()).not.toContainText(never);
    await press(page, 'text.switch', code);
    await expect(page.locator('main')).toContainText(called);
    await expect(page.locator('main')).not.toContainText(never);
  }
});
