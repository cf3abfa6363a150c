import type { Deps } from '../../deps.ts';
import { defineJob, type JobDefinition } from '../../jobs/definition.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import { toMemberActor } from '../contracts/core/perform.ts';
import { findActiveMember } from '../organizations/seats.repository.ts';
import { performOnContract, type BulkActor, type BulkItemOutcome } from './perform-on-contract.ts';
import {
  storeItemOutcome,
  findBulkAct,
  lockBulkActItem,
  listOpenBulkActItems,
  updateBulkAct,
} from './bulk-acts.repository.ts';

export const PROCESS_BULK_ACT = 'work-through-act';

/** Contracts per job. Other jobs get a turn in between. */
const AT_ONCE = 100;
const LEFT: BulkItemOutcome = { outcome: 'SKIPPED', errorCode: 'FORBIDDEN' };

/**
 * Processes each contract and stores its result in one transaction. Losing a worker leaves nothing half done or done
 * twice.
 */
export function createBulkJobs(deps: Pick<Deps, 'credits' | 'database' | 'outbox'>): JobDefinition[] {
  const { database } = deps;
  return [
    defineJob(PROCESS_BULK_ACT, async ({ key }, signal) => {
      const [actUuid = '', round = '0'] = key.split(' ');
      const act = await findBulkAct(database, actUuid);
      if (!act || act.finishedAt) return;
      // The member's permissions now, not those at the start of the action.
      const person = await findActiveMember(database, act.organizationMemberUuid);
      const doer: BulkActor | null = person && { member: person.member, by: { actor: toMemberActor(person) } };
      for (const { position, contractId } of await listOpenBulkActItems(database, actUuid, AT_ONCE)) {
        if (signal.aborted) break;
        await database.transaction().execute(async (transaction) => {
          if (!(await lockBulkActItem(transaction, actUuid, position))) return;
          const outcome = doer ? await performOnContract(deps, transaction, contractId, act.work, doer) : LEFT;
          await storeItemOutcome(transaction, actUuid, position, outcome);
        });
      }
      return async (transaction) => {
        const [next] = await listOpenBulkActItems(transaction, actUuid, 1);
        await updateBulkAct(transaction, actUuid, !next);
        if (next) await enqueueJob(transaction, { kind: PROCESS_BULK_ACT, key: `${actUuid} ${Number(round) + 1}` });
      };
    }),
  ];
}
