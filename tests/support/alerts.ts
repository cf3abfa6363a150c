import { createAlertJobs } from '../../server/modules/alerts/alerts.jobs.ts';
import { runRecurring } from './jobs.ts';
import type { TestApp } from './test-app.ts';

/** Folds recorded causes into alerts, and lists the member's alerts as `KIND count`, newest first. */
export async function alertsOf(api: TestApp, token: string, about: { contractId?: string; batchId?: string } = {}) {
  await runRecurring(createAlertJobs(api.deps), 'fold-alerts');
  const { items } = await api.ok('listAlerts', { token, query: { size: '50' } });
  return items
    .filter((item) => about.contractId === undefined || item.contractId === about.contractId)
    .filter((item) => about.batchId === undefined || item.batchId === about.batchId)
    .flatMap(({ kinds, count }) => kinds.map((kind) => `${kind} ${count}`));
}
