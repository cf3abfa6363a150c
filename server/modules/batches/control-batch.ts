import type { Transaction } from 'kysely';
import type { MemberCaller } from '../../contract/access.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { describeBatch } from './batch-view.ts';
import { lockBatch, requireOwnBatch, type BatchRecord } from './batches.repository.ts';

type Effect = (transaction: Transaction<DB>, batch: BatchRecord) => Promise<BatchRecord>;

/** Pauses, resumes, cancels or retries a batch, after the current round. */
export const createControlBatch =
  (deps: Pick<Deps, 'database' | 'wakeWorkers'>) => async (batchId: string, caller: MemberCaller, effect: Effect) => {
    const { database } = deps;
    const { batchUuid } = await requireOwnBatch(database, batchId, caller.member);
    const answer = await database.transaction().execute(async (transaction) => {
      const changed = await effect(transaction, await lockBatch(transaction, batchUuid));
      return describeBatch(transaction, changed, caller.member);
    });
    deps.wakeWorkers();
    return answer;
  };
