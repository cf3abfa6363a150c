import { expect, type APIRequestContext } from '@playwright/test';
import { EMPLOYMENT_FORM } from '../../server/content/forms/employment.ts';
import { drawForm } from '../../server/documents/typeset/draw-form.ts';
import { DEMO_PASSWORD, OWNER } from './people.ts';

type Call = { method: 'POST' | 'PUT' | 'GET'; path: string; token?: string; data?: object; key?: string };

const person = (name: string, title: string, email: string, order: number) => ({
  name,
  title,
  email,
  order,
  role: 'SIGNER',
  channels: ['MAIL'],
  verifications: [],
});

/** Creates a draft from a form with blanks for two signers in order. */
export async function fillableForm(
  request: APIRequestContext,
  { email, password = DEMO_PASSWORD }: { email: string; password?: string } = OWNER,
): Promise<{ contractId: string }> {
  const call = async ({ method, path, token, data, key }: Call) => {
    const response = await request.fetch(`/api/app${path}`, {
      method,
      ...(data && { data }),
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...(key && { 'Idempotency-Key': key }) },
    });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()).result;
  };
  const login = { email, password };
  const { userInfo } = await call({ method: 'POST', path: '/auths/login', data: login });
  const token: string = userInfo.accessJwt;
  const { bytes } = drawForm(EMPLOYMENT_FORM, 'TABLE');
  const uploaded = await request.post('/api/app/files', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { purpose: 'document', file: { name: '근로계약서.pdf', mimeType: 'application/pdf', buffer: bytes } },
  });
  const { fileId } = (await uploaded.json()).result;
  await expect.poll(async () => (await call({ method: 'GET', path: `/files/${fileId}`, token })).status).toBe('READY');
  const draft = await call({
    method: 'POST',
    path: '/contracts',
    token,
    key: crypto.randomUUID(),
    data: { title: '2026년 근로계약서_이도윤', fileIds: [fileId] },
  });
  const receivers = [
    person('정해원', '대표이사', 'hw.jung@journey.example', 1),
    person('이도윤', '직원', 'doyun@journey.example', 2),
  ];
  await call({
    method: 'PUT',
    path: `/contracts/${draft.contractId}/receivers`,
    token,
    data: { version: draft.version, receivers },
  });
  return { contractId: draft.contractId };
}
