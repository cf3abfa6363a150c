import { textContract } from '../../tests/support/documents/sealing-samples.ts';

const COLUMNS = 20;

export type SignedIn = { origin: string; email: string; password: string };

/** Creates a draft over the API, with one signer and all fields on the first page, where they cost most. */
export async function makeDraft(
  { origin, email, password }: SignedIn,
  pages: number,
  fieldCount: number,
): Promise<string> {
  let token = '';
  const call = async (method: string, path: string, body?: object | FormData): Promise<Record<string, unknown>> => {
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
  const form = new FormData();
  form.append('purpose', 'document');
  form.append('file', new Blob([new Uint8Array(textContract(pages))], { type: 'application/pdf' }), 'bench.pdf');
  let file = await call('POST', '/files', form);
  while (file['status'] === 'STORED' || file['status'] === 'PROCESSING')
    file = await call('GET', `/files/${String(file['fileId'])}`);
  const draft = await call('POST', '/contracts', { title: 'bench', fileIds: [file['fileId']] });
  const contractId = String(draft['contractId']);
  const signer = {
    name: '이도윤',
    email: 'bench@hanbit.example',
    role: 'SIGNER',
    order: 1,
    channels: ['MAIL'],
    verifications: [],
  };
  const saved = await call('PUT', `/contracts/${contractId}/receivers`, {
    version: draft['version'],
    receivers: [signer],
  });
  const [receiver] = Object(saved['receivers']);
  const fields = Array.from({ length: fieldCount }, (_, index) => ({
    fieldId: crypto.randomUUID(),
    fileId: file['fileId'],
    page: 1,
    rect: { x: 12 + (index % COLUMNS) * 29, y: 12 + Math.floor(index / COLUMNS) * 16, width: 26, height: 13 },
    kind: 'TEXT',
    receiverUuid: receiver.receiverUuid,
    name: `칸 ${index + 1}`,
    required: true,
  }));
  await call('PUT', `/contracts/${contractId}/fields`, { version: Object(saved['contract']).version, fields });
  return contractId;
}
