import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSeoulDay } from '../../../rules/dates.ts';
import { samplePdf } from '../../support/documents/sample-pdfs.ts';
import { storedPdf } from '../../support/documents/drawing.ts';
import { createTestEngine } from '../../support/documents/engine.ts';
import { batchJobs, filledSheet, startSheet, workersTemplate } from '../../support/batches.ts';
import { field, look, work } from '../../support/contracts.ts';
import { signUp } from '../../support/people.ts';
import { sealingOf, workAndSeal } from '../../support/sealing-server.ts';
import { sign } from '../../support/signing.ts';
import { publishedTemplate, slot } from '../../support/templates.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const engine = createTestEngine();
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true, documents: engine });
});
afterAll(async () => {
  await api.close();
  await engine.close();
});

test('a contract of a batch is signed, sealed and checked like any other', async () => {
  const template = await workersTemplate(api, { file: samplePdf({ pages: 3 }) });
  const { token, person } = template;
  const { batchId, version } = await filledSheet(api, template, 2);
  await startSheet(api, template, { batchId, version });
  await work(api, batchJobs(api));
  const { rows } = await api.ok('listBatchRows', { token, path: { batchId } });
  await sign(api, rows[0]?.cells[template.key('email')]);
  await workAndSeal(api, await sealingOf(api));
  expect(await look(api, person, rows[0]?.contractId ?? '')).toMatchObject({ status: 'COMPLETED', sealState: 'DONE' });
  const after = await api.ok('listBatchRows', { token, path: { batchId } });
  expect(after.rows.map(({ standing }) => standing)).toEqual(['COMPLETED', 'SENT']);
});

test('any row is drawn as a document before it is sent, and nothing of it stays', async () => {
  const template = await workersTemplate(api, { file: samplePdf({ pages: 3 }) });
  const { token } = template;
  const { path, rows } = await filledSheet(api, template, 1);
  const call = { token, path: { ...path, rowId: rows[0]?.rowId ?? '' } };
  const preview = await api.call('previewBatchRow', call);
  expect(preview.status).toBe(200);
  const pages = await engine.readText(storedPdf(preview.bytes));
  expect(pages.map(({ text }) => text.text.includes('미리 보기'))).toEqual([true, true, true]);
  expect(pages[0]?.text.text).toContain('3,400,000');
  expect(await api.ok('listContracts', { token, query: { tab: 'ALL' } })).toMatchObject({ total: 0 });
});

test('a row is drawn with what its receiver will find filled in', async () => {
  const person = await signUp(api);
  const token = person.accessJwt;
  const [worker, born] = [slot('근로자'), randomUUID()];
  const { templateId } = await publishedTemplate(api, person, {
    file: samplePdf({ pages: 1 }),
    slots: [worker],
    fields: (fileId) => [
      field(fileId, worker.slotUuid, {
        fieldId: born,
        kind: 'DATE',
        name: '생년월일',
        fromSheet: true,
        rect: { x: 60, y: 300, width: 160, height: 24 },
      }),
      field(fileId, worker.slotUuid, { kind: 'NAME', name: '이름', rect: { x: 60, y: 340, width: 160, height: 24 } }),
      field(fileId, worker.slotUuid, {
        kind: 'SIGNED_DATE',
        name: '서명일',
        rect: { x: 60, y: 380, width: 160, height: 24 },
      }),
    ],
  });
  const key = (part: string) => `slot:${worker.slotUuid}:${part}`;
  const { batchId } = await api.ok('createBatch', { token, body: { templateId } });
  const cells = { [key('name')]: '류건우', [key('email')]: 'prefilled@example.com', [`field:${born}`]: '1990-05-03' };
  const add = [{ rowId: randomUUID(), cells }];
  const { rows } = await api.ok('changeBatchRows', { token, path: { batchId }, body: { version: 1, add } });
  expect(rows[0]?.problems).toEqual([]);
  const preview = await api.call('previewBatchRow', { token, path: { batchId, rowId: rows[0]?.rowId ?? '' } });
  const [page] = await engine.readText(storedPdf(preview.bytes));
  expect(page?.text.text).toContain('1990');
  expect(page?.text.text).toContain('류건우');
  expect(page?.text.text).not.toContain(getSeoulDay(new Date()).slice(0, 4));
});
