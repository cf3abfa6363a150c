import type { Deps } from '../../../deps.ts';
import { defineRecurringJob, type JobDefinition } from '../../../jobs/definition.ts';
import { updateSearchText } from '../core/contracts.repository.ts';
import { lockContractsToReindex, markSearchable } from './search.repository.ts';

const QUARTER_OF_AN_HOUR_MS = 15 * 60_000;
const AT_ONCE = 100;

/** Rebuilds search text from earlier versions. Later runs find an empty partial index and cost nothing. */
export async function rebuildSearchTexts({ database }: Pick<Deps, 'database'>, signal: AbortSignal) {
  while (!signal.aborted) {
    const renewed = await database.transaction().execute(async (transaction) => {
      const contractIds = await lockContractsToReindex(transaction, AT_ONCE);
      for (const contractId of contractIds) await updateSearchText(transaction, contractId);
      await markSearchable(transaction, contractIds);
      return contractIds.length;
    });
    if (renewed < AT_ONCE) return;
  }
}

export const createSearchJobs = (deps: Pick<Deps, 'database'>): JobDefinition[] => [
  defineRecurringJob('renew-search', QUARTER_OF_AN_HOUR_MS, (_job, signal) => rebuildSearchTexts(deps, signal)),
];
