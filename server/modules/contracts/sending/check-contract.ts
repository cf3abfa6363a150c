import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { listCreditNeeds } from '../../credits/needs.ts';
import type { DocumentReadings } from '../../files/document-readings.ts';
import { readDatabaseTime } from '../core/contracts.repository.ts';
import { requireEditableContract } from '../core/contract-permissions.ts';
import { findSeatToSendAs } from '../core/take-over-draft.repository.ts';
import { isError } from '../drafting/lint/lint.ts';
import { learnFromDraft } from '../drafting/lessons/learn-from-draft.ts';
import { findProblems, loadDraft, readFileContents } from '../drafting/load-draft.ts';

/** Lists the errors that prevent sending, and warnings for the sender. */
export const createCheckContract =
  (deps: Deps, readings: DocumentReadings): OperationHandler<'checkContract'> =>
  async ({ path, body, caller }) => {
    const { database } = deps;
    const contract = await requireEditableContract(database, path.contractId, caller);
    if (contract.status !== 'DRAFT') throw new DomainError('CONTRACT_NOT_DRAFT');
    const scheduledAt = body?.scheduledAt;
    const sendsAt = scheduledAt ? new Date(scheduledAt) : await readDatabaseTime(database);
    const isScheduled = Boolean(scheduledAt);
    const sender = caller.member.organizationMemberUuid;
    const sentBy = isScheduled ? await findSeatToSendAs(database, contract, sender) : sender;
    const loaded = await loadDraft(deps, database, contract, { sentBy, sendsAt, isScheduled });
    const draft = { ...loaded, read: await readFileContents(readings, loaded) };
    const problems = await findProblems(deps, draft);
    await learnFromDraft(deps, contract.organizationUuid, draft);
    const cost = await deps.credits.estimate(database, contract.organizationUuid, listCreditNeeds(draft.receivers));
    return { maySend: !problems.some(isError), problems, cost };
  };
