import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { components } from '#openapi';
import { blankPdf } from './every-kind.ts';
import { newAddress } from './people.ts';
import { asSender, type FieldDraft } from './send-over-api.ts';

type Schemas = components['schemas'];
type Act = (entry: Locator, page: Page) => Promise<unknown>;
type OwnField = Omit<FieldDraft, 'rect'> & { high?: number; wide?: number; act?: Act; printed?: string };

const type =
  (words: string): Act =>
  (entry) =>
    entry.getByRole('textbox').fill(words);
const choose =
  (words: string): Act =>
  (entry) =>
    entry.getByText(words, { exact: true }).click();
const handIn =
  (name: string): Act =>
  async (entry) => {
    const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#1b2450' } })
      .jpeg()
      .toBuffer();
    await entry.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await expect(entry.getByRole('button', { name })).toBeVisible();
  };
const stamp =
  (button: string, name: string): Act =>
  async (entry, page) => {
    await entry.getByRole('button', { name: button }).click();
    const choice = page.getByRole('dialog', { name: /찍을까요|서명할까요/ });
    await choice.getByRole('button', { name, exact: true }).first().click();
    await expect(choice).toBeHidden();
  };

/** One field of each kind that the sender can fill in, in the order of the guided pass, with its printed text. */
const OWN: readonly OwnField[] = [
  { kind: 'TEXT', name: '비고', act: type('원본 대조필'), printed: '원본 대조필' },
  { kind: 'MULTILINE', name: '특약', high: 40, act: type('첫째 줄\n둘째 줄'), printed: '둘째 줄' },
  { kind: 'NUMBER', name: '수량', act: type('1234.5'), printed: '1234.5' },
  { kind: 'AMOUNT', name: '계약 금액', inWords: true, act: type('3300000'), printed: '3,300,000' },
  {
    kind: 'DATE',
    name: '계약일',
    act: (entry) => entry.locator('input[type=date]').fill('2026-12-01'),
    printed: '2026년 12월 1일',
  },
  { kind: 'LIST', name: '지급 방법', items: ['계좌 이체', '현금'], act: choose('계좌 이체'), printed: '계좌 이체' },
  { kind: 'CHECKBOX', name: '부가세 포함', wide: 18, high: 18, act: (entry) => entry.getByRole('checkbox').check() },
  { kind: 'RADIO', name: '방문', group: '납품', wide: 16, high: 16, act: choose('택배') },
  { kind: 'RADIO', name: '택배', group: '납품', wide: 16, high: 16 },
  { kind: 'NAME', name: '담당자', act: type('김지수'), printed: '김지수' },
  { kind: 'EMAIL', name: '메일', act: type('jisu.kim@example.com'), printed: 'jisu.kim@example.com' },
  { kind: 'PHONE', name: '연락처', act: type('01023456789'), printed: '010-2345-6789' },
  { kind: 'COMPANY', name: '회사', act: type('㈜한빛상사'), printed: '㈜한빛상사' },
  { kind: 'BUSINESS_NUMBER', name: '사업자등록번호', act: type('2208162517'), printed: '220-81-62517' },
  { kind: 'SEAL', name: '직인', wide: 64, high: 64, act: stamp('도장 찍기', '사용인감') },
  { kind: 'SIGNATURE', name: '대표 서명', high: 44, act: stamp('서명하기', '내 서명') },
  { kind: 'IMAGE', name: '사진', high: 56, act: handIn('현장.jpg') },
  { kind: 'FILE', name: '붙임', act: handIn('붙임 자료.jpg'), printed: '붙임 자료.jpg' },
];
export const PRINTED = OWN.flatMap(({ printed }) => printed ?? []);
const ASKED = OWN.filter(({ act }) => act);
/** The fields of a document without signers. */
export const ALONE = OWN.filter(({ kind }) => kind === 'TEXT' || kind === 'SEAL');

export function ownFields(fileId: string, wanted: readonly OwnField[] = OWN) {
  const tops = [40, 40];
  return wanted.map(({ high = 22, wide = 200, act: _, printed: __, ...field }, index): Schemas['Field'] => {
    const column = index < wanted.length / 2 ? 0 : 1;
    const y = tops[column] ?? 0;
    tops[column] = y + high + 18;
    return {
      fieldId: crypto.randomUUID(),
      fileId,
      page: 1,
      rect: { x: 50 + column * 270, y, width: wide, height: high },
      receiverUuid: null,
      required: true,
      tabOrder: index,
      ...field,
    };
  });
}

/** Creates a draft with the sender's fields and an optional signer. */
export async function draftWithOwnSide(
  request: APIRequestContext,
  { isAlone = false, title = '물품 공급 계약서' } = {},
) {
  const { authorization, call } = await asSender(request);
  const uploaded = await request.post('/api/app/files', {
    headers: { authorization },
    multipart: {
      purpose: 'document',
      file: { name: '빈 문서.pdf', mimeType: 'application/pdf', buffer: blankPdf() },
    },
  });
  const { fileId } = (await uploaded.json()).result;
  await expect.poll(async () => (await call('GET', `/files/${fileId}`)).status).toBe('READY');
  const { contractId, version } = await call('POST', '/contracts', { title, fileIds: [fileId] });
  const path = `/contracts/${contractId}`;
  const email = newAddress('receiver');
  const person = { name: '이도윤', email, role: 'SIGNER', order: 1, channels: ['MAIL'], verifications: [] };
  const put = await call('PUT', `${path}/receivers`, { version, receivers: isAlone ? [] : [person] });
  const fields = ownFields(fileId, isAlone ? ALONE : OWN);
  const theirs = put.receivers.map(({ receiverUuid }: Schemas['Receiver']): Schemas['Field'] => ({
    fieldId: crypto.randomUUID(),
    fileId,
    page: 1,
    rect: { x: 320, y: 760, width: 120, height: 44 },
    kind: 'SIGNATURE',
    receiverUuid,
    name: '이도윤 서명',
    required: true,
  }));
  await call('PUT', `${path}/fields`, { version: put.contract.version, fields: [...fields, ...theirs] });
  const read = (): Promise<Schemas['Contract']> => call('GET', path);
  return { contractId, email, read, call };
}

export async function fillOwnSide(page: Page, asked: readonly OwnField[] = ASKED) {
  const pass = page.getByRole('dialog', { name: '내 칸 채우기' });
  for (const [place, { act, kind }] of asked.entries()) {
    await expect(pass.getByText(`${asked.length}칸 중 ${place + 1}번째`)).toBeVisible();
    await act?.(pass, page);
    const isLast = place === asked.length - 1;
    // Choosing a seal moves on, and ends the pass at the last field.
    if (isLast && kind === 'SEAL') break;
    await pass
      .getByRole('button', { name: isLast ? '다 채웠어요' : '다음 칸', exact: true })
      .last()
      .click();
  }
  await expect(pass).toBeHidden();
}

export const OWN_COUNT = ASKED.length;
