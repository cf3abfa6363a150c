import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { field } from '../../support/contracts.ts';
import { createTestEngine } from '../../support/documents/engine.ts';
import { uploadAndProcess } from '../../support/files.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { Person } from '../../support/people.ts';
import { slot } from '../../support/templates.ts';
import type { TestApp } from '../../support/test-app.ts';
import type { Form } from '../../../server/documents/typeset/form.types.ts';
import { drawForm } from '../../../server/documents/typeset/draw-form.ts';
import { EMPLOYMENT_FORM } from '../../../server/content/forms/employment.ts';

let api: TestApp;
let owner: Person;
const engine = createTestEngine();
beforeAll(async () => {
  ({ api, owner } = await createSenderApp({ documents: engine }));
});
afterAll(async () => {
  await api.close();
  await engine.close();
});

/** The same contract with a different first article, which moves everything below it. */
const REVISED: Form = {
  ...EMPLOYMENT_FORM,
  blocks: [
    ...EMPLOYMENT_FORM.blocks.slice(0, 1),
    { kind: 'ARTICLE', heading: '0. 계약 기간', text: '이 계약은 체결한 날부터 한 해 동안 효력이 있다.' },
    ...EMPLOYMENT_FORM.blocks.slice(1),
  ],
};

const formFile = async (form: Form) => (await uploadAndProcess(api, owner, drawForm(form, 'RULED').bytes)).fileId;

test('fields follow their words onto a revised file, are told first, and keep their names and owners', async () => {
  const token = owner.accessJwt;
  const [fileId, newId] = [await formFile(EMPLOYMENT_FORM), await formFile(REVISED)];
  const before = drawForm(EMPLOYMENT_FORM, 'RULED').blanks;
  const after = drawForm(REVISED, 'RULED').blanks;
  const { templateId } = await api.ok('createTemplate', { token, body: { title: '근로계약서', fileIds: [fileId] } });
  const path = { templateId };
  const worker = slot('근로자');
  await api.ok('putTemplateSlots', { token, path, body: { version: 1, slots: [worker] } });
  const named = before.filter(({ id }) => id !== undefined);
  const fields = named.map(({ id, page, rect }) =>
    field(fileId, worker.slotUuid, { page, rect, kind: 'TEXT', name: id ?? '' }),
  );
  const { version } = await api.ok('putTemplateFields', { token, path, body: { version: 2, fields } });

  const call = { token, path: { ...path, fileId } };
  const told = await api.ok('replaceTemplateFile', { ...call, body: { version, fileId: newId, dryRun: true } });
  expect(told.template).toBeNull();
  expect([told.kept + told.moved, told.lost]).toEqual([fields.length, []]);
  expect((await api.ok('getTemplate', { token, path })).content.fields).toEqual(fields);

  const { template, ...done } = await api.ok('replaceTemplateFile', {
    ...call,
    body: { version, fileId: newId, dryRun: false },
  });
  expect(done).toEqual({ kept: told.kept, moved: told.moved, lost: [] });
  expect(template).toMatchObject({ version: version + 1, hasChanges: true });
  const { content, files } = await api.ok('getTemplate', { token, path });
  expect(files.map((file) => file.fileId)).toEqual([newId]);
  for (const moved of content.fields) {
    const place = after.find(({ id }) => id === moved.name);
    expect(moved).toMatchObject({ fileId: newId, receiverUuid: worker.slotUuid, page: place?.page });
    expect(Math.abs(moved.rect.x - (place?.rect.x ?? 0))).toBeLessThan(1);
    expect(Math.abs(moved.rect.y - (place?.rect.y ?? 0))).toBeLessThan(1);
  }
});

test('a file that is not ready, gone, or already in the template replaces none', async () => {
  const token = owner.accessJwt;
  const fileId = await formFile(EMPLOYMENT_FORM);
  const { templateId } = await api.ok('createTemplate', { token, body: { title: '틀', fileIds: [fileId] } });
  const replace = (body: object) =>
    api.fails('replaceTemplateFile', {
      token,
      path: { templateId, fileId },
      body: { version: 1, dryRun: true, ...body },
    });
  expect(await replace({ fileId })).toBe('404 FILE_NOT_FOUND');
  expect(await replace({ fileId: randomUUID() })).toBe('404 FILE_NOT_FOUND');
  expect(await replace({ fileId: await formFile(REVISED), version: 7 })).toBe('409 VERSION_CONFLICT');
  const refused = await uploadAndProcess(api, owner, Buffer.from('%PDF-1.7 nothing'));
  expect(await replace({ fileId: refused.fileId })).toMatch(/FILE_REFUSED/);
});
