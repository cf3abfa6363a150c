import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { sendTo, signBy } from './support/receiving.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const run = promisify(execFile);

const check = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'application/pdf', buffer });
const verdict = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible();

test('a sealed document is genuine to others and to us, and one changed byte is seen', async ({
  page,
  request,
}, testInfo) => {
  const contract = await sendTo(request, [{ name: '이도윤' }, { name: '정해원' }]);
  // Both finish at the same time, and the server must decide who was last.
  await Promise.all([signBy(request, contract, 0), signBy(request, contract, 1)]);
  const read = () => contract.call('GET', contract.path);
  await expect.poll(async () => (await read()).status).toBe('COMPLETED');
  const { documentUrl, certificateNo } = await read();
  const sealed = await (await request.get(documentUrl)).body();

  const file = testInfo.outputPath('sealed.pdf');
  await writeFile(file, sealed);
  const { stdout } = await run('pdfsig', ['-nocert', file]);
  expect(stdout).toContain('Signature is Valid.');
  expect(stdout).toContain('Total document signed');

  await page.goto('/certificates?check');
  await verdict(page, '문서가 진짜인지 확인하기');
  await expectAccessible(page);
  await check(page, '계약서.pdf', sealed);
  await verdict(page, '진짜 문서예요');
  await expect(page.getByText('정해원 · 서명')).toBeVisible();
  await expectAccessible(page);

  const changed = Buffer.from(sealed);
  changed[2000] = (changed[2000] ?? 0) ^ 1;
  await page.getByRole('button', { name: '다른 문서 확인하기' }).click();
  await check(page, '바꾼 계약서.pdf', changed);
  await verdict(page, '문서가 바뀌었어요');
  await expect(page.getByText('정해원 · 서명')).toBeHidden();
  await expectAccessible(page);

  await page.goto(`/certificates?check=${certificateNo}`);
  await verdict(page, '이 번호의 증명서가 있어요');
  await expect(page.getByText(certificateNo)).toBeVisible();
});
