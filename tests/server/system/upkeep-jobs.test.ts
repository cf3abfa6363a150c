import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskStore } from '../../../server/adapters/files/disk.ts';
import { startWorker } from '../../../server/jobs/worker.ts';
import { createUpkeepJobs } from '../../../server/modules/upkeep/upkeep.jobs.ts';
import { cloneDatabase } from '../../support/database.ts';
import { waitUntil } from '../../support/wait-until.ts';

let own: Awaited<ReturnType<typeof cloneDatabase>>;
beforeAll(async () => {
  own = await cloneDatabase();
});
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dojang-upkeep-'));
});
afterAll(async () => {
  await own.drop();
  await rm(folder, { recursive: true, force: true });
});

const USER = '0198c0de-0000-7000-8000-000000000001';
const ORGANIZATION = '0198c0de-0000-7000-8000-000000000002';

describe('schedule', () => {
  it('takes away what has run out, keeps what has not, and expires invitations', async () => {
    for (const statement of [
      sql`insert into users (user_uuid, email, name, password_hash) values (${USER}, 'a@example.com', 'a', 'x')`,
      sql`insert into organizations (organization_uuid, name) values (${ORGANIZATION}, 'o')`,
      sql`insert into sign_up_codes (email_key, code_hash, expires_at, sent_at) values
            ('old', 'x', now() - interval '2 days', now()), ('new', 'x', now() + interval '1 minute', now())`,
      sql`insert into password_resets (code_hash, user_uuid, expires_at) values
            ('old', ${USER}, now() - interval '2 days'), ('new', ${USER}, now())`,
      sql`insert into locks (kind, subject_hash, updated_at, locked_until) values
            ('old', 'x', now() - interval '2 days', null),
            ('held', 'x', now() - interval '2 days', now() + interval '1 minute')`,
      sql`insert into uploads (upload_uuid, user_uuid, content_type, expires_at, used_at) values
            (gen_random_uuid(), ${USER}, 'image/png', now() - interval '2 days', null),
            (gen_random_uuid(), ${USER}, 'image/png', now() - interval '2 days', now())`,
      sql`insert into inquiries (inquiry_uuid, name, email, company, last_message_at) values
            (gen_random_uuid(), 'old', 'a@example.com', '', now() - interval '3 years 1 day'),
            (gen_random_uuid(), 'new', 'a@example.com', '', now() - interval '3 years' + interval '1 day')`,
      sql`insert into inquiry_links (secret_hmac, inquiry_uuid, side, expires_at)
            select name::bytea || ' expired', inquiry_uuid, 'ASKER', now() - interval '1 minute' from inquiries`,
      sql`insert into inquiry_links (secret_hmac, inquiry_uuid, side, expires_at)
            select name::bytea || ' valid', inquiry_uuid, 'SUPPORT', now() + interval '1 minute' from inquiries`,
      sql`insert into outbox_messages (message_uuid, channel, template, recipient, status, created_at) values
            (gen_random_uuid(), 'MAIL', 'OLD_SENT', 'a', 'SENT', now() - interval '1 year 1 day'),
            (gen_random_uuid(), 'MAIL', 'OLD_FAILED', 'a', 'FAILED', now() - interval '1 year 1 day'),
            (gen_random_uuid(), 'MAIL', 'OLD_QUEUED', 'a', 'QUEUED', now() - interval '1 year 1 day'),
            (gen_random_uuid(), 'MAIL', 'NEW_SENT', 'a', 'SENT', now() - interval '364 days')`,
      sql`insert into session_families (family_uuid, user_uuid, expires_at, revoked_at, revoke_reason) values
            (gen_random_uuid(), ${USER}, now() - interval '93 days', null, 'expired long ago'),
            (gen_random_uuid(), ${USER}, now() - interval '70 days', now() - interval '93 days', 'ended long ago'),
            (gen_random_uuid(), ${USER}, now() - interval '91 days', null, 'expired'),
            (gen_random_uuid(), ${USER}, now() + interval '1 day', now() - interval '91 days', 'ended')`,
      sql`insert into organization_members
            (organization_member_uuid, organization_uuid, invitee_email, member_status_type, invitation_expires_at) values
            (gen_random_uuid(), ${ORGANIZATION}, 'late@example.com', 'INVITED', now() - interval '1 minute'),
            (gen_random_uuid(), ${ORGANIZATION}, 'soon@example.com', 'INVITED', now() + interval '1 minute')`,
    ]) {
      await statement.execute(own.database);
    }

    const files = createDiskStore(folder);
    const definitions = createUpkeepJobs({ database: own.database, files, now: () => new Date() });
    const worker = startWorker({ database: own.database, definitions, pollMs: 20 });
    await waitUntil(async () => {
      const jobs = await own.database.selectFrom('jobs').select(['runAt', 'lastError']).execute();
      expect(jobs.map(({ runAt, lastError }) => [runAt > new Date(), lastError])).toEqual([
        [true, null],
        [true, null],
      ]);
    });
    await worker.stop();

    const { rows } = await sql`select
      (select string_agg(email_key, ',') from sign_up_codes) as codes,
      (select count(*) from password_resets) as resets,
      (select string_agg(kind, ',') from locks) as locks,
      (select count(*) from uploads) as uploads,
      (select string_agg(name, ',') from inquiries) as inquiries,
      (select string_agg(convert_from(secret_hmac, 'UTF8'), ',') from inquiry_links) as links,
      (select string_agg(template, ',' order by template) from outbox_messages) as outbox,
      (select string_agg(revoke_reason, ',' order by revoke_reason) from session_families) as families,
      (select string_agg(invitee_email || ' ' || member_status_type, ',' order by invitee_email) from organization_members) as members
    `.execute(own.database);
    expect(rows).toEqual([
      {
        codes: 'new',
        resets: 1,
        locks: 'held',
        uploads: 1,
        inquiries: 'new',
        links: 'new valid',
        outbox: 'NEW_SENT,OLD_QUEUED',
        families: 'ended,expired',
        members: 'late@example.com EXPIRED,soon@example.com INVITED',
      },
    ]);
  });
});
