import { expect, type Page } from '@playwright/test';
import { touchOne } from './play.ts';

/**
 * What a reader sees in one painted picture.
 *
 * @param wins how many tricks the log says were won
 * @param prompt what the bar says
 * @param standing who is ahead with which factions in the second phase of Claim, in the table and in the line of a phone
 * @param counts what lies with the seats, on boards other than Claim's
 * @param told the whole log, in words
 * @param answered what the targets of an attack answered
 * @param verdict how it ended for each, and `reasons` how many of these say why
 * @param outcome what came of it
 * @param climbed everybody's followers on Valda's board
 * @param missed what is summed up, since too much happened at once to be told step by step
 * @param skips how often a touch has ended what was being told
 */
export interface Picture {
  cards: number;
  scored: string;
  votes: string;
  isNamed: boolean;
  isOver: boolean;
  isWon: boolean;
  isAsked: boolean;
  followers: string;
  wins: number;
  prompt: string;
  standing: string;
  counts: string;
  told: string;
  answered: string;
  verdict: string;
  reasons: boolean;
  outcome: string;
  climbed: string;
  missed: string;
  skips: number;
}

/** Keeps every picture that differs from the one before it. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const pictures: Picture[] = [];
    Object.assign(window, { pictures });
    let skips = 0;
    const asked = (): boolean => document.querySelector('.hand .lit, .ways button, .sentence.asked') !== null;
    for (const touch of ['click', 'keydown']) addEventListener(touch, () => (skips += asked() ? 0 : 1), { capture: true });
    const look = (): void => {
      const trick = document.querySelector('.trick section');
      const ending = document.querySelector('.ending');
      const sentence = document.querySelector('.bar .sentence');
      if (trick || ending || sentence) {
        const told = document.querySelector('#side-panel ol')?.textContent ?? '';
        const texts = (selector: string): string => [...document.querySelectorAll(selector)].map((part) => part.textContent?.trim()).join();
        const picture = {
          cards: trick?.querySelectorAll('li[data-of]:not([inert])').length ?? 0,
          isWon: trick?.querySelector('li.winner:not([inert])') != null,
          isAsked: asked(),
          followers: texts('[data-pile^="followers"]'),
          scored: texts('[data-pile^="score"]'),
          votes: texts('.ending .score b'),
          isNamed: ending?.querySelector('h2.told') != null,
          isOver: document.querySelector('.bar .ways .primary') !== null,
          wins: told.split(/ wins? the trick/).length - 1,
          prompt: sentence?.textContent?.trim() ?? '',
          standing: texts('.ahead td, .standing'),
          counts: texts('.plate :is(.followers, .counts, .life, .gold), .generic .seat :is(dd, b)'),
          told,
          answered: texts('.duel :is(li.defended, li.endured, li.cancelled) b'),
          verdict: texts('.duel :is(li.hit, li.held) b'),
          reasons: [...document.querySelectorAll('.duel :is(li.hit, li.held) .said')].every((said) => said.querySelector('small')?.textContent),
          outcome: texts('.duel .outcome b'),
          climbed: texts('.valda :is(.plate .followers, .own .followers)'),
          missed: texts('.notice .missed'),
          skips,
        };
        if (JSON.stringify(picture) !== JSON.stringify(pictures.at(-1))) pictures.push(picture);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

export const pictures = (page: Page): Promise<Picture[]> => page.evaluate(() => (window as unknown as { pictures: Picture[] }).pictures);

/** Whether a picture shows the present at once: who is far behind reads a summary, and a touch ends what is being told. */
export const isLeap = (picture: Picture, before: Picture | undefined): boolean => picture.skips !== before?.skips || (picture.missed !== '' && picture.missed !== before.missed);

/** So many changes of counts are watched, and so many attacks to their end; `./winterhall soak` watches all that come, to the end of the match. */
const [ENOUGH, ATTACKS] = [3, 2];
const isSoak = process.env.WINTERHALL_SOAK !== undefined;
const MOST_TOUCHES = isSoak ? 4_000 : 120;

/** Plays on until so many have been seen, or in soak to the end of the match. */
async function playUntil(page: Page, enough: number, seen: () => Promise<readonly unknown[]>): Promise<void> {
  for (let touches = 0; touches < MOST_TOUCHES && (isSoak || (await seen()).length < enough); touches++) if (!(await touchOne(page))) break;
}

/** Plays on until counts have changed where it is told step by step: each when the log tells why, and before the next question. */
export async function expectTold(page: Page): Promise<void> {
  const changes = async (): Promise<{ picture: Picture; before: Picture | undefined }[]> => {
    const seen = (await pictures(page)).filter(({ counts }) => counts !== '');
    return seen.flatMap((picture, at) => (at > 0 && picture.counts !== seen[at - 1]?.counts && !isLeap(picture, seen[at - 1]) ? [{ picture, before: seen[at - 1] }] : []));
  };
  await playUntil(page, ENOUGH, changes);
  const changed = await changes();
  expect(changed.length).toBeGreaterThanOrEqual(ENOUGH);
  expect(changed.filter(({ picture, before }) => picture.told === before?.told).map(({ picture, before }) => [before?.counts, picture.counts, picture.prompt])).toEqual([]);
  expect(changed.filter(({ picture }) => picture.isAsked).map(({ picture, before }) => [before?.counts, picture.counts, picture.prompt])).toEqual([]);
}

/** Plays on until attacks have been resolved: first the answer, then how it ended with its reason, then what came of it, and no follower moves before. */
export async function expectAttacksTold(page: Page): Promise<void> {
  const endings = async (): Promise<{ before: Picture | undefined; picture: Picture }[]> => {
    const seen = await pictures(page);
    return seen.flatMap((picture, at) => (picture.verdict !== '' && seen[at - 1]?.verdict === '' ? [{ picture, before: seen[at - 1] }] : []));
  };
  await playUntil(page, ATTACKS, endings);
  const [ended, seen] = [await endings(), await pictures(page)];
  expect(ended.length).toBeGreaterThanOrEqual(ATTACKS);
  expect(ended.filter(({ before }) => before?.answered === '').map(({ picture }) => [picture.verdict, picture.prompt])).toEqual([]);
  expect(seen.filter(({ verdict, reasons }) => verdict !== '' && !reasons).map(({ verdict }) => verdict)).toEqual([]);
  expect(seen.filter(({ verdict, outcome }) => verdict === '' && outcome !== '').map(({ outcome }) => outcome)).toEqual([]);
  expect(ended.filter(({ before, picture }) => before?.climbed !== picture.climbed).map(({ picture }) => picture.climbed)).toEqual([]);
  const moved = seen.filter((picture, at) => picture.answered !== '' && at > 0 && picture.climbed !== seen[at - 1]?.climbed);
  expect(moved.map(({ climbed, prompt }) => [climbed, prompt])).toEqual([]);
}
