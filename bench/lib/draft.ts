import { setTimeout as sleep } from 'node:timers/promises';
import { textContract } from '../../tests/support/documents/sealing-samples.ts';

const COLUMNS = 20;

export type SignedIn = { origin: string; email: string; password: string };
type Size = { pages: number; fieldCount: number };

const CONTACT = { channels: ['MAIL'], verifications: [] };

export async function makeDraft(signedIn: SignedIn, { pages, fieldCount }: Size): Promise<string> {
  const call = await signIn(signedIn);
  const fileId = await upload(call, pages);
  const draft = await call('POST', '/contracts', { title: 'bench', fileIds: [fileId] });
  const contractId = String(draft['contractId']);
  const signer = { ...CONTACT, name: '이도윤', email: 'bench@hanbit.example', role: 'SIGNER', order: 1 };
  const saved = await call('PUT', `/contracts/${contractId}/receivers`, {
    version: draft['version'],
    receivers: [signer],
  });
  const [receiver] = Object(saved['receivers']);
  const fields = listFields(fileId, receiver.receiverUuid, fieldCount);
  await call('PUT', `/contracts/${contractId}/fields`, { version: Object(saved['contract']).version, fields });
  return contractId;
}

export async function makeTemplate(signedIn: SignedIn, { pages, fieldCount }: Size): Promise<string> {
  const call = await signIn(signedIn);
  const fileId = await upload(call, pages);
  const { templateId } = await call('POST', '/templates', { title: 'bench', fileIds: [fileId] });
  const slotUuid = crypto.randomUUID();
  const slot = { slotUuid, name: '근로자', person: 'ASK', fixed: null, role: 'SIGNER', order: 1, when: null };
  const code = { accessCode: 'NONE', code: null, accessCodeHint: '', message: '' };
  await call('PUT', `/templates/${String(templateId)}/slots`, {
    version: 1,
    slots: [{ ...slot, ...CONTACT, ...code }],
  });
  const fields = listFields(fileId, slotUuid, fieldCount);
  await call('PUT', `/templates/${String(templateId)}/fields`, { version: 2, fields });
  return String(templateId);
}

type Call = (method: string, path: string, body?: object | FormData) => Promise<Record<string, unknown>>;

async function signIn({ origin, email, password }: SignedIn): Promise<Call> {
  let token = '';
  const call: Call = async (method, path, body) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${origin}/api/app${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        'idempotency-key': crypto.randomUUID(),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return Object(Object(await response.json()).result);
  };
  const { userInfo } = await call('POST', '/auths/login', { email, password });
  token = String(Object(userInfo).accessJwt);
  return call;
}

async function upload(call: Call, pages: number): Promise<string> {
  const form = new FormData();
  form.append('purpose', 'document');
  form.append('file', new Blob([new Uint8Array(textContract(pages))], { type: 'application/pdf' }), 'bench.pdf');
  let file = await call('POST', '/files', form);
  while (file['status'] === 'STORED' || file['status'] === 'PROCESSING') {
    await sleep(50);
    file = await call('GET', `/files/${String(file['fileId'])}`);
  }
  return String(file['fileId']);
}

const listFields = (fileId: string, receiverUuid: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    fieldId: crypto.randomUUID(),
    fileId,
    page: 1,
    rect: { x: 12 + (index % COLUMNS) * 29, y: 12 + Math.floor(index / COLUMNS) * 16, width: 26, height: 13 },
    kind: 'TEXT',
    receiverUuid,
    name: `칸 ${index + 1}`,
    required: true,
  }));
