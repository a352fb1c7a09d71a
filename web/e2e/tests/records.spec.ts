import { startAgainstBot } from '../play.ts';
import { barriers, expect, forgive, test } from '../test.ts';
import { playOutUnseen } from '../unseen.ts';
import { t } from '../words.ts';

test('a finished match and its rematch are checked, and the record brought elsewhere: checked, refused when bent, taken in', async ({ page, person, complaints }) => {
  await startAgainstBot(page);
  const id = page.url().split('/').at(-1) ?? '';
  await playOutUnseen(page, id);
  const record = await (await page.request.get(`/api/tables/${id}/record`)).text();

  await page.goto(`/result/${id}`);
  await page.getByRole('button', { name: t('record.check-deal') }).click();
  await expect(page.getByText(t('record.verdict.dealt'))).toBeVisible();
  await expect(page.getByText(t('record.verdict.promised'))).toBeVisible();
  await expect(page.getByText(t('record.verdict.noted'))).toBeVisible();
  await expect(page.getByText(t('record.verdict.share'), { exact: true })).toBeVisible();

  // A rematch is promised before it is dealt, too.
  const promised = page.waitForResponse(`**/api/tables/${id}/rematch`);
  await page.goto(`/table/${id}`);
  await promised;
  await page.getByRole('button', { name: t('action.rematch') }).click();
  await page.waitForURL((now) => /\/table\//.test(now.pathname) && !now.pathname.endsWith(id));
  const again = page.url().split('/').at(-1) ?? '';
  await playOutUnseen(page, again);
  await page.goto(`/result/${again}`);
  await page.getByRole('button', { name: t('record.check-deal') }).click();
  await expect(page.getByText(t('record.verdict.noted'))).toBeVisible();
  await expect(page.getByText(t('record.verdict.share'), { exact: true })).toBeVisible();

  // Somebody else brings the file; what stands in the field stays there whatever the hall says.
  const other = await person();
  await other.goto('/');
  await other.getByRole('link', { name: t('page.record') }).click();
  const choosing = other.waitForEvent('filechooser');
  await other.getByRole('button', { name: t('record.file') }).click();
  await (await choosing).setFiles({ name: 'match.record', mimeType: 'text/plain', buffer: Buffer.from(record) });
  const field = other.getByLabel(t('record.text'), { exact: true });
  await expect(field).toHaveValue(record);
  await other.getByRole('button', { name: t('record.check'), exact: true }).click();
  await expect(other.getByText(t('record.verdict.dealt'))).toBeVisible();
  expect(await barriers(other)).toEqual([]);

  const bent = record.replace(/^commitment ./m, (line) => line.slice(0, -1) + (line.endsWith('0') ? '1' : '0'));
  await field.fill(bent);
  await expect(other.getByText(t('record.verdict.dealt'))).toHaveCount(0);
  await other.getByRole('button', { name: t('record.check'), exact: true }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(bent);
  forgive(complaints, /422/);

  await field.fill(record);
  await other.getByRole('button', { name: t('record.take') }).click();
  await other.waitForURL(/\/replay\/\w+\/0$/);
  await expect(other.locator('.claim')).toBeVisible();
});
