import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { DELIVER_MESSAGE } from '../../messages/outbox.ts';
import { identifyAction, findStoredResult } from '../../idempotency/once.ts';
import type { ContractState } from '../core/contract.types.ts';
import { readDatabaseTime, describeState, type ContractRow } from '../core/contracts.repository.ts';
import { scheduleContract } from '../core/drafts.repository.ts';
import { findSeatToSendAs, takeOverDraft } from '../core/take-over-draft.repository.ts';
import { toMemberActor, performOnce } from '../core/perform.ts';
import { requireEditableContract, requireVerifiedMember } from '../core/contract-permissions.ts';
import { requireVerifiedUnlessOnlyToSelf } from '../core/only-to-self.ts';
import { dispatchContract } from './dispatch-contract.ts';
import { prepareContract, requireSendableContract } from './prepare-contract.ts';

const YEAR_MS = 365 * 24 * 3_600_000;

export const createSendContract =
  (deps: Deps): OperationHandler<'sendContract'> =>
  async (call) => {
    const { database, now } = deps;
    const { path, body, caller, client, idempotencyKey } = call;
    const contract = await requireEditableContract(database, path.contractId, caller);
    // Scheduling always requires a verification: nobody can ask the sender for it later, and the receiver may have
    // changed in the meantime.
    if (body?.scheduledAt) requireVerifiedMember(caller, now());
    else await requireVerifiedUnlessOnlyToSelf(database, contract, caller, now());
    // Comes first, because preparing is slow and would reject a contract that was already sent.
    const act = identifyAction('sendContract', caller, idempotencyKey, { path, body });
    const first = await findStoredResult<ContractState>(database, act);
    if (first) return first;
    requireCurrentVersion(contract, body?.version);
    const at = await readDatabaseTime(database);
    if (body?.scheduledAt) {
      const scheduledAt = requireFutureSendTime(new Date(body.scheduledAt), at);
      // A scheduled contract is sent in its author's name, even if somebody else scheduled it, unless the author left.
      const sentBy = await findSeatToSendAs(database, contract, caller.member.organizationMemberUuid);
      await requireSendableContract(deps, contract, { sentBy, sendsAt: scheduledAt, isScheduled: true });
      return performOnce(deps, 'sendContract', call, async (transaction) =>
        describeState(
          await scheduleContract(transaction, await takeOverDraft(transaction, contract, sentBy), scheduledAt),
        ),
      );
    }
    const ready = await prepareContract(deps, contract, {
      sentBy: caller.member.organizationMemberUuid,
      sendsAt: at,
    });
    const sender = { actor: toMemberActor(caller), client };
    const answer = await performOnce(deps, 'sendContract', call, async (transaction) =>
      describeState(await dispatchContract(deps, transaction, ready, sender)),
    );
    deps.wakeWorkers(DELIVER_MESSAGE);
    return answer;
  };

function requireCurrentVersion(contract: ContractRow, version: number | undefined) {
  if (contract.status !== 'DRAFT' && contract.status !== 'SCHEDULED') throw new DomainError('CONTRACT_NOT_DRAFT');
  if (version !== undefined && version !== contract.version)
    throw new DomainError('VERSION_CONFLICT', { version: contract.version });
}

export function requireFutureSendTime(moment: Date, at: Date) {
  if (moment <= at) throw new DomainError('SCHEDULE_PAST');
  if (moment.getTime() - at.getTime() > YEAR_MS)
    throw new DomainError('SCHEDULE_PAST', { message: '1년 안에서 보낼 때를 골라주세요.' });
  return moment;
}
