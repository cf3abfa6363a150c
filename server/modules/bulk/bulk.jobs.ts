import type { Deps } from '../../deps.ts';
import { defineJob, type JobDefinition } from '../../jobs/definition.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import { toMemberActor } from '../contracts/core/perform.ts';
import { findActiveMember } from '../organizations/seats.repository.ts';
import { performOnOne, type Performer, type Outcome } from './perform-on-one.ts';
import { storeOutcome, findBatch, lockItem, listOpenItems, updateBatch } from './batches.repository.ts';

export const PROCESS_BATCH = 'work-through-batch';

/** The number of contracts per job, so that other jobs can run in between. */
const AT_ONCE = 100;
const LEFT: Outcome = { outcome: 'SKIPPED', errorCode: 'FORBIDDEN' };

/**
 * Each contract is processed and its result stored in one transaction. If a worker is lost, nothing is left half done
 * or done twice.
 */
export function createBulkJobs({ database, outbox }: Pick<Deps, 'database' | 'outbox'>): JobDefinition[] {
  return [
    defineJob(PROCESS_BATCH, async ({ key }, signal) => {
      const [batchUuid = '', round = '0'] = key.split(' ');
      const batch = await findBatch(database, batchUuid);
      if (!batch || batch.finishedAt) return;
      // Uses the member's current permissions instead of those they had when they started the batch.
      const person = await findActiveMember(database, batch.organizationMemberUuid);
      const doer: Performer | null = person && { member: person.member, by: { actor: toMemberActor(person) } };
      for (const { position, contractId } of await listOpenItems(database, batchUuid, AT_ONCE)) {
        if (signal.aborted) break;
        await database.transaction().execute(async (transaction) => {
          if (!(await lockItem(transaction, batchUuid, position))) return;
          const outcome = doer ? await performOnOne(outbox, transaction, contractId, batch.work, doer) : LEFT;
          await storeOutcome(transaction, batchUuid, position, outcome);
        });
      }
      return async (transaction) => {
        const [next] = await listOpenItems(transaction, batchUuid, 1);
        await updateBatch(transaction, batchUuid, !next);
        if (next) await enqueueJob(transaction, { kind: PROCESS_BATCH, key: `${batchUuid} ${Number(round) + 1}` });
      };
    }),
  ];
}
