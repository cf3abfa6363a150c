import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { countStatements } from '../../support/count-statements.ts';
import { field, receiver, work } from '../../support/contracts.ts';
import { fakePdf } from '../../support/fake-documents.ts';
import { upload } from '../../support/files.ts';
import type { Person } from '../../support/people.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => api.close());

test('a sending asks no more of the database than it did', async () => {
  const token = owner.accessJwt;
  await work(api);
  // A process's first upload opens the connection that listens for changes.
  await upload(api, owner, fakePdf({ pages: 1 }));
  let fileId = '';
  const uploaded = await countStatements(async () => {
    ({ fileId } = await upload(api, owner, fakePdf({ pages: 10 })));
  });
  let contractId = '';
  const created = await countStatements(async () => {
    const body = { title: '2026년 근로계약서', fileIds: [fileId] };
    ({ contractId } = await api.ok('createContract', { token, body }));
  });
  const call = { token, path: { contractId } };
  let receiverUuid = '';
  const withReceivers = await countStatements(async () => {
    const put = await api.ok('putReceivers', { ...call, body: { version: 1, receivers: [receiver('이도윤')] } });
    receiverUuid = put.receivers[0]?.receiverUuid ?? '';
  });
  const withFields = await countStatements(() =>
    api.ok('putFields', { ...call, body: { version: 2, fields: [field(fileId, receiverUuid)] } }),
  );
  const sent = await countStatements(() => api.ok('sendContract', call));
  const delivered = await countStatements(() => work(api));
  expect({ uploaded, created, withReceivers, withFields, sent, delivered }).toEqual({
    uploaded: { statements: 8, transactions: 2 },
    created: { statements: 6, transactions: 1 },
    withReceivers: { statements: 6, transactions: 1 },
    withFields: { statements: 5, transactions: 1 },
    sent: { statements: 18, transactions: 1 },
    delivered: { statements: 7, transactions: 1 },
  });
});
