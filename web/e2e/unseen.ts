import type { Page } from '@playwright/test';

/** Which questions are left for the browser: the first one whose scene fits. Nothing fits: the match is played to its end. */
export interface Moment {
  /** At least this round, as the scene says where the match is. */
  round?: number;
  /** One of these kinds of moves is offered. */
  offers?: string[];
  /** Kinds of moves, or whole lines, that are played first where they are offered, the best first; others as they are offered. */
  liked?: string[];
}

/**
 * Plays this person's part of a match over a socket of its own, to its end or up to a moment: quick, for whoever wants to see
 * what comes after. The page has left the table then; drawing every step would take most of the time.
 *
 * @returns whether the moment came for this person
 */
export async function playUnseen(page: Page, table: string, moment: Moment): Promise<boolean> {
  await page.goto('/favicon.svg');
  return page.evaluate(
    ([id, { round, offers, liked = [] }]) =>
      new Promise<boolean>((done, fail) => {
        interface Offer {
          line: string;
          move: { kind: string };
        }
        const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${id}/socket?since=0`);
        let last = -1;
        const stop = (isMine: boolean): void => {
          socket.close();
          done(isMine);
        };
        const rank = ({ line, move }: Offer): number => (liked.findIndex((one) => one === move.kind || one === line) + liked.length + 1) % (liked.length + 1);
        Object.assign(window, { stopPlaying: () => stop(false) });
        socket.onerror = () => fail(new Error('the socket broke'));
        socket.onmessage = ({ data }) => {
          const { kind, ending, question, where } = JSON.parse(String(data)) as {
            kind: string;
            ending?: unknown;
            where: Record<string, string>;
            question?: { asked: number; offers: Offer[] };
          };
          if (kind !== 'scene') return;
          if (ending) return stop(false);
          const [best] = (question?.offers ?? []).toSorted((one, other) => rank(one) - rank(other));
          if (!question || !best || question.asked === last) return;
          const isTime = Number(where.round ?? 0) >= (round ?? 0) && (offers ?? []).every((wanted) => question.offers.some(({ move }) => move.kind === wanted));
          if ((round !== undefined || offers) && isTime) return stop(true);
          last = question.asked;
          socket.send(JSON.stringify({ kind: 'play', key: `unseen-${last}`, asked: last, move: best.line }));
        };
      }),
    [table, moment] as const,
  );
}

/** Ends the part of somebody who waits for a moment that has come for another. */
export const stopPlaying = (page: Page): Promise<void> => page.evaluate(() => (window as unknown as { stopPlaying: () => void }).stopPlaying());

/** The same to the end of the match. */
export const playOutUnseen = async (page: Page, table: string): Promise<void> => void (await playUnseen(page, table, {}));
