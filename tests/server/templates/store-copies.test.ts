import { afterAll, beforeAll, expect, test } from 'vitest';
import { STORE_FORMS } from '../../../server/content/store/store.ts';
import { look } from '../../support/contracts.ts';
import { createTestEngine } from '../../support/documents/engine.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import { signUp, type Person } from '../../support/people.ts';
import type { TestApp } from '../../support/test-app.ts';

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

test.each(STORE_FORMS.map(({ code, title }) => [title, code]))(
  '%s is copied as a published template without a problem, and makes contracts',
  async (title, code) => {
    const token = owner.accessJwt;
    const idempotencyKey = `copy ${code}`;
    const copy = await api.ok('copyStoreTemplate', { token, path: { storeTemplateId: code }, key: idempotencyKey });
    const again = await api.ok('copyStoreTemplate', { token, path: { storeTemplateId: code }, key: idempotencyKey });
    expect(again.templateId).toBe(copy.templateId);
    const path = { templateId: copy.templateId };
    const template = await api.ok('getTemplate', { token, path });
    expect(template).toMatchObject({ title, state: 'PUBLISHED', visibility: 'ORGANIZATION', publishedNumber: 1 });
    expect(template.files).toMatchObject([{ status: 'READY' }]);
    const companies = template.content.fields.flatMap(({ kind, receiverUuid, value }) =>
      kind === 'COMPANY' && receiverUuid === null ? [value] : [],
    );
    expect(new Set(companies)).toEqual(new Set(companies.length > 0 ? ['한빛물산 주식회사'] : []));
    const { mayPublish, problems } = await api.ok('checkTemplate', { token, path });
    expect([mayPublish, problems]).toEqual([true, []]);
    const { contractId } = await api.ok('createDraftFromTemplate', { token, path });
    const contract = await look(api, owner, contractId);
    expect(contract.receivers.map(({ slotName }) => slotName)).toEqual(template.content.slots.map(({ name }) => name));
    expect(contract.fields).toHaveLength(template.content.fields.length);
    const owners = new Set(contract.receivers.map(({ receiverUuid }) => receiverUuid));
    expect(contract.fields.filter(({ receiverUuid }) => receiverUuid !== null && !owners.has(receiverUuid))).toEqual(
      [],
    );
  },
);

test('the store leads to the latest copy that a member sees and that can be sent', async () => {
  const other = await signUp(api);
  const call = { token: other.accessJwt };
  const copyLease = (key: string) => api.ok('copyStoreTemplate', { ...call, path: { storeTemplateId: 'lease' }, key });
  const copies = async (person = other) =>
    (await api.ok('listStoreCopies', { token: person.accessJwt })).filter(
      ({ storeTemplateId }) => storeTemplateId === 'lease',
    );
  expect(await copies()).toEqual([]);
  const first = await copyLease('first lease');
  expect(await copies()).toEqual([{ storeTemplateId: 'lease', templateId: first.templateId }]);
  expect((await copies(owner)).map(({ templateId }) => templateId)).not.toContain(first.templateId);
  const second = await copyLease('second lease');
  expect(await copies()).toEqual([{ storeTemplateId: 'lease', templateId: second.templateId }]);
  const path = { templateId: second.templateId };
  await api.ok('retireTemplate', { ...call, path, body: { version: second.version } });
  expect(await copies()).toEqual([{ storeTemplateId: 'lease', templateId: first.templateId }]);
  await api.ok('deleteTemplate', { ...call, path: { templateId: first.templateId } });
  expect(await copies()).toEqual([]);
});

test('a form that does not exist is not found', async () => {
  const call = { token: owner.accessJwt, path: { storeTemplateId: 'none' } };
  expect((await api.call('copyStoreTemplate', call)).error.errorCode).toBe('NOT_FOUND');
});
