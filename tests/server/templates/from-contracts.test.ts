import { afterAll, beforeAll, expect, test } from 'vitest';
import { field, readyDraft, receiver, verify } from '../../support/contracts.ts';
import { TYPED } from '../../support/marks.ts';
import { signUp, type Person } from '../../support/people.ts';
import { draftTemplate } from '../../support/templates.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
  owner = await signUp(api);
  await verify(api, owner);
});
afterAll(() => api.close());

const read = (templateId: string) => api.ok('getTemplate', { token: owner.accessJwt, path: { templateId } });
const marksOf = async (templateId: string) =>
  (await read(templateId)).content.fields.flatMap((one) => one.senderMark ?? []);

test('what a contract was is what its template is, without its people and values', async () => {
  const ready = await readyDraft(api, owner, [receiver('이도윤'), receiver('최하은', { order: 2 })]);
  const own = field(ready.fileId, null, {
    kind: 'TEXT',
    value: '비밀',
    rect: { x: 300, y: 300, width: 80, height: 20 },
  });
  await api.ok('putFields', { ...ready.call, body: { version: ready.version, fields: [...ready.fields, own] } });
  const body = { title: '계약서 틀', contractId: ready.contractId };
  const { templateId } = await api.ok('createTemplate', { token: owner.accessJwt, body });
  const template = await read(templateId);
  expect(template.files.map(({ fileId }) => fileId)).toEqual([ready.fileId]);
  expect(template.content.slots.map(({ name, person, order }) => [name, person, order])).toEqual([
    ['받는 분 1', 'ASK', 1],
    ['받는 분 2', 'ASK', 2],
  ]);
  expect(template.content.fields).toHaveLength(3);
  expect(JSON.stringify(template.content)).not.toMatch(/이도윤|비밀|receiver\.example/);
  const strange = await signUp(api);
  expect(await api.fails('createTemplate', { token: strange.accessJwt, body })).toBe('404 NOT_FOUND');
});

test('a template names no mark of whoever made it, also if it was made from their contract', async () => {
  const mark = { use: 'SIGNATURE', name: '내 서명', mark: TYPED };
  const { markId } = await api.ok('createMark', { token: owner.accessJwt, body: mark });
  const senderMark = { from: 'MINE', markId } as const;
  const made = await draftTemplate(api, owner, { fields: (fileId) => [field(fileId, null, { senderMark })] });
  expect(await marksOf(made.templateId)).toEqual([{ from: 'MINE', markId: null }]);

  const ready = await readyDraft(api, owner);
  const own = field(ready.fileId, null, { senderMark, rect: { x: 300, y: 300, width: 80, height: 20 } });
  await api.ok('putFields', { ...ready.call, body: { version: ready.version, fields: [...ready.fields, own] } });
  const body = { title: '틀', contractId: ready.contractId };
  const { templateId } = await api.ok('createTemplate', { token: owner.accessJwt, body });
  expect(await marksOf(templateId)).toEqual([{ from: 'MINE', markId: null }]);
});
