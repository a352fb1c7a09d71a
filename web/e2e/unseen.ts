import type { Page } from '@playwright/test';

/** Which questions are left for the browser: the first one whose scene fits. Nothing fits: the match is played to its end. */
export interface Until {
  /** At least this round, as the scene says where the match is. */
  round?: number;
  /** One of these kinds of moves is offered. */
  offers?: string[];
  /** In this window: the moment that a weapon waits for, say. */
  window?: string;
  /** After so many answers of this person. */
  answers?: number;
  /** Answers are drawn with this number as the seed, instead of the first that is offered; among those that are liked best, if any is. */
  seed?: number;
  /** Kinds of moves, or whole lines, that are played first where they are offered, the best first; others as they are offered. */
  liked?: string[];
}

/**
 * Plays this person's part of a match over a socket of its own, to its end or up to a moment: quick, where only what comes after
 * matters. The page has left the table then; drawing every step would take most of the time.
 *
 * @returns whether the moment came for this person
 */
export async function playUnseen(page: Page, table: string, moment: Until): Promise<boolean> {
  await page.goto('/favicon.svg');
  return page.evaluate(
    ([id, { round, offers, window: wantedWindow, answers, seed, liked = [] }]) =>
      new Promise<boolean>((done, fail) => {
        interface Offer {
          line: string;
          move: { kind: string };
        }
        const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${id}/socket?since=0`);
        let last = -1;
        let given = 0;
        let sent = '';
        let state = seed ?? 0;
        const draw = (count: number): number => {
          if (seed === undefined) return 0;
          state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
          return Math.floor((state / 2 ** 32) * count);
        };
        const stop = (isMine: boolean): void => {
          socket.close();
          done(isMine);
        };
        const rank = ({ line, move }: Offer): number => (liked.findIndex((one) => one === move.kind || one === line) + liked.length + 1) % (liked.length + 1);
        Object.assign(window, { stopPlaying: () => stop(false) });
        socket.onerror = () => fail(new Error('the socket broke'));
        socket.onmessage = ({ data }) => {
          const { kind, problem, ending, question, where } = JSON.parse(String(data)) as {
            kind: string;
            problem?: { key: string; rule: string };
            ending?: unknown;
            where: Record<string, string>;
            question?: { asked: number; window?: string; offers: Offer[] };
          };
          if (problem?.key === 'too-fast') return void setTimeout(() => socket.send(sent), 1_000); // a hall with nothing else to do answers sooner than anybody may ask
          if (problem && problem.rule !== 'hall:stale') fail(new Error(`refused: ${problem.key}`));
          if (problem) last = -1; // somebody else was quicker; what is asked now comes with the next scene
          if (kind !== 'scene') return;
          if (ending) return stop(false);
          if (!question || question.offers.length === 0 || question.asked === last) return;
          const isTime = Number(where.round ?? 0) >= (round ?? 0) && given >= (answers ?? 0) && (wantedWindow === undefined || question.window === wantedWindow) && (offers ?? []).every((wanted) => question.offers.some(({ move }) => move.kind === wanted));
          if ((round !== undefined || answers !== undefined || offers) && isTime) return stop(true);
          const ordered = question.offers.toSorted((one, other) => rank(one) - rank(other));
          const best = ordered[draw(ordered.filter((one) => liked.length === 0 || rank(one) === rank(ordered[0] as Offer)).length)];
          if (!best) return;
          last = question.asked;
          given++;
          sent = JSON.stringify({ kind: 'play', key: `unseen-${last}`, asked: last, move: best.line });
          socket.send(sent);
        };
      }),
    [table, moment] as const,
  );
}

/** Ends the part of somebody who waits for a moment that has come for another, perhaps before that part has begun. */
export async function stopPlaying(page: Page): Promise<void> {
  await page.waitForFunction(() => 'stopPlaying' in window);
  await page.evaluate(() => (window as unknown as { stopPlaying: () => void }).stopPlaying());
}

/** The same to the end of the match. */
export const playOutUnseen = async (page: Page, table: string): Promise<void> => void (await playUnseen(page, table, {}));
