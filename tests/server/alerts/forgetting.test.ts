import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAlertJobs } from '../../../server/modules/alerts/alerts.jobs.ts';
import { recordAlertCauses } from '../../../server/modules/alerts/causes/cause-alerts.ts';
import { deleteContractAlerts } from '../../../server/modules/alerts/causes/delete-contract-alerts.repository.ts';
import { batchJobs, filledSheet, startSheet, workersTemplate } from '../../support/batches.ts';
import { work } from '../../support/contracts.ts';
import { runRecurring } from '../../support/jobs.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
});
afterAll(() => api.close());

const fold = () => runRecurring(createAlertJobs(api.deps), 'fold-alerts');
const forget = (contract: { contractId: string; batchUuid: string | null }) =>
  api.database.transaction().execute((transaction) => deleteContractAlerts(transaction, contract));

test('alerts of a batch name nobody once one of its contracts is forgotten, and those of that contract go', async () => {
  const template = await workersTemplate(api);
  const sheet = await filledSheet(api, template, 2);
  await startSheet(api, template, sheet);
  await work(api, batchJobs(api));
  const [first, second] = await api.database
    .selectFrom('contracts')
    .select(['contractId', 'batchUuid', 'organizationMemberUuid'])
    .where('batchUuid', '=', sheet.batchId)
    .execute();
  if (!first || !second) throw new Error('Two contracts were sent.');
  await fold();
  await api.ok('readAlerts', { token: template.token, body: { all: true } });

  const to = { organizationMemberUuid: first.organizationMemberUuid };
  const signed = { kind: 'SIGNED', to, isMailed: true } as const;
  await recordAlertCauses(api.database, [
    { ...signed, about: first, who: '남궁가온' },
    { ...signed, about: second, who: '배준호' },
  ]);
  await fold();
  await forget(first);
  const { items } = await api.ok('listAlerts', { token: template.token, query: { kind: 'SIGNED' } });
  expect(items).toMatchObject([{ count: 2, who: '', batchId: sheet.batchId }]);

  await recordAlertCauses(api.database, [{ ...signed, about: { contractId: second.contractId }, who: '배준호' }]);
  await forget({ contractId: second.contractId, batchUuid: null });
  await fold();
  const left = await api.ok('listAlerts', { token: template.token, query: { kind: 'SIGNED' } });
  expect(left.items).toHaveLength(1);
});
