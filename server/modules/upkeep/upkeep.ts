import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { deleteUnusedAudiences } from '../contracts/core/sharing.repository.ts';
import { deleteClosingReasons } from '../accounts/accounts.repository.ts';
import { removeUnusedFiles } from '../files/remove-unused.ts';
import { deleteUnusedBytes } from '../files/stored-bytes.ts';
import { deleteOrganizationClosingReasons } from '../organizations/organizations.repository.ts';
import { removeInquiries } from '../support/remove-inquiries.ts';
import { RETENTION } from './periods.ts';

const DAY_MS = 24 * 3_600_000;

/** Deletes what has expired or is unused. Several processes may run this at the same time. */
export async function removeExpiredData({ database, files, now }: Pick<Deps, 'database' | 'files' | 'now'>) {
  const at = now();
  const yesterday = new Date(at.getTime() - DAY_MS);
  const drafts = await database
    .deleteFrom('uploads')
    .where('usedAt', 'is', null)
    .where('expiresAt', '<', yesterday)
    .returning('sha256')
    .execute();
  for (const { sha256 } of drafts) if (sha256) await deleteUnusedBytes({ database, files }, sha256);
  await removeUnusedFiles({ database, files, now });
  const inquiriesKeptSince = new Date(at);
  inquiriesKeptSince.setUTCFullYear(at.getUTCFullYear() - RETENTION.inquiryYears);
  await removeInquiries({ database, files, now }, inquiriesKeptSince);
  await deleteUnusedAudiences(database);

  await database.deleteFrom('signUpCodes').where('expiresAt', '<', yesterday).execute();
  await database.deleteFrom('passwordResets').where('expiresAt', '<', yesterday).execute();
  await database
    .deleteFrom('locks')
    .where('updatedAt', '<', yesterday)
    .where((where) => where.or([where('lockedUntil', 'is', null), where('lockedUntil', '<', at)]))
    .execute();
  await database
    .deleteFrom('knownBrowsers')
    .where('usedAt', '<', new Date(at.getTime() - RETENTION.browserDays * DAY_MS))
    .execute();
  const reasonsKeptSince = new Date(at.getTime() - RETENTION.leavingReasonDays * DAY_MS);
  await deleteClosingReasons(database, reasonsKeptSince);
  await deleteOrganizationClosingReasons(database, reasonsKeptSince);
  await database
    .deleteFrom('sessionFamilies')
    .where(sql<Date>`least(expires_at, revoked_at)`, '<', new Date(at.getTime() - RETENTION.loginDays * DAY_MS))
    .execute();
}

/** Updates the status of expired invitations, which can't be accepted before that either. */
export async function expireInvitations({ database, now }: Pick<Deps, 'database' | 'now'>) {
  await database
    .updateTable('organizationMembers')
    .set({ memberStatusType: 'EXPIRED', invitationCodeHash: null })
    .where('memberStatusType', '=', 'INVITED')
    .where('invitationExpiresAt', '<=', now())
    .execute();
}
