import { readdirSync } from 'node:fs';
import { Line } from '../line.ts';
import { lay } from '../play.ts';
import { barriers, expect, forgive, test } from '../test.ts';
import { PROVOKED, SIGHTS, tour } from '../tour.ts';
import { t } from '../words.ts';

const LOOKS = [
  { name: 'light', colorScheme: 'light', contrast: 'no-preference' },
  { name: 'dark', colorScheme: 'dark', contrast: 'no-preference' },
  { name: 'high contrast', colorScheme: 'dark', contrast: 'more' },
] as const;

test('the tour comes by every page', () => {
  const pages = readdirSync(new URL('../../src/pages', import.meta.url)).map((file) => file.replace('.svelte', ''));
  expect(new Set(SIGHTS.map(({ page }) => page))).toEqual(new Set(pages));
});

for (const { name, colorScheme, contrast } of LOOKS) {
  test.describe(name, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce', contrast } });

    test('axe finds nothing serious on the whole tour', async ({ person, baseURL, complaints }) => {
      const line = await Line.to(baseURL ?? '');
      const page = await person({ baseURL: line.address });
      const found: string[] = [];
      await tour({ page, line, code: 'en' }, async (sight) => {
        found.push(...(await barriers(page, name !== 'light')).map((barrier) => `${sight.name}: ${barrier}`));
      });
      expect(found).toEqual([]);
      await page.close();
      line.close();
      forgive(complaints, PROVOKED);
    });
  });
}

test('axe finds nothing serious for a guest who was invited', async ({ page, person }) => {
  await lay(page, ['me', 'open']);
  const link = await page.locator('#invitation').inputValue();
  const guest = await person();
  await guest.goto(link);
  await guest.getByRole('button', { name: t('join.sit') }).waitFor();
  expect(await barriers(guest)).toEqual([]);
  await guest.getByRole('button', { name: t('join.sit') }).click();
  await page.getByRole('tab', { name: t('tab.chat'), exact: true }).waitFor();
});
