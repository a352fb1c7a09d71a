import { lay, touchable, touchOne } from '../play.ts';
import { expect, test } from '../test.ts';

/** What was set in motion: what it is, and how its way ends. */
type Motion = { what: string; end: string };

test('one sees where cards go: the prize to whoever won it, a drawn follower from the deck, a new prize turned over', async ({ person }) => {
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
  await lay(page, ['me', 'bot']);
  await touchable(page).first().waitFor();
  const won = page.getByRole('tabpanel').getByText(/ as a follower\.$/);
  const motions = () => page.evaluate(() => (window as unknown as { motions: Motion[] }).motions);
  while ((await won.count()) === 0) await touchOne(page);
  const isMine = /^Guest/.test(await won.first().innerText());
  const down = (end: string): number => Number(/translate\(\S+ (-?[\d.]+)px\)/.exec(end)?.[1] ?? 0);
  await expect.poll(async () => (await motions()).filter(({ what, end }) => what === 'prize' && (isMine ? down(end) > 50 : down(end) < -50)).length).toBe(1);
  await expect.poll(async () => (await motions()).filter(({ what, end }) => what === 'prize' && end.includes('rotateY')).length).toBeGreaterThan(0);
  await expect.poll(async () => (await motions()).filter(({ what, end }) => what === 'drawn' && (isMine ? down(end) < -50 : down(end) > 50)).length).toBe(1);
  await page.close();
});
