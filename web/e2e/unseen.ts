import type { Page } from '@playwright/test';

/**
 * Plays this person's part of a match to its end over a socket of its own: quick, for whoever wants to see what comes after.
 * The page has left the table then; drawing every step would take most of the time.
 */
export async function playOutUnseen(page: Page, table: string): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(
    (id) =>
      new Promise<void>((done, fail) => {
        const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${id}/socket?since=0`);
        let last = -1;
        socket.onerror = () => fail(new Error('the socket broke'));
        socket.onmessage = ({ data }) => {
          const { kind, ending, question } = JSON.parse(String(data)) as {
            kind: string;
            ending?: unknown;
            question?: { asked: number; offers: { line: string }[] };
          };
          if (kind !== 'scene') return;
          if (ending) {
            socket.close();
            done();
          } else if (question && question.asked !== last && question.offers[0]) {
            last = question.asked;
            socket.send(JSON.stringify({ kind: 'play', key: `unseen-${last}`, asked: last, move: question.offers[0].line }));
          }
        };
      }),
    table,
  );
}
