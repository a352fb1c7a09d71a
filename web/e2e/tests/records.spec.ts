import { startAgainstBot } from '../play.ts';
import { barriers, expect, forgive, test } from '../test.ts';
import { playOutUnseen } from '../unseen.ts';
import { t } from '../words.ts';

test('a finished match is checked, and its record brought elsewhere: checked, refused when bent, taken in', async ({ page, person, complaints }) => {
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

  // Somebody else brings the file; what stands in the field stays there whatever the hall says.
  const other = await person();
  await other.goto('/');
  await other.getByRole('link', { name: t('page.record') }).click();
  await other.getByLabel(t('record.file')).setInputFiles({ name: 'match.record', mimeType: 'text/plain', buffer: Buffer.from(record) });
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
