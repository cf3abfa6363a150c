import { expect, type APIRequestContext } from '@playwright/test';
import type { components } from '#openapi';
import { EMPLOYMENT_FORM } from '../../server/content/forms/employment.ts';
import { drawForm } from '../../server/documents/typeset/draw-form.ts';
import { asSender, type Sender } from './send-over-api.ts';

type Slot = components['schemas']['TemplateSlot'];

const WORKER: Omit<Slot, 'slotUuid'> = {
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

/** Publishes a one-page template for a worker to sign. By default, the sender also has a field. */
export async function publishTemplate(
  request: APIRequestContext,
  title: string,
  { isFilledBySender = true, sender }: { isFilledBySender?: boolean; sender?: Sender } = {},
) {
  const { authorization, call } = sender ?? (await asSender(request));
  const buffer = Buffer.from(drawForm(EMPLOYMENT_FORM, 'TABLE').bytes);
  const uploaded = await request.post('/api/app/files', {
    headers: { authorization },
    multipart: { purpose: 'document', file: { name: '근로계약서.pdf', mimeType: 'application/pdf', buffer } },
  });
  const { fileId } = (await uploaded.json()).result;
  await expect.poll(async () => (await call('GET', `/files/${fileId}`)).status).toBe('READY');
  const { templateId } = await call('POST', '/templates', { title, fileIds: [fileId] });
  const path = `/templates/${templateId}`;
  const slotUuid = crypto.randomUUID();
  const { version } = await call('PUT', `${path}/slots`, { version: 1, slots: [{ slotUuid, ...WORKER }] });
  const at = { fileId, page: 1, required: true };
  const signature = { x: 80, y: 700, width: 120, height: 48 };
  const wage = { x: 300, y: 700, width: 180, height: 24 };
  const fields = [
    {
      ...at,
      fieldId: crypto.randomUUID(),
      kind: 'SIGNATURE',
      name: '근로자 서명',
      receiverUuid: slotUuid,
      rect: signature,
    },
    { ...at, fieldId: crypto.randomUUID(), kind: 'TEXT', name: '부서', receiverUuid: null, rect: wage },
  ].filter(({ receiverUuid }) => isFilledBySender || receiverUuid !== null);
  const saved = await call('PUT', `${path}/fields`, { version, fields });
  await call('POST', `${path}/publish`, { version: saved.version });
  return { templateId: String(templateId), slotUuid, call };
}
