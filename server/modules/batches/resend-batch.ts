import type { OperationHandler } from '../../contract/operations.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Deps } from '../../deps.ts';
import { performOnContract } from '../bulk/perform-on-contract.ts';
import { buildMemberActor } from '../contracts/core/perform.ts';
import { requireVerifiedMember } from '../contracts/core/contract-permissions.ts';
import { listUndeliveredContracts } from './batch-facts.repository.ts';
import { describeBatch } from './batch-view.ts';
import { requireOwnBatch } from './batches.repository.ts';

/** The most receivers that a call reminds. Callers repeat the call for the rest. */
const MAX_AT_ONCE = 1_000;

/** Resends the request to receivers who didn't get it because delivery failed. */
export const createResendBatch =
  (deps: Deps): OperationHandler<'resendBatch'> =>
  async ({ path, caller, client }) => {
    const { database, now } = deps;
    requireVerifiedMember(caller, now());
    const batch = await requireOwnBatch(database, path.batchId, caller.member);
    if (batch.sent === 0) throw new DomainError('BATCH_NOT_RUNNING');
    const doer = { member: caller.member, by: buildMemberActor(caller, client) };
    for (const contractId of await listUndeliveredContracts(database, batch.batchUuid, MAX_AT_ONCE))
      await database
        .transaction()
        .execute((transaction) => performOnContract(deps, transaction, contractId, { action: 'REMIND' }, doer));
    deps.wakeWorkers();
    return describeBatch(database, batch, caller.member);
  };
