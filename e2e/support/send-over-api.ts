import { expect, type APIRequestContext } from '@playwright/test';
import type { components } from '#openapi';
import { EMPLOYMENT_FORM } from '../../server/content/forms/employment.ts';
import { drawForm } from '../../server/documents/typeset/draw-form.ts';
import { DEMO_PASSWORD, newAddress, OWNER } from './people.ts';

type Schemas = components['schemas'];
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';
export type FieldDraft = Pick<Schemas['Field'], 'kind' | 'name' | 'rect'> & Partial<Schemas['Field']>;
export type PersonDraft = Partial<Schemas['ReceiverDraft']> & { name: string };
export type Options = {
  title?: string;
  message?: string;
  settings?: Partial<Schemas['ContractSettings']>;
  /** A file to send instead of the one-page form. */
  pdf?: Buffer;
  /** Defaults to the owner of the demo's organisation. */
  sender?: Sender;
  /** Scheduled time. Sends immediately if omitted. */
  scheduledAt?: string;
};
export type Sender = ReturnType<typeof createSender>;

const SETTINGS: Schemas['ContractSettings'] = {
  allowDelegate: true,
  allowAnnotate: false,
  showOthers: 'ALL',
  pageSealEdge: 'NONE',
  footer: true,
  language: 'ko',
};

export async function asSender(request: APIRequestContext) {
  const login = await request.post('/api/app/auths/login', { data: { email: OWNER.email, password: DEMO_PASSWORD } });
  return createSender(request, (await login.json()).result.userInfo.accessJwt);
}

export function createSender(request: APIRequestContext, token: string) {
  const authorization = `Bearer ${token}`;
  const call = async (method: Method, path: string, data?: object) => {
    const headers = { authorization, 'Idempotency-Key': crypto.randomUUID() };
    const response = await request.fetch(`/api/app${path}`, { method, headers, ...(data && { data }) });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()).result;
  };
  return { authorization, call };
}

/** Sends a one-page form on which each receiver has separate fields. */
export async function send(
  request: APIRequestContext,
  people: readonly PersonDraft[],
  fieldsOf: (person: Schemas['Receiver'], place: number) => readonly FieldDraft[],
  { title = '2026년 근로계약서_이도윤', settings = {}, pdf, sender, scheduledAt, ...terms }: Options,
) {
  const { authorization, call } = sender ?? (await asSender(request));
  const buffer = pdf ?? drawForm(EMPLOYMENT_FORM, 'TABLE').bytes;
  const file = { name: '근로계약서.pdf', mimeType: 'application/pdf', buffer };
  const uploaded = await request.post('/api/app/files', {
    headers: { authorization },
    multipart: { purpose: 'document', file },
  });
  const { fileId } = (await uploaded.json()).result;
  await expect.poll(async () => (await call('GET', `/files/${fileId}`)).status).toBe('READY');
  const draft = await call('POST', '/contracts', { title, fileIds: [fileId] });
  const path = `/contracts/${draft.contractId}`;
  const receivers = people.map(({ email, ...person }) => ({
    email: email ?? newAddress('receiver'),
    role: 'SIGNER',
    order: 1,
    channels: person.phone ? ['MAIL', 'SMS'] : ['MAIL'],
    verifications: [],
    ...person,
  }));
  const put = await call('PUT', `${path}/receivers`, { version: draft.version, receivers });
  const known: Schemas['Receiver'][] = put.receivers;
  const fields = known.flatMap((person, place) =>
    fieldsOf(person, place).map((field) => ({
      fieldId: crypto.randomUUID(),
      fileId,
      page: 1,
      receiverUuid: person.receiverUuid,
      required: true,
      ...field,
    })),
  );
  const kept = await call('PUT', `${path}/fields`, { version: put.contract.version, fields });
  const changed = await call('PATCH', path, {
    version: kept.version,
    settings: { ...SETTINGS, ...settings },
    ...terms,
  });
  await call('POST', `${path}/send`, { version: changed.version, ...(scheduledAt !== undefined && { scheduledAt }) });
  return {
    contractId: String(draft.contractId),
    path,
    receivers: known.map((person) => ({ ...person, email: person.email ?? '' })),
    fields,
    call,
  };
}
