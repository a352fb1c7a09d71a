import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { GAMES } from '../games.ts';
import { byTap, lay, over, touchable, touchOne } from '../play.ts';
import { PHONES, screenFaults, TOUCHED } from '../screens.ts';
import { expect, overflow, test } from '../test.ts';

interface Built {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Where the build put each source that is fetched by itself. */
const built = JSON.parse(readFileSync(new URL('../../target/dist/.vite/manifest.json', import.meta.url), 'utf8')) as Record<string, Built>;
const stylesOf = (name: string): string[] => [...new Set([...(built[name]?.css ?? []), ...(built[name]?.imports ?? []).flatMap(stylesOf)])];
const GENERIC = 'src/games/generic/Board.svelte';

/** What a game brings along comes to this page as if it had no board of its own. */
async function withoutBoard(page: Page, game: string): Promise<void> {
  const own = `/${built[`src/games/${game}/game.ts`]?.file ?? ''}`;
  const styles = `for (const href of ${JSON.stringify(stylesOf(GENERIC))}) document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/' + href }));`;
  const instead: Record<string, string> = {
    'Board.svelte': `${styles} export { default } from '/${built[GENERIC]?.file ?? ''}';`,
    'Beside.svelte': 'export default undefined;',
    'game.ts': `import own from '${own}?own'; export * from '${own}?own'; export default { ...own, drawsSeats: false };`,
  };
  for (const [source, body] of Object.entries(instead)) {
    const { file } = built[`src/games/${game}/${source}`] ?? {};
    if (file) await page.route(({ pathname, search }) => pathname === `/${file}` && search === '', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  }
}

/** So many touches; `./winterhall soak` plays to the end. */
const STRETCH = process.env.WINTERHALL_SOAK ? 4_000 : 10;

const DEVICES = { laptop: { viewport: { width: 1280, height: 720 } }, phone: TOUCHED };

for (const [game, { touch }] of Object.entries(GAMES)) {
  for (const [device, look] of Object.entries(DEVICES)) {
    test(`${game} can be played on the generic board, too, on a ${device}`, async ({ person }) => {
      test.setTimeout(1_800_000);
      const page = await person({ serviceWorkers: 'block', ...look });
      await withoutBoard(page, game);
      await lay(page, ['me', 'bot'], {}, 'en', { game });
      await touchable(page).first().waitFor();
      await expect(page.locator('.generic')).toBeVisible();
      let touches = 0;
      while (touches < STRETCH && (await touchOne(page, device === 'phone' ? byTap : touch))) touches++;
      await expect(page.locator('.generic')).toBeVisible();
      await page.keyboard.press('Escape'); // what was lifted last lies down again
      if (device === 'phone') expect(await screenFaults(page, PHONES)).toEqual([]);
      else expect(await overflow(page)).toBe(0);
      if (process.env.WINTERHALL_SOAK) await expect(over(page)).toBeVisible();
      else expect(touches).toBe(STRETCH);
      await page.close();
    });
  }
}
