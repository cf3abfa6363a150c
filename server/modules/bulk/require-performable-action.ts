import { isDeadlineTooFar } from '../../../rules/deadline-limit.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Database } from '../../database/connect.ts';
import { ensureAudience } from '../contracts/core/sharing.repository.ts';
import { requireReason } from '../contracts/core/texts.ts';
import { requireFolder } from '../contracts/filing/folders.repository.ts';
import { requireLabels } from '../contracts/filing/labels.repository.ts';
import { requireGroups } from '../groups/groups.repository.ts';
import type { BulkAction } from './perform-on-contract.ts';

/** Reports errors that concern every contract once, before any contract changes. */
export async function requirePerformableAction(
  database: Database,
  organizationUuid: string,
  work: BulkAction,
  at: Date,
) {
  const { action, expiresAt, folderId, addLabelIds = [], removeLabelIds = [], groupIds } = work;
  if (action === 'CANCEL') requireReason(work.reason);
  if (action === 'EXTEND') requirePossibleDeadline(expiresAt, at);
  if (action === 'MOVE' && folderId === undefined) throw new DomainError('MALFORMED');
  if (action === 'MOVE' && folderId) await requireFolder(database, organizationUuid, folderId);
  if (action === 'LABEL') await requireLabels(database, organizationUuid, [...addLabelIds, ...removeLabelIds]);
  if (action !== 'SHARE') return;
  if (groupIds === undefined) throw new DomainError('MALFORMED');
  await database.transaction().execute((transaction) => requireGroups(transaction, organizationUuid, groupIds));
  await ensureAudience(database, organizationUuid, groupIds);
}

function requirePossibleDeadline(expiresAt: string | undefined, at: Date) {
  if (expiresAt === undefined) throw new DomainError('MALFORMED');
  if (new Date(expiresAt) <= at) throw new DomainError('EXPIRY_NOT_LATER');
  if (isDeadlineTooFar(new Date(expiresAt), at)) throw new DomainError('EXPIRY_TOO_FAR');
}
