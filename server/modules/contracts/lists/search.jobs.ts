import type { Deps } from '../../../deps.ts';
import { defineRecurringJob, type JobDefinition } from '../../../jobs/definition.ts';
import { keepSearchable } from '../core/contracts.repository.ts';

const QUARTER_OF_AN_HOUR_MS = 15 * 60_000;
const AT_ONCE = 100;

/** Reads anew what contracts of before are found by, until none is left. Later runs find nothing to do, by an empty index. */
export async function renewSearch({ database }: Pick<Deps, 'database'>, signal: AbortSignal) {
  while (!signal.aborted) {
    const renewed = await database.transaction().execute(async (transaction) => {
      const contracts = await transaction
        .selectFrom('contracts')
        .select('contractId')
        .where('searchVersion', '=', 0)
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const { contractId } of contracts) await keepSearchable(transaction, contractId);
      const contractIds = contracts.map(({ contractId }) => contractId);
      if (contractIds.length > 0)
        await transaction
          .updateTable('contracts')
          .set({ searchVersion: 1 })
          .where('contractId', 'in', contractIds)
          .execute();
      return contracts.length;
    });
    if (renewed < AT_ONCE) return;
  }
}

export const createSearchJobs = (deps: Pick<Deps, 'database'>): JobDefinition[] => [
  defineRecurringJob('renew-search', QUARTER_OF_AN_HOUR_MS, (_job, signal) => renewSearch(deps, signal)),
];
