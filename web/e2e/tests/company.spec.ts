import type { Page } from '@playwright/test';
import { lay, onCover, press, touchable, touchOne } from '../play.ts';
import { expect, faults, forgive, test } from '../test.ts';
import { refused, t } from '../words.ts';

const CODE = 'de';

test.use({ locale: CODE, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

async function look(page: Page, name: string): Promise<void> {
  expect(await faults(page, { code: CODE, isTouched: true }), name).toEqual([]);
}

/** What stands beside the board is behind a button on a small screen. */
async function tab(page: Page, name: string): Promise<void> {
  if (!(await page.locator('#side-panel').isVisible())) await page.locator('.more').click();
  await page.locator(`#tab-${name}`).click();
}

async function menu(page: Page, ...keys: string[]): Promise<void> {
  await tab(page, 'table');
  for (const key of keys) await press(page, key, CODE);
}

const idOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2] ?? '';

/** What the hall tells of a table, as far as it is told otherwise here. */
interface Told {
  kind: string;
  seats?: object[];
  question?: { offers: { line: string }[] };
}

/** A further tab of the same person at a table where every scene is told otherwise: in a way that comes too seldom to wait for. */
async function open(page: Page, id: string, otherwise: (scene: Told) => Told): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.routeWebSocket(/\/socket/, (near) => {
    near.connectToServer().onMessage((message) => {
      const told = JSON.parse(String(message)) as Told;
      near.send(JSON.stringify(told.kind === 'scene' ? otherwise(told) : told));
    });
  });
  await tab.goto(`/table/${id}`);
  return tab;
}

/** A bot really sits in after a day. */
const botsSitIn = (scene: Told): Told => ({ ...scene, seats: scene.seats?.map((chair) => ({ ...chair, sitting: 'sitting-in' })) });

/** Every card could be passed with as well as played. */
const undecided = (scene: Told): Told => {
  const offers = scene.question?.offers.flatMap((offer) => [offer, { ...offer, line: `${offer.line} or pass`, move: { kind: 'pass' } }]);
  return offers ? { ...scene, question: { ...scene.question, offers } } : scene;
};

/** The table as the hall tells it when the rules have parted from its ledger: frozen, and no line to it. */
async function freeze(page: Page, id: string): Promise<void> {
  await page.routeWebSocket(/\/socket/, (near) => near.close());
  await page.route(new RegExp(`/api/tables/${id}(\\?|$)`), async (route) => {
    const card = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...card, stage: 'frozen', notice: 'line 3' } });
  });
}

test('what company brings: an invitation, a full table, who watches, a pause, coming back, giving up', async ({ page: host, person }) => {
  const [guest, third] = [await person(), await person()];
  await host.goto('/');
  await onCover(host, 'cover.invite', CODE).click();
  const link = await host.locator('#invitation').inputValue();
  await guest.goto(link);
  await press(guest, 'join.sit', CODE);
  for (const page of [host, guest]) await page.locator('.claim').waitFor();

  await third.goto(link);
  await expect(third.getByText(t('join.full', CODE))).toBeVisible();
  await look(third, 'full table');
  await third.getByRole('link', { name: t('join.watch', CODE) }).click();
  await expect(third.locator('.sentence')).toContainText(t('action.watching', CODE));
  await look(third, 'who watches');

  await menu(host, 'menu.propose.pause');
  await expect(guest.getByRole('button', { name: t('proposal.agree', CODE) })).toBeVisible();
  await host.keyboard.press('Escape');
  await expect(host.getByRole('button', { name: t('proposal.withdraw', CODE) })).toBeVisible();
  await look(host, 'asked the others');
  await look(guest, 'asked by another');
  await press(guest, 'proposal.agree', CODE);
  for (const page of [host, guest, third]) await expect(page.locator('.sentence')).toContainText(t('action.paused', CODE));
  await look(guest, 'paused');
  await press(guest, 'menu.propose.resume', CODE);
  await press(host, 'proposal.agree', CODE);
  await expect(host.locator('.sentence')).not.toContainText(t('action.paused', CODE));

  const id = idOf(host);
  await host.goto(`/replay/${id}/1`);
  await host.locator('.claim').waitFor();
  await look(host, 'replay of a running match');
  await menu(guest, 'menu.propose.pause', 'proposal.withdraw');
  const back = await open(host, id, botsSitIn);
  await expect(back.getByRole('button', { name: t('table.return', CODE) })).toBeVisible();
  await look(back, 'a bot sits in');
  await tab(back, 'log');
  await expect(back.locator('#side-panel').getByText(t('log.new', CODE))).toBeVisible();
  await look(back, 'since you were here');
  await back.close();

  await host.goto(`/table/${id}`);
  const asked = await Promise.any([host, guest].map((page) => touchable(page).first().waitFor().then(() => page)));
  const torn = await open(asked, id, undecided);
  await touchable(torn).first().tap();
  await expect(torn.getByRole('button', { name: t('action.cancel', CODE) })).toBeVisible();
  await look(torn, 'several ways left');
  await torn.close();

  const cold = await host.context().newPage();
  await freeze(cold, id);
  await cold.goto(`/table/${id}`);
  await expect(cold.getByRole('heading', { name: refused('problem.frozen', CODE) })).toBeVisible();
  await look(cold, 'frozen');
  await cold.close();

  await menu(guest, 'menu.resign');
  await expect(guest.getByText(t('menu.resign.sure', CODE))).toBeVisible();
  await look(guest, 'giving up');
  await press(guest, 'menu.no', CODE);
  await menu(guest, 'menu.resign', 'menu.resign.yes');
  await expect(host.getByRole('button', { name: t('action.rematch', CODE) })).toBeVisible();
  await expect(host.locator('.claim .trick h2')).toHaveText((await host.locator('.bar .sentence').textContent()) ?? ''); // the verdict, not the last trick
  await look(host, 'the other gave up');
  await third.goto(link);
  await expect(third.getByRole('heading', { name: t('join.over', CODE) })).toBeVisible();
  await look(third, 'invitation to a match that is over');
});

for (const seats of [3, 4]) {
  test(`${seats} seats on a phone`, async ({ page }) => {
    await lay(page, ['me', ...Array.from({ length: seats - 1 }, () => 'bot' as const)], {}, CODE);
    await touchOne(page);
    await touchable(page).first().waitFor();
    await look(page, `${seats} seats`);
  });
}

test('a page whose files are gone says so after one more try', async ({ person, complaints }) => {
  const page = await person({ serviceWorkers: 'block' }); // it would have kept them
  await page.goto('/');
  await page.locator('article h2').first().waitFor();
  let tries = 0;
  await page.route(/assets\/Rules-.*\.js/, (route) => {
    tries++;
    return route.abort();
  });
  await page.goto('/rules/claim');
  await expect(page.getByText(t('problem.page-did-not-load', CODE))).toBeVisible();
  expect(tries).toBe(2);
  await look(page, 'a page that did not load');
  forgive(complaints, /net::ERR_|destructure property 'default'/); // the latter in the moment before it is loaded again
});
