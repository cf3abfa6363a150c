import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NextPdf } from './chromium-pdfs.ts';
import { samplePdf } from '../../tests/support/documents/sample-pdfs.ts';

type Answer = { contractId: string; version: number };
/** The position of a field on the first page, and what it asks for. */
export type FieldDraft = {
  kind: string;
  name: string;
  required: boolean;
  rect: { x: number; y: number; width: number; height: number };
};

const SIGNATURE: FieldDraft = {
  kind: 'SIGNATURE',
  name: '서명',
  required: true,
  rect: { x: 100, y: 100, width: 120, height: 40 },
};

/**
 * Creates a sender who sends documents through the API: our own sample with the given number of pages, or those
 * returned by the function.
 */
export async function createSender(origin: string, token: string, source: number | NextPdf = 10) {
  const sample = typeof source === 'number' ? Uint8Array.from(samplePdf({ pages: source })) : null;
  const nextPdf: NextPdf = typeof source === 'number' ? () => sample ?? new Uint8Array() : source;

  async function call<Result>(method: string, address: string, body?: object | FormData): Promise<Result> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${origin}/api/app${address}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(!isForm && body && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const answer: { result: Result; errorCode?: string } = Object(await response.json());
    if (!response.ok) throw new Error(`${method} ${address} answered ${response.status} ${answer.errorCode ?? ''}`);
    return answer.result;
  }

  async function upload(): Promise<string> {
    const form = new FormData();
    form.set('purpose', 'document');
    form.set('file', new Blob([nextPdf()], { type: 'application/pdf' }), '계약서.pdf');
    let file = await call<{ fileId: string; status: string }>('POST', '/files', form);
    while (file.status === 'STORED' || file.status === 'PROCESSING') {
      await sleep(50);
      file = await call('GET', `/files/${file.fileId}`);
    }
    return file.fileId;
  }

  async function draft(
    fileId: string,
    title: string,
    emails: readonly string[],
    form: readonly FieldDraft[] = [SIGNATURE],
  ): Promise<string> {
    const { contractId, version } = await call<Answer>('POST', '/contracts', { title, fileIds: [fileId] });
    const address = `/contracts/${contractId}`;
    const signer = { name: '이도윤', role: 'SIGNER', order: 1, channels: ['MAIL'], verifications: [] };
    const put = await call<{ contract: Answer; receivers: { receiverUuid: string }[] }>('PUT', `${address}/receivers`, {
      version,
      receivers: emails.map((email) => ({ ...signer, email })),
    });
    const fields = put.receivers.flatMap(({ receiverUuid }, place) =>
      form.map(({ rect, ...field }) => ({
        fieldId: randomUUID(),
        fileId,
        page: 1,
        rect: { ...rect, y: rect.y + place * 60 },
        receiverUuid,
        ...field,
      })),
    );
    await call('PUT', `${address}/fields`, { version: put.contract.version, fields });
    return contractId;
  }

  const press = (contractId: string, laterMs: number | null) =>
    call('POST', `/contracts/${contractId}/send`, {
      ...(laterMs !== null && { scheduledAt: new Date(Date.now() + laterMs).toISOString() }),
    });

  /** Sends a contract from an uploaded file, immediately or after `laterMs`. */
  async function send(
    fileId: string,
    title: string,
    emails: readonly string[],
    { laterMs = null, form = [SIGNATURE] }: { laterMs?: number | null; form?: readonly FieldDraft[] } = {},
  ): Promise<string> {
    const contractId = await draft(fileId, title, emails, form);
    await press(contractId, laterMs);
    return contractId;
  }

  async function look(fileId: string) {
    const address = `${origin}/api/app/files/${fileId}/pages/1`;
    const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    await response.arrayBuffer();
  }

  const first = await upload();
  return {
    call,
    upload,
    look,
    draft,
    check: (contractId: string) => call('POST', `/contracts/${contractId}/check`),
    press: (contractId: string) => press(contractId, null),
    sendFile: send,
    send: (title: string, emails: readonly string[], laterMs: number | null) => send(first, title, emails, { laterMs }),
    sendForm: (title: string, email: string, form: readonly FieldDraft[]) => send(first, title, [email], { form }),
  };
}
