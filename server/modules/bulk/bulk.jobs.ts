import type { Deps } from '../../deps.ts';
import { defineJob, type JobDefinition } from '../../jobs/definition.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import { nameMember } from '../contracts/core/perform.ts';
import { findActiveMember } from '../organizations/seats.repository.ts';
import { actOnOne, type Doer, type Outcome } from './act-on-one.ts';
import { closeItem, findBatch, holdItem, listOpenItems, moveBatch } from './batches.repository.ts';

export const WORK_THROUGH = 'work-through-batch';

/** The number of contracts per job, so that other jobs can run in between. */
const AT_ONCE = 100;
const LEFT: Outcome = { outcome: 'SKIPPED', errorCode: 'FORBIDDEN' };

/**
 * Each contract is processed and its result stored in one transaction. If a worker is lost, nothing is left half done
 * or done twice.
 */
export function createBulkJobs({ database, outbox }: Pick<Deps, 'database' | 'outbox'>): JobDefinition[] {
  return [
    defineJob(WORK_THROUGH, async ({ key }, signal) => {
      const [batchUuid = '', round = '0'] = key.split(' ');
      const batch = await findBatch(database, batchUuid);
      if (!batch || batch.finishedAt) return;
      // Uses the member's current permissions instead of those they had when they started the batch.
      const person = await findActiveMember(database, batch.organizationMemberUuid);
      const doer: Doer | null = person && { member: person.member, by: { actor: nameMember(person) } };
      for (const { position, contractId } of await listOpenItems(database, batchUuid, AT_ONCE)) {
        if (signal.aborted) break;
        await database.transaction().execute(async (transaction) => {
          if (!(await holdItem(transaction, batchUuid, position))) return;
          const outcome = doer ? await actOnOne(outbox, transaction, contractId, batch.work, doer) : LEFT;
          await closeItem(transaction, batchUuid, position, outcome);
        });
      }
      return async (transaction) => {
        const [next] = await listOpenItems(transaction, batchUuid, 1);
        await moveBatch(transaction, batchUuid, !next);
        if (next) await enqueueJob(transaction, { kind: WORK_THROUGH, key: `${batchUuid} ${Number(round) + 1}` });
      };
    }),
  ];
}
