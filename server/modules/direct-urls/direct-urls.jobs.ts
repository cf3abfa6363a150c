import type { Deps } from '../../deps.ts';
import { defineRecurringJob, type JobDefinition } from '../../jobs/definition.ts';
import { lockContract } from '../contracts/core/contracts.repository.ts';
import { destroyContents } from '../contracts/running/destroy-contents.ts';
import { listHiddenContracts } from './direct-urls.repository.ts';
import { listDuePlaces } from './places/places.repository.ts';
import { releasePlace } from './places/settle-visitor.ts';

const EVERY_MS = 15_000;
const DESTROY_EVERY_MS = 3_600_000;
const KEPT_DAYS = 7;
const MAX_DESTROYED_AT_ONCE = 200;

/** Frees the places of visitors who didn't confirm their address or number, and deletes what they entered. */
export const createDirectUrlJobs = (deps: Pick<Deps, 'credits' | 'database' | 'files'>): JobDefinition[] => [
  defineRecurringJob('watch-direct-urls', EVERY_MS, async (_, signal) => {
    for (const contractId of await listDuePlaces(deps.database)) {
      if (signal.aborted) return;
      await deps.database.transaction().execute(async (transaction) => {
        const { contract, at } = await lockContract(transaction, contractId);
        // The visitor may have confirmed since the list was read.
        const isDue = (await listDuePlaces(transaction, contractId)).length > 0;
        if (isDue) await releasePlace(deps, transaction, contract, at);
      });
    }
  }),
  defineRecurringJob('forget-visitors', DESTROY_EVERY_MS, async (_, signal) => {
    for (const contractId of await listHiddenContracts(deps.database, {
      endedDaysAgo: KEPT_DAYS,
      limit: MAX_DESTROYED_AT_ONCE,
    }))
      if (!signal.aborted) await destroyContents(deps, contractId);
  }),
];
