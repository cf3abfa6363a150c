import { randomUUID } from 'node:crypto';
import type { createSender } from './sender.ts';

type Sender = Awaited<ReturnType<typeof createSender>>;
type Saved = { templateId: string; version: number };
type Batch = {
  batchId: string;
  version: number;
  state: string;
  counts: { sent: number; failed: number; total: number };
};

const ROWS_PER_CALL = 1_000;
const TEXTS = 16;

/**
 * Publishes a ten-page template for one worker. Half of its twenty fields belong to the sender, and `openTexts` of
 * those are filled in from the sheet.
 */
export async function publishTemplate(
  { call, upload }: Sender,
  { openTexts = 0, pay: fixedPay }: { openTexts?: number; pay?: string } = {},
) {
  const fileId = await upload();
  const { templateId, version } = await call<Saved>('POST', '/templates', {
    title: '표준근로계약서',
    fileIds: [fileId],
  });
  const slotUuid = randomUUID();
  const slot = {
    slotUuid,
    name: '근로자',
    person: 'ASK',
    fixed: null,
    role: 'SIGNER',
    order: 1,
    when: null,
    channels: ['MAIL'],
    verifications: [],
    accessCode: 'NONE',
    code: null,
    accessCodeHint: '',
    message: '',
  };
  const address = `/templates/${templateId}`;
  const withSlots = await call<Saved>('PUT', `${address}/slots`, { version, slots: [slot] });
  const pay = randomUUID();
  const fields = [
    {
      fieldId: pay,
      kind: 'AMOUNT',
      name: '월급',
      receiverUuid: null,
      required: true,
      ...(fixedPay !== undefined && { value: fixedPay }),
    },
    { fieldId: randomUUID(), kind: 'SIGNATURE', name: '서명', receiverUuid: slotUuid, required: true },
    { fieldId: randomUUID(), kind: 'SIGNED_DATE', name: '날짜', receiverUuid: slotUuid, required: true },
    {
      fieldId: randomUUID(),
      kind: 'LABEL',
      name: '안내',
      receiverUuid: null,
      required: false,
      value: '취업규칙을 따릅니다.',
    },
    ...Array.from({ length: TEXTS }, (_, place) => ({
      fieldId: randomUUID(),
      kind: 'TEXT',
      name: `내용 ${place + 1}`,
      receiverUuid: place % 2 === 0 ? null : slotUuid,
      required: false,
      ...(place % 2 === 0 && place >= openTexts * 2 && { value: '서울시 마포구 연남동 239-1' }),
    })),
  ].map((field, place) => ({
    fileId,
    page: 1,
    rect: { x: 60 + (place % 2) * 240, y: 60 + Math.floor(place / 2) * 40, width: 200, height: 24 },
    ...field,
  }));
  const withFields = await call<Saved>('PUT', `${address}/fields`, { version: withSlots.version, fields });
  await call('POST', `${address}/publish`, { version: withFields.version });
  const key = (part: string) => `slot:${slotUuid}:${part}`;
  const toCells = (place: number) => ({
    [key('name')]: `일꾼 ${place}`,
    [key('email')]: `worker${place}@receiver.example`,
    [`field:${pay}`]: String(3_000_000 + place),
  });
  return { templateId, toCells };
}

export async function fillSheet({ call }: Sender, template: Awaited<ReturnType<typeof publishTemplate>>, rows: number) {
  const { templateId, toCells } = template;
  const { batchId, version: first } = await call<Batch>('POST', '/batches', { templateId });
  let version = first;
  for (let start = 0; start < rows; start += ROWS_PER_CALL) {
    const add = Array.from({ length: Math.min(ROWS_PER_CALL, rows - start) }, (_, place) => ({
      rowId: randomUUID(),
      cells: toCells(start + place),
    }));
    ({ version } = await call<Batch>('PATCH', `/batches/${batchId}/rows`, { version, add }));
  }
  return { batchId, version };
}

export const startBatch = ({ call }: Sender, templateId: string, sheet: { batchId: string; version: number }) =>
  call<Batch>('POST', `/templates/${templateId}/send/many`, sheet);

export const getBatch = ({ call }: Sender, batchId: string) => call<Batch>('GET', `/batches/${batchId}`);
