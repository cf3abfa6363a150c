import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { field, look, receiver, sent, verify } from '../../support/contracts.ts';
import { fakePdf } from '../../support/fake-documents.ts';
import { upload } from '../../support/files.ts';
import { signUp, type Person } from '../../support/people.ts';
import { draftTemplate, publishedTemplate, slot } from '../../support/templates.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
  owner = await signUp(api);
  await verify(api, owner);
});
afterAll(() => api.close());

const read = (templateId: string, person = owner, query = {}) =>
  api.ok('getTemplate', { token: person.accessJwt, path: { templateId }, query });
const fail = async (...call: Parameters<TestApp['call']>) => (await api.call(...call)).error.errorCode;

test('templates are listed by tab, state, folder, words and use, and a removed one is gone', async () => {
  const person = await signUp(api);
  await verify(api, person);
  const token = person.accessJwt;
  const one = await publishedTemplate(api, person, { title: '근로계약서' });
  const two = await publishedTemplate(api, person, {
    title: '비밀유지계약서',
    slots: [slot('갑'), slot('을', { order: 2 })],
  });
  const three = await draftTemplate(api, person, { title: '위임장' });
  const titles = async (query = {}) =>
    (await api.ok('listTemplates', { token, query })).items.map(({ title }) => title);
  expect(await titles()).toEqual(['위임장', '비밀유지계약서', '근로계약서']);
  expect(await titles({ sort: 'TITLE' })).toEqual(['근로계약서', '비밀유지계약서', '위임장']);
  expect(await titles({ search: '계약 비밀' })).toEqual(['비밀유지계약서']);
  expect(await titles({ slots: 2 })).toEqual(['비밀유지계약서']);
  expect(await titles({ state: 'DRAFT' })).toEqual(['위임장']);
  const { folderId } = await api.ok('createTemplateFolder', { token, body: { name: '인사' } });
  await api.ok('changeTemplate', { ...one.call, body: { version: one.version, folderId } });
  expect(await titles({ folder: folderId })).toEqual(['근로계약서']);
  await api.ok('bookmarkTemplate', two.call);
  expect(await titles({ tab: 'BOOKMARK' })).toEqual(['비밀유지계약서']);
  const { contractId } = await api.ok('createDraftFromTemplate', one.call);
  const { receivers } = await look(api, person, contractId);
  await api.ok('putReceivers', {
    token,
    path: { contractId },
    body: { version: 1, receivers: [{ ...receiver('이도윤'), receiverUuid: receivers[0]?.receiverUuid ?? null }] },
  });
  await api.ok('sendContract', { token, path: { contractId } });
  expect(await titles({ sort: 'USED' })).toEqual(['근로계약서', '위임장', '비밀유지계약서']);
  await api.ok('retireTemplate', { ...two.call, body: { version: two.version } });
  expect(await titles()).toEqual(['근로계약서', '위임장']);
  expect(await titles({ state: 'RETIRED' })).toEqual(['비밀유지계약서']);
  await api.ok('deleteTemplate', three.call);
  const page = await api.ok('listTemplates', { token });
  expect([page.total, page.counts]).toEqual([1, { ALL: 1, BOOKMARK: 0, MINE: 1 }]);
  expect(page.items[0]).toMatchObject({ sentCount: 1, pageCount: 2, fieldCount: 1, slots: [{ name: '근로자' }] });
  expect(await fail('getTemplate', three.call)).toBe('NOT_FOUND');
  expect((await look(api, person, contractId)).templateId).toBe(one.templateId);
});

test("a copy is its own, and what is not the organisation's cannot be named", async () => {
  const made = await publishedTemplate(api, owner, { title: '가'.repeat(99) });
  const copy = await api.ok('duplicateTemplate', made.call);
  expect(await read(copy.templateId)).toMatchObject({
    title: `${'가'.repeat(97)} 사본`,
    state: 'DRAFT',
    visibility: 'ME',
  });
  const strange = await signUp(api);
  const { fileId } = await upload(api, strange, fakePdf());
  const { folderId } = await api.ok('createTemplateFolder', { token: strange.accessJwt, body: { name: '남의 폴더' } });
  const path = { templateId: copy.templateId };
  const change = (body: object) =>
    fail('changeTemplate', { token: owner.accessJwt, path, body: { version: 1, ...body } });
  expect(await change({ fileIds: [fileId] })).toBe('FILE_NOT_FOUND');
  expect(await change({ folderId })).toBe('FOLDER_NOT_FOUND');
  expect(await change({ visibility: 'GROUPS', groupIds: [randomUUID()] })).toBe('GROUP_NOT_FOUND');
  expect(await change({ content: { folderId: randomUUID() } })).toBe('FOLDER_NOT_FOUND');
  const fields = [field(fileId, null)];
  expect(await fail('putTemplateFields', { token: owner.accessJwt, path, body: { version: 1, fields } })).toBe(
    'FILE_NOT_FOUND',
  );
});

test('a contract that was sent can be made a template by whoever sees it', async () => {
  const { contractId } = await sent(api, owner);
  const body = { title: '틀', contractId };
  expect((await api.ok('createTemplate', { token: owner.accessJwt, body })).state).toBe('DRAFT');
});
