import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { samplePdf } from './documents/sample-pdfs.ts';
import { drawPng } from './pictures.ts';

const WITHIN_MS = 60_000;
const AGAIN_MS = 50;
const FORM = [
  { kind: 'SIGNATURE', name: '서명', required: true, rect: { x: 60, y: 60, width: 120, height: 40 } },
  { kind: 'TEXT', name: '주소', required: true, rect: { x: 60, y: 120, width: 300, height: 24 } },
  { kind: 'AMOUNT', name: '금액', required: false, rect: { x: 60, y: 160, width: 200, height: 24 } },
  { kind: 'CHECKBOX', name: '동의', required: false, rect: { x: 60, y: 200, width: 16, height: 16 } },
  { kind: 'IMAGE', name: '신분증', required: false, rect: { x: 300, y: 200, width: 120, height: 80 } },
];
const BY_SENDER = { kind: 'TEXT', name: '회사', required: true, rect: { x: 60, y: 20, width: 200, height: 20 } };
const TYPED: Record<string, string> = { 주소: '서울특별시 성동구 왕십리로 83-21', 금액: '3300000', 동의: 'true' };
const DRAWN = { kind: 'DRAWN', width: 100, height: 40, strokes: [{ points: [1, 1, 50, 20, 90, 5], width: 2 }] };

type Field = { fieldId: string; name: string; kind: string; receiverUuid: string | null };
export type Made = { contractId: string; fields: readonly Field[]; receivers: readonly { receiverUuid: string }[] };

/** Acts for the sender and receivers of its contracts, through the API only. */
export function createLiveContracts(origin: string, pool: pg.Pool, token: string) {
  async function ask<Result>(method: string, address: string, by: string, body?: object): Promise<Result> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${origin}/api${address}`, {
      method,
      headers: {
        ...(by && { authorization: `Bearer ${by}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : body ? JSON.stringify(body) : null,
    });
    const answer: { result: Result } = Object(await response.json());
    if (!response.ok) throw new Error(`${method} ${address} answered ${response.status} ${JSON.stringify(answer)}`);
    return answer.result;
  }
  const act = <Result>(method: string, address: string, body?: object) =>
    ask<Result>(method, `/app${address}`, token, body);

  async function upload(title: string) {
    const form = new FormData();
    form.set('purpose', 'document');
    form.set(
      'file',
      new Blob([Uint8Array.from(samplePdf({ pages: 2, text: () => title }))], { type: 'application/pdf' }),
      '계약서.pdf',
    );
    const { fileId } = await act<{ fileId: string }>('POST', '/files', form);
    await until('the file is read', async () => {
      const { status } = await act<{ status: string }>('GET', `/files/${fileId}`);
      return status === 'READY' ? fileId : null;
    });
    return fileId;
  }

  async function draft(title: string, emails: readonly string[]): Promise<Made> {
    const fileId = await upload(title);
    const { contractId, version } = await act<{ contractId: string; version: number }>('POST', '/contracts', {
      title,
      fileIds: [fileId],
    });
    const put = await act<Pick<Made, 'receivers'> & { contract: { version: number } }>(
      'PUT',
      `/contracts/${contractId}/receivers`,
      {
        version,
        receivers: emails.map((email) => ({
          name: '이도윤',
          email,
          role: 'SIGNER',
          order: 1,
          channels: ['MAIL'],
          verifications: [],
        })),
      },
    );
    const { receivers, contract } = put;
    const fields = [
      { ...BY_SENDER, fieldId: randomUUID(), fileId, page: 1, receiverUuid: null, value: '한빛물산 주식회사' },
      ...receivers.flatMap(({ receiverUuid }, place) =>
        FORM.map(({ rect, ...field }) => ({
          ...field,
          fieldId: randomUUID(),
          fileId,
          page: 1,
          receiverUuid,
          rect: { ...rect, y: rect.y + place * 260 },
        })),
      ),
    ];
    await act('PUT', `/contracts/${contractId}/fields`, { version: contract.version, fields });
    return { contractId, fields, receivers };
  }

  async function send(title: string, emails: readonly string[], scheduledAt?: Date) {
    const made = await draft(title, emails);
    await act(
      'POST',
      `/contracts/${made.contractId}/send`,
      scheduledAt ? { scheduledAt: scheduledAt.toISOString() } : {},
    );
    return made;
  }

  /** Opens the link and gives consent, and returns a function for the receiver's further calls. */
  async function enter(email: string) {
    const linkToken = await until(`a link for ${email}`, async () => {
      const { rows } = await pool.query<{ text: string }>(
        'select body_text as text from mailbox_messages where recipient = $1 order by delivered_at desc limit 1',
        [email],
      );
      return /callback\?t=(\w{22})/.exec(rows[0]?.text ?? '')?.[1] ?? null;
    });
    const arrival = await ask<{ accessJwt: string }>('POST', '/sign/links', '', { linkToken });
    const opened = await ask<{ accessJwt: string }>('POST', '/sign/opened', arrival.accessJwt);
    const kinds = ['ELECTRONIC_SIGNATURE', 'PERSONAL_INFORMATION'];
    const own = <Result>(method: string, address: string, body?: object) =>
      ask<Result>(method, `/sign${address}`, opened.accessJwt, body);
    await own('POST', '/consents', { kinds });
    return own;
  }

  async function sign(email: string) {
    const own = await enter(email);
    const { me, fields } = await own<{ me: { receiverUuid: string }; fields: Field[] }>('GET', '/contract');
    const mine = fields.filter(({ receiverUuid }) => receiverUuid === me.receiverUuid);
    const picture = new FormData();
    picture.set('file', new Blob([Uint8Array.from(await drawPng())], { type: 'image/png' }), '신분증.png');
    const { attachmentId } = await own<{ attachmentId: string }>('POST', '/attachments', picture);
    const { markId } = await own<{ markId: string }>('POST', '/marks', { mark: DRAWN });
    const valueOf = ({ kind, name }: Field) => (kind === 'IMAGE' ? attachmentId : TYPED[name]);
    const { version } = await own<{ version: number }>('PUT', '/values', {
      version: 0,
      values: Object.fromEntries(mine.flatMap((field) => (valueOf(field) ? [[field.fieldId, valueOf(field)]] : []))),
      markRefs: Object.fromEntries(
        mine.flatMap(({ kind, fieldId }) => (kind === 'SIGNATURE' ? [[fieldId, markId]] : [])),
      ),
    });
    await own('POST', '/complete', { version, confirmed: true });
  }

  async function answer(email: string) {
    const own = await enter(email);
    const contract = await own<{ request: { valueRequestId: string; fieldIds: string[] }; draft: { version: number } }>(
      'GET',
      '/contract',
    );
    const { valueRequestId, fieldIds } = contract.request;
    const { version } = await own<{ version: number }>('PUT', '/values', {
      version: contract.draft.version,
      values: Object.fromEntries(fieldIds.map((fieldId) => [fieldId, '부산광역시 사상구 낙동대로 943'])),
      markRefs: {},
    });
    await own('POST', `/value-requests/${valueRequestId}`, { version, confirmed: true });
  }

  return { act, draft, send, enter, sign, answer };
}

export async function until<Found>(what: string, find: () => Promise<Found | null>): Promise<Found> {
  const end = performance.now() + WITHIN_MS;
  while (performance.now() < end) {
    const found = await find();
    if (found !== null) return found;
    await sleep(AGAIN_MS);
  }
  throw new Error(`It did not come: ${what}.`);
}
