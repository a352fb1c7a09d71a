import { Line } from '../line.ts';
import { expect, forgive, test } from '../test.ts';
import { t } from '../words.ts';

test('the hall can be installed: its manifest is linked and sound, its icons are as large as they say', async ({ page }) => {
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect(url).toBe(new URL('/manifest.webmanifest', page.url()).href);
  expect(errors).toEqual([]);
  const { name, icons } = JSON.parse(data ?? '') as { name: string; icons: { src: string; sizes: string }[] };
  expect(name).toBe(t('app.name'));
  expect(icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512']);
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(size, src).toBe(sizes);
  }
});

test('what was opened once opens while the hall is away and says so; the next release replaces it', async ({ person, baseURL, complaints }) => {
  const line = await Line.to(baseURL ?? '');
  const page = await person({ baseURL: line.address });
  const script = page.locator('script[type=module]').first();
  /**
   * Comes in and waits until all is there: at a hall that answers the cover of a game, else the word that it does not.
   * What a page still fetches when the hall goes away makes it load itself again.
   */
  const open = async (shown = page.locator('article img')): Promise<string | null> => {
    await page.goto('/');
    await shown.first().waitFor();
    await page.waitForLoadState('networkidle');
    return script.getAttribute('src');
  };
  const away = page.getByText(t('problem.unreachable'));
  const first = await open();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(await open()).toBe(first); // now through the worker, which keeps it

  line.cut();
  expect(await open(away)).toBe(first);

  // The next release: pages start with a script of another name.
  line.mend();
  const next = '/assets/index-next.js';
  await page.context().route(`${line.address}/`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(first ?? '', next) });
  });
  await page.context().route(next, async (route) => route.fulfill({ response: await route.fetch({ url: line.address + first }) }));
  expect(await open()).toBe(next);
  await page.context().unrouteAll({ behavior: 'wait' });
  line.cut();
  expect(await open(away)).toBe(next);
  await page.close();
  line.close();
  forgive(complaints, /net::ERR_/);
});
