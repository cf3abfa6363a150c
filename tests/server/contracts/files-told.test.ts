import { afterAll, beforeAll, expect, test } from 'vitest';
import { listEvents } from '../../../server/modules/audit/contract-events.repository.ts';
import { draft, field, receiver } from '../../support/contracts.ts';
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
afterAll(() => api.close());

test('what was done to a file is told at the sending, by its name, with the moment of its confirmation', async () => {
  const made = await draft(api, owner);
  const notices = [{ code: 'JAVASCRIPT_REMOVED' as const, message: '파일 안의 스크립트를 뺐어요. 확인해주세요.' }];
  const changed = fakePdf({ status: 'NEEDS_CONFIRMATION', notices, normalised: '%PDF-1.7 clean' });
  const { fileId, name, normalisedSha256 } = await upload(api, owner, changed);
  const token = owner.accessJwt;
  const { confirmedAt } = await api.ok('confirmFile', { token, path: { fileId }, body: { confirmed: true } });
  await api.ok('changeContract', { ...made.call, body: { version: 1, fileIds: [fileId] } });
  const put = await api.ok('putReceivers', { ...made.call, body: { version: 2, receivers: [receiver('이도윤')] } });
  const fields = [field(fileId, put.receivers[0]?.receiverUuid ?? '')];
  await api.ok('putFields', { ...made.call, body: { version: 3, fields } });
  await api.ok('sendContract', made.call);
  const [created, normalised, confirmed, ...rest] = await listEvents(api.database, made.contractId);
  expect([normalised?.kind, normalised?.data]).toMatchObject(['FILE_NORMALISED', { fileId, name }]);
  expect([confirmed?.kind, confirmed?.data]).toEqual([
    'FILE_CONFIRMED',
    { fileId, name, normalisedSha256, confirmedAt },
  ]);
  expect(new Set([normalised, confirmed, ...rest].map((event) => event?.at))).toEqual(new Set([created?.at]));
  const history = await api.ok('listContractEvents', made.call);
  expect(history.map(({ kind, at }) => [kind, at])).toEqual([
    ['FILE_CONFIRMED', confirmedAt],
    ['CREATED', created?.at],
    ['FILE_NORMALISED', created?.at],
    ['SENT', created?.at],
  ]);
});

test('a file that was confirmed and then arranged: confirmed as converted, and sent as arranged', async () => {
  const made = await draft(api, owner);
  const converted = fakePdf({ pages: 3, status: 'NEEDS_CONFIRMATION', normalised: '%PDF-1.7 converted' });
  const source = await upload(api, owner, converted);
  const call = { token: owner.accessJwt, path: { fileId: source.fileId } };
  const { confirmedAt } = await api.ok('confirmFile', { ...call, body: { confirmed: true } });
  const pages = [3, 2, 1].map((page) => ({ page, turn: 0 }));
  const { fileId, normalisedSha256 } = await api.ok('arrangePages', { ...call, body: { pages } });
  await api.ok('changeContract', { ...made.call, body: { version: 1, fileIds: [fileId] } });
  const put = await api.ok('putReceivers', { ...made.call, body: { version: 2, receivers: [receiver('이도윤')] } });
  const fields = [field(fileId, put.receivers[0]?.receiverUuid ?? '')];
  await api.ok('putFields', { ...made.call, body: { version: 3, fields } });
  await api.ok('sendContract', made.call);
  const told = (await listEvents(api.database, made.contractId)).slice(0, 4);
  const before = source.normalisedSha256;
  expect(told.map(({ kind, data }) => [kind, data])).toMatchObject([
    ['CREATED', { files: [{ sha256: source.sha256, normalisedSha256 }], base: { sha256: normalisedSha256 } }],
    ['FILE_NORMALISED', { fileId, sha256: source.sha256, normalisedSha256: before }],
    ['FILE_CONFIRMED', { fileId, normalisedSha256: before, confirmedAt }],
    ['FILE_ARRANGED', { fileId, sha256: source.sha256, normalisedSha256: before, arrangedSha256: normalisedSha256 }],
  ]);
});
