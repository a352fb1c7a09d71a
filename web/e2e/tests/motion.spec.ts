import { lay, touchOne } from '../play.ts';
import { expect, test } from '../test.ts';
import { playOutUnseen } from '../unseen.ts';
import { t } from '../words.ts';

/** What was set in motion: what it is, and how its way ends. */
type Motion = { what: string; end: string };

test('one sees where cards go: the prize to its winner, a drawn follower from the deck, a new prize turned over, the last follower', async ({ person }) => {
  const page = await person({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const motions: Motion[] = [];
    const animate = Element.prototype.animate;
    Object.assign(window, { motions });
    Element.prototype.animate = function (frames, options) {
      const end = Array.isArray(frames) ? String(frames.at(-1)?.transform ?? '') : '';
      motions.push({ what: this.closest('.drawn') ? 'drawn' : this.closest('.prize') ? 'prize' : 'else', end });
      return animate.call(this, frames, options);
    };
  });
  const id = await lay(page, ['me', 'bot']);
  const won = page.getByRole('tabpanel').getByText(/ as a follower\.$/);
  await touchOne(page);
  await won.first().waitFor(); // with two seats one card of mine ends a trick, and what moves is told by one trick alone
  const isMine = /^\s*You/.test(await won.first().innerText());

  const ends = async (what: string): Promise<string[]> =>
    (await page.evaluate(() => (window as unknown as { motions: Motion[] }).motions)).filter((one) => one.what === what).map(({ end }) => end);
  /** Up to the other, or across to my own followers. */
  const far = async (what: string): Promise<string[]> =>
    (await ends(what)).flatMap((end) => {
      const [, across = 0, down = 0] = (/translate\((-?[\d.]+)px,? (-?[\d.]+)px\)/.exec(end) ?? []).map(Number);
      return down < -150 ? ['up'] : across > 50 ? ['across'] : [];
    });
  await expect.poll(() => far('prize')).toEqual([isMine ? 'across' : 'up']);
  await expect.poll(() => far('drawn')).toEqual([isMine ? 'up' : 'across']);
  await expect.poll(async () => (await ends('prize')).some((end) => end.includes('rotateY'))).toBe(true);

  // The last follower leaves no deck behind, and still one sees from where it came.
  await playOutUnseen(page, id);
  const { beats } = (await (await page.request.get(`/api/tables/${id}/steps`)).json()) as { beats: { step: number; events: { kind: string }[] }[] };
  const last = beats.findLast(({ events }) => events.some(({ kind }) => kind === 'follower-drawn'))?.step ?? 0;
  await page.goto(`/replay/${id}/${last - 1}`);
  await page.getByText('1 card in the deck').waitFor();
  await page.getByRole('button', { name: t('replay.on'), exact: true }).click();
  await expect.poll(() => far('drawn')).toHaveLength(1);
  await page.close();
});
