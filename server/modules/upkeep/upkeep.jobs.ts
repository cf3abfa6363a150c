import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { defineRecurringJob, type JobDefinition } from '../../jobs/definition.ts';
import { KEPT } from './periods.ts';
import { expireInvitations, removeExpired } from './upkeep.ts';

const HOUR_MS = 3_600_000;

/**
 * Data that remain for late enquiries, and no longer. Each statement may run twice and at any time: the code that reads
 * the rows rejects them already. The privacy policy promises the periods of personal data.
 */
const LATE_REMOVALS = [
  sql`delete from phone_verifications where status <> 'VERIFIED' and expires_at < now() - interval '30 days'`,
  // The delivery log keeps who and when. The content contained codes and links.
  sql`update outbox_messages set content_enc = null
       where status = 'FAILED' and content_enc is not null and created_at < now() - interval '7 days'`,
  sql`delete from outbox_messages
       where status in ('SENT', 'FAILED') and created_at < now() - make_interval(years => ${KEPT.mailYears})`,
  sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`,
  // For receivers, the verified person is compared at once. Results that nobody came back for are removed as well.
  sql`update phone_verifications set name_enc = null, phone_enc = null, birth_date_enc = null
       where receiver_uuid is not null and name_enc is not null and expires_at < now()`,
  // A browser is remembered for a day, and a token lives for an hour.
  sql`delete from receiver_sessions where created_at < now() - interval '2 days'`,
  // What was filled in and never submitted is removed at once if the contract has ended, and otherwise when the
  // deadline can no longer be extended.
  ...['receiver_drafts', 'receiver_marks'].map(
    (table) => sql`delete from ${sql.table(table)} using receivers r join contracts c on c.contract_id = r.contract_id
       where r.receiver_uuid = ${sql.table(table)}.receiver_uuid and (c.status in ('CANCELLED', 'REJECTED')
          or (c.status = 'EXPIRED' and c.expires_at < now() - make_interval(days => ${KEPT.unfinishedDays})))`,
  ),
  sql`delete from receiver_drawings where expires_at < now() - interval '1 day'`,
  sql`delete from batches where created_at < now() - interval '30 days'`,
  sql`delete from downloads where created_at < now() - interval '1 day'`,
  sql`delete from inquiries where created_at < now() - make_interval(years => ${KEPT.inquiryYears})`,
  sql`delete from jobs where failed_at < now() - interval '90 days'`,
];

/** Recurring work, done by any worker that is free. */
export const createUpkeepJobs = (deps: Pick<Deps, 'database' | 'files' | 'now'>): JobDefinition[] => [
  defineRecurringJob('remove-expired', HOUR_MS, async () => {
    await removeExpired(deps);
    return async (transaction) => {
      for (const removal of LATE_REMOVALS) await removal.execute(transaction);
    };
  }),
  defineRecurringJob('expire-invitations', HOUR_MS / 12, () => expireInvitations(deps)),
];
