import { sql } from 'kysely';
import { defineRecurringJob, type JobDefinition } from './definition.ts';

const HOUR_MS = 3_600_000;

/**
 * What has run out is taken away. Each statement may run twice and at any time: what it removes is already refused by
 * the code that reads it.
 */
const REMOVALS = [
  sql`delete from sign_up_codes where expires_at < now() - interval '1 day' and coalesce(locked_until, '-infinity') < now()`,
  sql`delete from password_resets where expires_at < now() - interval '1 day'`,
  sql`delete from locks where updated_at < now() - interval '1 day' and coalesce(locked_until, '-infinity') < now()`,
  sql`delete from uploads where used_at is null and expires_at < now() - interval '1 day'`,
  sql`delete from session_families where expires_at < now() - interval '30 days'`,
  sql`delete from phone_verifications
       where status <> 'VERIFIED' and expires_at < now() - interval '30 days'`,
  // Who and when stays in the ledger; what was written held codes and links.
  sql`update outbox_messages set content_enc = null
       where status = 'FAILED' and content_enc is not null and created_at < now() - interval '7 days'`,
  sql`delete from jobs where failed_at < now() - interval '90 days'`,
];

/** Work that comes back by the clock, whoever of the workers is free. */
export const SCHEDULE: readonly JobDefinition[] = [
  defineRecurringJob('remove-expired', HOUR_MS, () =>
    Promise.resolve(async (transaction) => {
      for (const removal of REMOVALS) await removal.execute(transaction);
    }),
  ),
  defineRecurringJob('expire-invitations', HOUR_MS / 12, () =>
    Promise.resolve(async (transaction) => {
      await sql`update organization_members set member_status_type = 'EXPIRED'
                 where member_status_type = 'INVITED' and invitation_expires_at < now()`.execute(transaction);
    }),
  ),
];
