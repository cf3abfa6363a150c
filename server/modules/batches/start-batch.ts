import type { Transaction } from 'kysely';
import { DomainError } from '../../contract/domain-error.ts';
import type { MemberCaller } from '../../contract/access.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { ensureAudience } from '../contracts/core/sharing.repository.ts';
import { readDatabaseTime } from '../contracts/core/contracts.repository.ts';
import { performOnce } from '../contracts/core/perform.ts';
import { requireVerifiedMember } from '../contracts/core/contract-permissions.ts';
import { lintMarks } from '../contracts/drafting/lint/lint-marks.ts';
import { isError } from '../contracts/drafting/lint/lint.ts';
import { requireFutureSendTime } from '../contracts/sending/send-contract.ts';
import { listExistingFiling } from '../templates/filing.repository.ts';
import { findTemplateProblems } from '../templates/load-template.ts';
import { enqueueSendingRound } from './batches.jobs.ts';
import { holdCreditsForBatch } from './hold-credits-for-batch.ts';
import { excludeInvalidRows } from './batch-rows.repository.ts';
import type { Batch } from './batch.types.ts';
import { describeBatch } from './batch-view.ts';
import {
  countRows,
  lockBatch,
  transitionBatch,
  requireCurrentVersion,
  requireOwnBatch,
  type BatchRecord,
} from './batches.repository.ts';
import { loadSheet } from './load-sheet.ts';
import { requireSheetSender } from './sheet-sender.repository.ts';
import { lockSendableVersionForShare } from '../templates/sendable-version.ts';

export const createStartBatch =
  (deps: Deps): OperationHandler<'startBatch'> =>
  async (call) => {
    const { path, body, caller } = call;
    requireVerifiedMember(caller, deps.now());
    const batch = await requireOwnBatch(deps.database, body.batchId, caller.member);
    if (batch.templateUuid !== path.templateId) throw new DomainError('NOT_FOUND');
    await requireSendableSheet(deps, batch, caller);
    const answer = await performOnce(deps, 'startBatch', call, async (transaction) => {
      const present = await lockBatch(transaction, batch.batchUuid);
      requireCurrentVersion(present, body.version);
      const { versionUuid } = await lockSendableVersionForShare(transaction, present.templateUuid, caller.member);
      if (versionUuid !== present.versionUuid && body.keepVersion !== true) throw new DomainError('VERSION_CHANGED');
      return startLockedBatch(deps, transaction, present, { ...body, caller });
    });
    deps.wakeWorkers();
    return answer;
  };

type Start = { caller: MemberCaller; leaveOutWrong?: boolean; sendWhatFits?: boolean; scheduledAt?: string };

/** Starts or schedules a locked batch. The template must have been checked. */
export async function startLockedBatch(
  deps: Pick<Deps, 'credits'>,
  transaction: Transaction<DB>,
  batch: BatchRecord,
  options: Start,
): Promise<Batch> {
  if (options.leaveOutWrong === true) await excludeInvalidRows(transaction, batch.batchUuid);
  const counts = await countRows(transaction, batch.batchUuid);
  if (counts.wrong > 0 || counts.total === counts.leftOut) throw new DomainError('ROWS_WRONG');
  const at = await readDatabaseTime(transaction);
  const scheduledAt = options.scheduledAt ? requireFutureSendTime(new Date(options.scheduledAt), at) : null;
  const moved = await (scheduledAt
    ? transitionBatch(transaction, 'schedule', batch, { scheduledAt })
    : transitionBatch(transaction, 'start', batch));
  if (!scheduledAt) {
    await holdCreditsForBatch(deps, transaction, moved, { someAreEnough: options.sendWhatFits === true });
    await enqueueSendingRound(transaction, moved);
  }
  return describeBatch(transaction, { ...moved, ...counts }, options.caller.member);
}

/** Makes the slow checks that concern every row, such as for a revoked seal, before locking anything. */
export async function requireSendableSheet(
  deps: Deps,
  batch: Pick<BatchRecord, 'organizationMemberUuid' | 'versionUuid'>,
  caller: MemberCaller,
) {
  const { database } = deps;
  const sender = await requireSheetSender(database, batch.organizationMemberUuid);
  const sheet = await loadSheet(deps, database, batch.versionUuid, sender);
  const problems = (await findTemplateProblems(deps, sheet)).filter(isError);
  problems.push(...lintMarks(sheet.draft.marks).filter(isError));
  if (problems.length > 0) throw new DomainError('CHECK_FAILED', { problems });
  const { sharedGroupUuids } = await listExistingFiling(database, caller.member.organizationUuid, sheet.content);
  await ensureAudience(database, caller.member.organizationUuid, sharedGroupUuids);
}
