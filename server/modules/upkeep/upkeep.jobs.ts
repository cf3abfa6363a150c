import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { defineRecurringJob, type JobDefinition } from '../../jobs/definition.ts';
import { deleteOldCells } from '../batches/batch-rows.repository.ts';
import { RETENTION } from './periods.ts';
import { expireInvitations, removeExpiredData } from './upkeep.ts';

const HOUR_MS = 3_600_000;

/**
 * Statements that delete expired data, which is kept for late enquiries. Queries skip these rows already, so each can
 * run at any time, even twice. The privacy policy has the periods for personal data.
 */
const LATE_REMOVALS = [
  sql`delete from phone_verifications where status <> 'VERIFIED' and expires_at < now() - interval '30 days'`,
  // The delivery log keeps the recipient and the time, but not the content, which has codes and links.
  sql`update outbox_messages set content_enc = null
       where status = 'FAILED' and content_enc is not null and created_at < now() - interval '7 days'`,
  sql`delete from outbox_messages
       where status in ('SENT', 'FAILED') and created_at < now() - make_interval(years => ${RETENTION.mailYears})`,
  sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`,
  // A receiver's verified identity is compared and deleted immediately. This deletes results that nobody collected.
  sql`update phone_verifications set name_enc = null, phone_enc = null, birth_date_enc = null
       where receiver_uuid is not null and name_enc is not null and expires_at < now()`,
  // Browsers are remembered for a day, and tokens are valid for an hour.
  sql`delete from receiver_sessions where created_at < now() - interval '2 days'`,
  // Unsubmitted values are deleted immediately if the contract was cancelled or declined, or later when it can't be
  // extended any more.
  ...['receiver_drafts', 'receiver_marks'].map(
    (table) => sql`delete from ${sql.table(table)} using receivers r join contracts c on c.contract_id = r.contract_id
       where r.receiver_uuid = ${sql.table(table)}.receiver_uuid and (c.status in ('CANCELLED', 'REJECTED')
          or (c.status = 'EXPIRED' and c.expires_at < now() - make_interval(days => ${RETENTION.unfinishedDays})))`,
  ),
  sql`delete from receiver_drawings where expires_at < now() - interval '1 day'`,
  // Nobody is likely to finish a draft this old.
  sql`delete from batches where state = 'DRAFT' and moved_at < now() - interval '90 days'`,
  sql`delete from alerts where at < now() - interval '90 days'`,
  sql`delete from acts where created_at < now() - interval '30 days'`,
  sql`delete from downloads where created_at < now() - interval '1 day'`,
  sql`delete from inquiry_links where expires_at < now()`,
  sql`delete from jobs where failed_at < now() - interval '90 days'`,
];

export const createUpkeepJobs = (deps: Pick<Deps, 'database' | 'files' | 'now'>): JobDefinition[] => [
  defineRecurringJob('remove-expired', HOUR_MS, async () => {
    await removeExpiredData(deps);
    return async (transaction) => {
      for (const removal of LATE_REMOVALS) await removal.execute(transaction);
      await deleteOldCells(transaction);
    };
  }),
  defineRecurringJob('expire-invitations', HOUR_MS / 12, () => expireInvitations(deps)),
];
