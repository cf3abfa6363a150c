import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, type APIRequestContext, type Page, type TestInfo } from '@playwright/test';
import type { components } from '#openapi';
import type { PageShape } from '../../rules/page-geometry.ts';
import { expectAccessible } from './accessible.ts';
import { inkIn, readPicture } from './ink.ts';
import { ALONE, draftWithOwnSide, fillOwnSide, OWN_COUNT, PRINTED } from './own-side.ts';
import { OWNER, signIn } from './people.ts';
import { signBy } from './receiving.ts';

type Schemas = components['schemas'];

const run = promisify(execFile);
const PAGE = { width: 595, height: 842, rotation: 0 } as const;
/** The area of the 간인 on the first page. Nothing else is this close to the edge. */
const RIGHT_EDGE = { rect: { x: 575, y: 10, width: 20, height: 822 } };
const squeezed = (text: string) => text.normalize('NFC').replaceAll(/\s/g, '');

/**
 * Returns the width of the ink in part of a sealed file, in millimetres. The file is rendered by another program than
 * ours.
 */
async function widthIn(file: string, { rect }: Pick<Schemas['Field'], 'rect'>, page: PageShape, number = 1) {
  const picture = file.replace(/\.pdf$/, '');
  const only = ['-f', String(number), '-l', String(number), '-singlefile'];
  await run('pdftoppm', ['-r', '288', '-png', ...only, file, picture]);
  const ink = inkIn(await readPicture(await readFile(`${picture}.png`)), rect, page);
  return ink && ((ink.right - ink.left) / 72) * 25.4;
}

export async function textOf(request: APIRequestContext, url: string, file: string) {
  await writeFile(file, await (await request.get(url)).body());
  return squeezed((await run('pdftotext', ['-layout', file, '-'])).stdout);
}

/** Chooses the company's seal for the 간인, which crosses the edges of all pages. */
async function choosePageSeal(page: Page, contractId: string) {
  await page.goto(`/contract/send/${contractId}/config?setting=PAGE_SEAL`);
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    // A phone shows the options as radio buttons in a bottom sheet.
    const wanted = { name: option, exact: true };
    await page.getByRole('option', wanted).or(page.getByRole('radio', wanted)).click();
  };
  await choose('간인', '오른쪽 가장자리');
  await choose('간인에 찍을 도장', '사용인감');
  await expect(page.getByText('저장했어요')).toBeVisible();
  await expectAccessible(page);
}

const seenOn = (page: Page) => page.locator('[data-field] svg text').allTextContents();

/** The sealed document must contain exactly what was on the screen when the sender and the receiver filled it in. */
export async function walkOwnSide({ page, request }: { page: Page; request: APIRequestContext }, testInfo: TestInfo) {
  const { contractId, email, read, call } = await draftWithOwnSide(request);
  await signIn(page, OWNER.email);
  await choosePageSeal(page, contractId);
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
  const file = testInfo.outputPath('sealed.pdf');
  const sealed = await textOf(request, documentUrl ?? '', file);
  for (const words of seen) expect(sealed).toContain(squeezed(words));

  // The company's seal is 15 millimetres wide, and half of it crosses each page's edge. The seal's ledger lists both
  // uses.
  const seal = fields.find(({ kind }) => kind === 'SEAL');
  if (!seal) throw new Error('There is no field for the seal.');
  expect(await widthIn(file, seal, PAGE)).toBeCloseTo(15, 0);
  expect(await widthIn(file, RIGHT_EDGE, PAGE)).toBeCloseTo(7.5, 0);
  const seals: Schemas['CompanySeal'][] = await call('GET', '/company-seals');
  const used = seals.find(({ name }) => name === '사용인감');
  const { items }: Schemas['SealLedgerPage'] = await call('GET', `/company-seals/${used?.sealId}/ledger?size=100`);
  expect(items.find(({ contract }) => contract?.contractId === contractId)).toMatchObject({ kind: 'USED', places: 2 });
}

export async function walkAlone({ page, request }: { page: Page; request: APIRequestContext }, testInfo: TestInfo) {
  const { contractId, read } = await draftWithOwnSide(request, { isAlone: true, title: '재직증명서' });
  await signIn(page, OWNER.email);
  await page.goto(`/contract/send/${contractId}/editor`);
  await expect(page.getByRole('button', { name: '내 칸 채우기 (0/2)' })).toBeVisible();

  // The missing fields can be opened from the confirmation dialog.
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  const review = page.getByRole('dialog', { name: '이대로 보낼까요?' });
  await review.getByRole('button', { name: /내 칸 채우기/ }).click();
  await fillOwnSide(page, ALONE);
  await expect(page.getByRole('button', { name: '내 칸 채우기 (2/2)' })).toBeFocused();

  await page.getByRole('button', { name: '보내기', exact: true }).click();
  await expect(review.getByText('서명할 분이 없어요. 보내면 바로 잠가서 보내드려요')).toBeVisible();
  await expectAccessible(page);
  await review.getByRole('button', { name: /보내기$/ }).click();
  await page.waitForURL(/\?sent=?$/);
  await expect(page.getByText('문서를 잠갔어요', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const { status, documentUrl } = await read();
  expect(status).toBe('COMPLETED');
  expect(await textOf(request, documentUrl ?? '', testInfo.outputPath('sealed.pdf'))).toContain('원본대조필');
}
