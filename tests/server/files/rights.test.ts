import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakePdf } from '../../support/fake-documents.ts';
import { uploadAndProcess, look, upload, uploadForm } from '../../support/files.ts';
import { join, signUp, type Person } from '../../support/people.ts';
import { drawPng } from '../../support/pictures.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let person: Person;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
  person = await signUp(api);
});
afterAll(() => api.close());

test('who may bring a document, who may see it, who may confirm it', async () => {
  const sender = await join(api, person, ['CONTRACT_SEND']);
  const keeper = await join(api, person, ['TEMPLATE_MANAGE']);
  const reader = await join(api, person, ['CONTRACT_READ_ALL']);
  const chief = await join(api, person, ['CONTRACT_SEND', 'CONTRACT_READ_ALL']);
  const nobody = await join(api, person);
  const raw = uploadForm(fakePdf({ status: 'NEEDS_CONFIRMATION' }));
  for (const member of [nobody, reader]) {
    expect(await api.fails('uploadFile', { token: member.accessJwt, raw })).toBe('403 FORBIDDEN');
  }
  expect((await uploadAndProcess(api, nobody, await drawPng(), { purpose: 'image' })).status).toBe('READY');
  expect((await uploadAndProcess(api, keeper, fakePdf())).status).toBe('READY');
  const { fileId } = await upload(api, sender, fakePdf({ status: 'NEEDS_CONFIRMATION' }));
  for (const member of [person, reader, chief, sender]) {
    expect((await look(api, member, fileId)).fileId).toBe(fileId);
  }
  const stranger = await signUp(api);
  const path = { fileId };
  for (const { accessJwt: token } of [nobody, keeper, stranger]) {
    const body = { confirmed: true };
    expect(await api.fails('getFile', { token, path })).toBe('404 NOT_FOUND');
    expect(await api.fails('confirmFile', { token, path, body })).toBe('404 NOT_FOUND');
    expect(await api.fails('suggestFields', { token, path })).toBe('404 NOT_FOUND');
    expect(await api.fails('getFileContent', { token, path })).toBe('404 NOT_FOUND');
    expect(await api.fails('getFilePage', { token, path: { ...path, page: '1' } })).toBe('404 NOT_FOUND');
  }
  const confirm = (member: Person) =>
    api.call('confirmFile', { token: member.accessJwt, path, body: { confirmed: true } });
  expect((await confirm(reader)).error.errorCode).toBe('FORBIDDEN');
  expect((await confirm(chief)).result.status).toBe('READY');
});
