import { groupBy } from '../../../rules/group-by.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { requireEditableContract, requireVerifiedMember } from '../contracts/core/contract-permissions.ts';
import { beginAction, buildMemberActor, type ActionContext } from '../contracts/core/perform.ts';
import { resendRequest } from '../contracts/running/resend-message.ts';
import { listUndelivered, listUnreachedContracts } from './batch-deliveries.repository.ts';
import { describeBatch } from './batch-view.ts';
import { requireOwnBatch } from './batches.repository.ts';

/** The most contracts whose receivers a call sends the request again. Callers repeat the call for the rest. */
const MAX_AT_ONCE = 1_000;

/** Resends the request to receivers who didn't get it because delivery failed, through the channels that failed. */
export const createResendBatch =
  (deps: Deps): OperationHandler<'resendBatch'> =>
  async ({ path, caller, client }) => {
    const { database, now } = deps;
    requireVerifiedMember(caller, now());
    const batch = await requireOwnBatch(database, path.batchId, caller.member);
    if (batch.sent === 0) throw new DomainError('BATCH_NOT_RUNNING');
    const by = buildMemberActor(caller, client);
    const errors: DomainError[] = [];
    let receivers = 0;
    for (const contractId of await listUnreachedContracts(database, batch.batchUuid, MAX_AT_ONCE)) {
      try {
        await requireEditableContract(database, contractId, caller);
        receivers += await database
          .transaction()
          .execute(async (transaction) => resendUndelivered(deps, await beginAction(transaction, contractId, by)));
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        errors.push(error);
      }
    }
    const short = errors.find(({ code }) => code === 'CREDIT_SHORT');
    if (receivers === 0 && short) throw short;
    deps.wakeWorkers();
    return { batch: await describeBatch(database, batch, caller.member), receivers, skipped: errors.length };
  };

/** Asks again what is undelivered, because another call may have sent it before this one locked the contract. */
async function resendUndelivered(deps: Pick<Deps, 'credits' | 'outbox'>, context: ActionContext): Promise<number> {
  const undelivered = await listUndelivered(context.transaction, [context.contract.contractId]);
  const byReceiver = groupBy(undelivered, ({ receiverUuid }) => receiverUuid);
  for (const [receiverUuid, messages] of byReceiver)
    await resendRequest(
      deps,
      context,
      receiverUuid,
      messages.map(({ channel }) => channel),
    );
  return byReceiver.size;
}
