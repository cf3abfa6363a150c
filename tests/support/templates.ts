import { randomUUID } from 'node:crypto';
import type { components } from '#openapi';
import { field, type Field } from './contracts.ts';
import { fakePdf } from './fake-documents.ts';
import { untilStatus, upload } from './files.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

type Slot = components['schemas']['TemplateSlot'];

export const slot = (name: string, more: Partial<Slot> = {}): Slot => ({
  slotUuid: randomUUID(),
  name,
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
  ...more,
});

type Options = { title?: string; pages?: number; file?: Buffer; slots?: Slot[]; fields?: (fileId: string) => Field[] };

/** A template whose slots have a signature each. */
export async function draftTemplate(api: TestApp, person: Person, options: Options = {}) {
  const { title = '표준근로계약서', pages = 2, slots = [slot('근로자')] } = options;
  const { fileId } = await upload(api, person, options.file ?? fakePdf({ pages }));
  // Fake documents are ready immediately, real ones only after the engine has read them.
  if (options.file) await untilStatus(api, person, fileId, 'READY');
  const token = person.accessJwt;
  const { templateId } = await api.ok('createTemplate', { token, body: { title, fileIds: [fileId] } });
  const call = { token, path: { templateId } };
  await api.ok('putTemplateSlots', { ...call, body: { version: 1, slots } });
  const signatures = slots
    .filter(({ role }) => role !== 'VIEWER')
    .map(({ slotUuid }, place) =>
      field(fileId, slotUuid, { rect: { x: 60, y: 60 + place * 60, width: 120, height: 40 } }),
    );
  const fields = [...signatures, ...(options.fields?.(fileId) ?? [])];
  const { version } = await api.ok('putTemplateFields', { ...call, body: { version: 2, fields } });
  return { templateId, fileId, slots, fields, version, call };
}

export async function publishedTemplate(api: TestApp, person: Person, options: Options = {}) {
  const made = await draftTemplate(api, person, options);
  const { version } = await api.ok('publishTemplate', { ...made.call, body: { version: made.version } });
  return { ...made, version };
}

export const shareTemplate = (api: TestApp, person: Person, templateId: string, version: number) =>
  api.ok('changeTemplate', {
    token: person.accessJwt,
    path: { templateId },
    body: { version, visibility: 'ORGANIZATION' },
  });
