import { v7 as uuidv7 } from 'uuid';
import type { components } from '#openapi';
import { DomainError, ERRORS } from '../../contract/domain-error.ts';
import type { OperationHandlers } from '../../contract/operations.ts';
import type { Connection, Database } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import { requireFolder } from '../contracts/filing/folders.repository.ts';
import { requireLabels } from '../contracts/filing/labels.repository.ts';
import { ensureAudience } from '../contracts/core/sharing.repository.ts';
import { requireVerifiedMember } from '../contracts/core/rights.ts';
import { identifyMember } from '../contracts/core/perform.ts';
import { requireReason } from '../contracts/core/texts.ts';
import { requireGroups } from '../groups/groups.repository.ts';
import { identifyAction, runOnce } from '../idempotency/once.ts';
import { performOnOne, type Outcome, type BulkAction } from './perform-on-one.ts';
import { findAct, insertAct, readProgress } from './acts.repository.ts';
import { PROCESS_ACT } from './bulk.jobs.ts';
import { createExportValues } from './export-values.ts';
import { findAllMatching, requireIdsOrFilter, requireOwnFilter } from './chosen-contracts.ts';

type BulkAct = components['schemas']['BulkAct'];

/** Handles actions on many contracts: immediately for a short list, in the background for a filter. */
export function createBulkHandlers(deps: Deps) {
  const { database, now } = deps;

  return {
    exportValues: createExportValues(deps),
    async actOnContracts({ body, caller, client, idempotencyKey }) {
      const { contractIds, filter, ...work } = body;
      requireIdsOrFilter(body);
      if (work.action === 'REMIND') requireVerifiedMember(caller, now());
      await requireSense(database, caller.member.organizationUuid, work, now());
      await requireOwnFilter(database, caller.member.organizationUuid, filter);
      const act = identifyAction('actOnContracts', caller, idempotencyKey, { body });
      const doer = { member: caller.member, by: identifyMember(caller, client) };
      const answer = await database.transaction().execute((transaction) =>
        runOnce(transaction, act, async (): Promise<BulkAct> => {
          if (contractIds) {
            const outcomes = new Map<string, Outcome>();
            // The order is always the same, so that two callers with the same contracts can't deadlock.
            for (const contractId of contractIds.toSorted())
              outcomes.set(contractId, await performOnOne(deps, transaction, contractId, work, doer));
            return doneNow(work, contractIds, outcomes);
          }
          const { organizationUuid, organizationMemberUuid } = caller.member;
          const found = await findAllMatching(transaction, filter ?? {}, caller.member);
          const bulkAct = { actUuid: uuidv7(), organizationUuid, organizationMemberUuid, work, at: now() };
          await insertAct(transaction, { ...bulkAct, contractIds: found });
          if (found.length > 0) await enqueueJob(transaction, { kind: PROCESS_ACT, key: `${bulkAct.actUuid} 0` });
          return view(transaction, bulkAct.actUuid, work, found.length === 0);
        }),
      );
      deps.wakeWorkers();
      return answer;
    },
    async getBulkAct({ path, caller }) {
      const found = await findAct(database, path.actId);
      if (found?.organizationMemberUuid !== caller.member.organizationMemberUuid) throw new DomainError('NOT_FOUND');
      return view(database, found.actUuid, found.work, found.finishedAt !== null);
    },
  } satisfies Partial<OperationHandlers>;
}

/** Reports errors that would affect every contract once, before any contract is changed. */
async function requireSense(database: Database, organizationUuid: string, work: BulkAction, at: Date) {
  const { action, expiresAt, folderId, addLabelIds = [], removeLabelIds = [], groupIds } = work;
  if (action === 'CANCEL') requireReason(work.reason);
  if (action === 'EXTEND' && expiresAt === undefined) throw new DomainError('MALFORMED');
  if (action === 'EXTEND' && new Date(expiresAt ?? 0) <= at) throw new DomainError('EXPIRY_NOT_LATER');
  if (action === 'MOVE' && folderId === undefined) throw new DomainError('MALFORMED');
  if (action === 'MOVE' && folderId) await requireFolder(database, organizationUuid, folderId);
  if (action === 'LABEL') await requireLabels(database, organizationUuid, [...addLabelIds, ...removeLabelIds]);
  if (action !== 'SHARE') return;
  if (groupIds === undefined) throw new DomainError('MALFORMED');
  await database.transaction().execute((transaction) => requireGroups(transaction, organizationUuid, groupIds));
  await ensureAudience(database, organizationUuid, groupIds);
}

function doneNow(
  { action }: BulkAction,
  contractIds: readonly string[],
  outcomes: ReadonlyMap<string, Outcome>,
): BulkAct {
  const results = contractIds.flatMap((contractId) => {
    const outcome = outcomes.get(contractId);
    return outcome ? [{ contractId, ...outcome, message: wordsOf(outcome.errorCode) }] : [];
  });
  const done = results.filter(({ outcome }) => outcome === 'DONE').length;
  const total = results.length;
  return { actId: null, action, status: 'DONE', total, done, skipped: total - done, results };
}

async function view(
  connection: Connection,
  actUuid: string,
  { action }: BulkAction,
  isDone: boolean,
): Promise<BulkAct> {
  const { shown, ...counts } = await readProgress(connection, actUuid);
  const results = shown.map((item) => ({ ...item, message: wordsOf(item.errorCode) }));
  return { actId: actUuid, action, status: isDone ? 'DONE' : 'RUNNING', ...counts, results };
}

const wordsOf = (errorCode: keyof typeof ERRORS | null) => errorCode && ERRORS[errorCode].message;
