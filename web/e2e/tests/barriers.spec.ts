import { lay, touchable } from '../play.ts';
import { barriers, expect, forgive, test } from '../test.ts';
import { t } from '../words.ts';

const PAGES = ['/', '/new/claim', '/settings', '/learn', '/rules/claim', '/nowhere', '/table/none', '/replay/none/0'];
const LOOKS = [
  { name: 'light', colorScheme: 'light', contrast: 'no-preference', pages: PAGES },
  { name: 'dark', colorScheme: 'dark', contrast: 'no-preference', pages: PAGES.slice(0, 5) },
  { name: 'high contrast', colorScheme: 'dark', contrast: 'more', pages: PAGES.slice(0, 3) },
] as const;

for (const { name, colorScheme, contrast, pages } of LOOKS) {
  test.describe(name, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce', contrast } });

    test('axe finds nothing serious on any page', async ({ page, complaints }) => {
      for (const address of pages) {
        await page.goto(address);
        await page.locator('main h1').waitFor();
        await expect(page.getByText(t('loading'))).toHaveCount(0);
        expect(await barriers(page), address).toEqual([]);
      }
      forgive(complaints, /404.*(nowhere|none|learn|rules)/);
    });

    test('axe finds nothing serious at a table', async ({ page }) => {
      await lay(page, ['me', 'bot']);
      await touchable(page).first().waitFor();
      for (const tab of ['tab.log', 'tab.table']) {
        await page.getByRole('tab', { name: t(tab), exact: true }).click();
        expect(await barriers(page), tab).toEqual([]);
      }
    });
  });
}

test('axe finds nothing serious in an invitation', async ({ page, person }) => {
  await lay(page, ['me', 'open']);
  const link = await page.locator('#invitation').inputValue();
  expect(await barriers(page), 'gathering').toEqual([]);
  const guest = await person();
  await guest.goto(link);
  await guest.getByRole('button', { name: t('join.sit') }).waitFor();
  expect(await barriers(guest), 'invitation').toEqual([]);
  await guest.getByRole('button', { name: t('join.sit') }).click();
  for (const tab of ['tab.chat', 'tab.notes']) {
    await page.getByRole('tab', { name: t(tab), exact: true }).click();
    expect(await barriers(page), tab).toEqual([]);
  }
});

test('axe finds nothing serious in the text view', async ({ page }) => {
  await page.goto('/settings');
  await page.getByLabel(t('settings.view.text')).check();
  await lay(page, ['me', 'bot']);
  await page.getByLabel(t('text.command'), { exact: true }).waitFor();
  expect(await barriers(page)).toEqual([]);
});
