import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDemoJobs } from '../../../server/content/demo/demo.jobs.ts';
import { seedDemo } from '../../../server/content/demo/demo.ts';
import { DEMO_GROUPS, DEMO_TEMPLATES } from '../../../server/content/demo/demo-templates.ts';
import { DEMO_CONTACTS, DEMO_DOCUMENTS } from '../../../server/content/demo/documents.ts';
import { DEMO_PASSWORD, JISU } from '../../../server/content/demo/people.ts';
import { createDocumentEngine, type DocumentEngine } from '../../../server/documents/engine.ts';
import { createHandlers } from '../../../server/handlers.ts';
import { createPagePictureService } from '../../../server/modules/files/page-pictures.ts';
import { age, tick, work } from '../../support/contracts.ts';
import { samplePdf } from '../../support/documents/sample-pdfs.ts';
import { uploadForm } from '../../support/files.ts';
import { sealingOf, workAndSeal } from '../../support/sealing-server.ts';
import { login } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { waitUntil } from '../../support/wait-until.ts';

let api: TestApp;
let documents: DocumentEngine;
beforeAll(async () => {
  documents = createDocumentEngine();
  api = await createTestApp({ takesFilesIn: true, documents });
});
afterAll(async () => {
  await api.close();
  await documents.close();
});

test('the demo’s documents are made, sent and ended as members would, and once', async () => {
  await seedDemo(api.deps, { withDocuments: true });
  const jobs = createDemoJobs(api.deps, createHandlers(api.deps, createPagePictureService(api.deps)));
  const { accessJwt: token, organizationMemberUuid: key } = await login(api, JISU.email, DEMO_PASSWORD);
  // Somebody creates a document with the same title before the demo does.
  const [title = ''] = DEMO_DOCUMENTS.filter(({ end }) => end === 'COMPLETED').map((document) => document.title);
  const { fileId } = await api.ok('uploadFile', { token, raw: uploadForm(samplePdf()) });
  await waitUntil(async () => expect((await api.ok('getFile', { token, path: { fileId } })).status).toBe('READY'));
  const own = await api.ok('createContract', { token, body: { title, fileIds: [fileId] } });
  expect(await work(api, jobs)).toEqual(['done']);
  const [job] = jobs;
  const again = { jobUuid: key, kind: 'fill-demo', key, payload: {}, attempt: 2, maxAttempts: 10 };
  await job?.handler(again, new AbortController().signal);
  await workAndSeal(api, await sealingOf(api));
  const short = await api.database
    .selectFrom('contracts')
    .select('contractId')
    .orderBy('expiresAt')
    .where('status', '=', 'IN_PROGRESS')
    .where('sealState', '=', 'NONE')
    .executeTakeFirstOrThrow();
  await age(api, short.contractId, 'expires_at');
  await tick(api);
  const { items: all, counts } = await api.ok('listContracts', { token, query: { size: '100' } });
  expect(all.find(({ contractId }) => contractId === own.contractId)?.status).toBe('DRAFT');
  const items = all.filter(({ contractId }) => contractId !== own.contractId);
  expect(items).toHaveLength(DEMO_DOCUMENTS.length);
  expect(new Set(items.map(({ status }) => status))).toEqual(
    new Set(['DRAFT', 'SCHEDULED', 'IN_PROGRESS', 'COMPLETED', 'REJECTED', 'CANCELLED', 'EXPIRED']),
  );
  expect(counts.MY_TURN).toBe(1);
  expect(items.some(({ folderId }) => folderId !== null)).toBe(true);
  expect((await api.ok('listContacts', { token })).total).toBe(DEMO_CONTACTS.length);
  const groups = await api.ok('listGroups', { token });
  expect(new Map(groups.map(({ name, organizationMemberUuids }) => [name, organizationMemberUuids.length]))).toEqual(
    new Map(DEMO_GROUPS.map(({ name, people }) => [name, people.length])),
  );
  const templates = await api.ok('listTemplates', { token, query: { state: 'PUBLISHED' } });
  expect(templates.counts).toEqual({
    ALL: DEMO_TEMPLATES.length,
    BOOKMARK: DEMO_TEMPLATES.filter(({ isBookmarked }) => isBookmarked).length,
    MINE: DEMO_TEMPLATES.length,
  });
  expect(templates.items.every(({ folderId }) => folderId !== null)).toBe(true);
  expect((await api.ok('listMarks', { token })).map(({ name }) => name)).toEqual(['내 서명', '내 도장']);
  expect((await api.ok('listCompanySeals', { token })).map(({ name, mayUse }) => [name, mayUse])).toEqual([
    ['사용인감', true],
  ]);
  const texts = await api.database
    .selectFrom('mailboxMessages')
    .select('bodyText')
    .where('channel', '=', 'SMS')
    .execute();
  expect(texts).toHaveLength(1);
});
