import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, type APIRequestContext, type Page, type TestInfo } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { ALONE, draftWithOwnSide, fillOwnSide, OWN_COUNT, PRINTED } from './own-side.ts';
import { OWNER, signIn } from './people.ts';
import { signBy } from './receiving.ts';

const run = promisify(execFile);
const squeezed = (text: string) => text.normalize('NFC').replaceAll(/\s/g, '');

export async function textOf(request: APIRequestContext, url: string, file: string) {
  await writeFile(file, await (await request.get(url)).body());
  return squeezed((await run('pdftotext', ['-layout', file, '-'])).stdout);
}

/** What stands in the fields of the page on the screen, line by line. */
const seenOn = (page: Page) => page.locator('[data-field] svg text').allTextContents();

/** One's own side filled in one pass, sent, signed by somebody else, sealed: and nothing in it but what was seen. */
export async function walkOwnSide({ page, request }: { page: Page; request: APIRequestContext }, testInfo: TestInfo) {
  const { contractId, email, read } = await draftWithOwnSide(request);
  await signIn(page, OWNER.email);
  await page.goto(`/contract/send/${contractId}/editor`);
  await page.getByRole('button', { name: `내 칸 채우기 (0/${OWN_COUNT})` }).click();
  await expectAccessible(page);
  await fillOwnSide(page);
  await expect(page.getByRole('button', { name: `내 칸 채우기 (${OWN_COUNT}/${OWN_COUNT})` })).toBeVisible();
  await expect(page.getByText('저장했어요')).toBeVisible();
  await expectAccessible(page);
  const seen = await seenOn(page);
  for (const words of PRINTED) expect(squeezed(seen.join(''))).toContain(squeezed(words));

  await page.getByRole('button', { name: '보내기', exact: true }).click();
  const review = page.getByRole('dialog', { name: '이대로 보낼까요?' });
  await review.getByRole('button', { name: /보내기$/ }).click();
  await page.waitForURL(/\?sent=?$/);

  const { receivers, fields } = await read();
  await signBy(request, { receivers: receivers.map((receiver) => ({ ...receiver, email })), fields });
  await expect.poll(async () => (await read()).status).toBe('COMPLETED');
  const { documentUrl } = await read();
  const sealed = await textOf(request, documentUrl ?? '', testInfo.outputPath('sealed.pdf'));
  for (const words of seen) expect(sealed).toContain(squeezed(words));
}

/** A certificate: nobody is asked, the sender's seal is enough, and it is sealed as soon as it is sent. */
export async function walkAlone({ page, request }: { page: Page; request: APIRequestContext }, testInfo: TestInfo) {
  const { contractId, read } = await draftWithOwnSide(request, { isAlone: true, title: '재직증명서' });
  await signIn(page, OWNER.email);
  await page.goto(`/contract/send/${contractId}/editor`);
  await expect(page.getByRole('button', { name: '내 칸 채우기 (0/2)' })).toBeVisible();

  // What is missing leads to where it is filled in.
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  const review = page.getByRole('dialog', { name: '이대로 보낼까요?' });
  await review.getByRole('button', { name: /내 칸 채우기/ }).click();
  await fillOwnSide(page, ALONE);
  await expect(page.getByRole('button', { name: '내 칸 채우기 (2/2)' })).toBeVisible();

  await page.getByRole('button', { name: '보내기', exact: true }).click();
  await expect(review.getByText('서명할 분이 없어요. 보내면 바로 잠가서 보내드려요')).toBeVisible();
  await expectAccessible(page);
  await review.getByRole('button', { name: /보내기$/ }).click();
  await page.waitForURL(/\?sent=?$/);
  await expect(page.getByText('문서를 잠갔어요')).toBeVisible();
  await expectAccessible(page);
  const { status, documentUrl } = await read();
  expect(status).toBe('COMPLETED');
  expect(await textOf(request, documentUrl ?? '', testInfo.outputPath('sealed.pdf'))).toContain('원본대조필');
}
