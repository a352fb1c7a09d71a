import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Who sits at a seat, as far as it matters to a test. */
export interface StagedChair {
  seat: string;
  name: string;
  sitting: string;
  clock?: { millis: number };
}

/** Who else could have been at the table then. */
interface Company {
  chairs?: (chair: StagedChair, index: number) => Partial<StagedChair>;
  away?: readonly string[];
  spectators?: number;
}

/** A moment of a match as the hall shows it; `./winterhall generate` writes it from the scenario beside it. */
export interface StagedMoment {
  name: string;
  table: { seats: { seat: number }[] };
  scene: { step: number; seats: StagedChair[]; question?: { asked: number }; view: unknown };
  reasons: unknown[];
  log: unknown[];
}

const read = (game: string): StagedMoment[] => JSON.parse(readFileSync(new URL(`moments/${game}.json`, import.meta.url), 'utf8')) as StagedMoment[];

/** The games that have such moments. */
export const STAGED = readdirSync(new URL('moments', import.meta.url)).filter((file) => file.endsWith('.json')).map((file) => file.replace('.json', ''));

export const momentsOf = (game: string): string[] => read(game).map(({ name }) => name);

/** What the hall says when a staged moment comes about while somebody is at the table: told to a page that shows what was before. */
export const comesAbout = (game: string, name: string) => (before: StagedMoment): object => {
  const moment = read(game).find((one) => one.name === name);
  if (!moment) throw new Error(`there is no moment ${name} of ${game}`);
  const beats = (moment.log as { step: number }[]).filter(({ step }) => step > before.scene.step);
  return { ...moment.scene, seats: before.scene.seats, beats };
};

/** What the hall says of a staged moment: the view that the board draws. */
export const stagedView = <V>(game: string, name: string): V => read(game).find((one) => one.name === name)?.scene.view as V;

/**
 * Shows a staged moment on the page of a table: what the hall would say of this one table was written down before.
 *
 * @returns tells the page a scene that comes later, made of the moment
 */
export async function show(page: Page, game: string, name: string, { chairs, away = [], spectators = 0 }: Company = {}): Promise<(later: (moment: StagedMoment) => object) => void> {
  const moment = read(game).find((one) => one.name === name);
  if (!moment) throw new Error(`there is no moment ${name} of ${game}`);
  const seats = moment.table.seats.map(({ seat }) => `seat:${seat}`).filter((seat) => !away.includes(seat));
  const scene = { ...moment.scene, seats: moment.scene.seats.map((chair, index) => ({ ...chair, ...chairs?.(chair, index) })) };
  const say = (message: object): string => JSON.stringify(message);
  await page.route(/\/api\/tables\/staged(-\d+)?(\?.*)?$/, (route) => route.fulfill({ json: moment.table }));
  await page.route('**/api/tables/staged/chat*', (route) => route.fulfill({ json: { remarks: [], earlier: [] } }));
  await page.route('**/api/tables/staged/rematch', (route) => route.fulfill({ json: { commitment: '' } }));
  let send: (message: string) => void = () => undefined;
  await page.routeWebSocket('**/api/tables/staged/socket*', (socket) => {
    send = (message) => socket.send(message);
    socket.send(say({ kind: 'present', seats, spectators }));
    socket.send(say({ kind: 'scene', ...scene, beats: moment.log, since: 0 }));
    socket.onMessage((message) => {
      const { kind } = JSON.parse(String(message)) as { kind: string };
      if (kind === 'why') socket.send(say({ kind: 'reasons', asked: moment.scene.question?.asked ?? 0, reasons: moment.reasons }));
    });
  });
  await goToNext(page);
  return (later) => send(say({ kind: 'scene', since: scene.step, ...later({ ...moment, scene }) }));
}

/** To a table that this page has not shown yet: who is at one already goes there as by a link, without loading the client once more. */
async function goToNext(page: Page): Promise<void> {
  const [, number] = /\/table\/staged-(\d+)$/.exec(page.url()) ?? [];
  if (number === undefined) {
    await page.goto('/table/staged-1');
    return page.locator('.bar .sentence').waitFor();
  }
  await page.evaluate((path) => {
    document.querySelector('.bar')?.setAttribute('data-left', '');
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/table/staged-${Number(number) + 1}`);
  await page.locator('.bar:not([data-left]) .sentence').waitFor();
}
