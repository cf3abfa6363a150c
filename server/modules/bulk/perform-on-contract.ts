import type { Transaction } from 'kysely';
import { DomainError, type ErrorCode } from '../../contract/domain-error.ts';
import type { InputOf } from '../../contract/operations.ts';
import type { MemberSeat } from '../../contract/access.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { discardDraft } from '../contracts/drafting/discard-draft.ts';
import { moveToFolder } from '../contracts/filing/folders.repository.ts';
import { changeLabels } from '../contracts/filing/labels.repository.ts';
import { requireEditableContract } from '../contracts/core/contract-permissions.ts';
import { beginAction, type ActedBy } from '../contracts/core/perform.ts';
import { setSharedGroups } from '../contracts/core/sharing.repository.ts';
import { cancelAndNotify } from '../contracts/running/cancel-contract.ts';
import { extendDeadline } from '../contracts/running/extend-contract.ts';
import { remindReceivers } from '../contracts/running/remind-receivers.ts';
import { requireGroups } from '../groups/groups.repository.ts';
import { forgetHeads } from '../audit/contract-events.repository.ts';
import { releaseSavepoint, rollBackToSavepoint, setSavepoint } from './savepoints.repository.ts';

type Body = InputOf<'actOnContracts'>['body'];
export type BulkAction = Omit<Body, 'contractIds' | 'filter'>;
export type BulkItemOutcome = { outcome: 'DONE'; errorCode: null } | { outcome: 'SKIPPED'; errorCode: ErrorCode };
export type BulkActor = { member: MemberSeat; by: ActedBy };

/** Performs the action on a contract like a single call. If that isn't allowed, only this contract is rolled back. */
export async function performOnContract(
  deps: Pick<Deps, 'credits' | 'outbox'>,
  transaction: Transaction<DB>,
  contractId: string,
  work: BulkAction,
  { member, by }: BulkActor,
): Promise<BulkItemOutcome> {
  await setSavepoint(transaction);
  try {
    await requireEditableContract(transaction, contractId, { member });
    await act(deps, transaction, contractId, work, { member, by });
    await releaseSavepoint(transaction);
    return { outcome: 'DONE', errorCode: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await rollBackToSavepoint(transaction);
    forgetHeads(transaction);
    return { outcome: 'SKIPPED', errorCode: error.code };
  }
}

async function act(
  deps: Pick<Deps, 'credits' | 'outbox'>,
  transaction: Transaction<DB>,
  contractId: string,
  work: BulkAction,
  { member, by }: BulkActor,
) {
  switch (work.action) {
    case 'REMIND':
      await remindReceivers(deps.outbox, await beginAction(transaction, contractId, by));
      break;
    case 'CANCEL':
      await cancelAndNotify(deps, await beginAction(transaction, contractId, by), work.reason);
      break;
    case 'EXTEND':
      await extendDeadline(deps, await beginAction(transaction, contractId, by), new Date(work.expiresAt ?? 0));
      break;
    case 'DELETE':
      await discardDraft(transaction, contractId);
      break;
    case 'MOVE':
      await moveToFolder(transaction, contractId, work.folderId ?? null);
      break;
    case 'LABEL':
      await changeLabels(transaction, contractId, {
        add: work.addLabelIds ?? [],
        remove: work.removeLabelIds ?? [],
      });
      break;
    case 'SHARE':
      // Like a single call, locks the groups before the contract changes.
      await requireGroups(transaction, member.organizationUuid, work.groupIds ?? []);
      await setSharedGroups(transaction, contractId, work.groupIds ?? []);
  }
}
