import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Connection } from '../../database/connect.ts';
import { defineStatement } from '../../database/statements.ts';
import type { DB } from '../../database/schema.gen.d.ts';

/** Locks bytes, so that nobody can delete them before the transaction ends. Returns false if no row refers to them. */
export async function lockUsedBytes(transaction: Transaction<DB>, sha256: string) {
  await lockBytes(transaction, sha256);
  return !(await isUnused(transaction, sha256));
}

/** Waits until nobody else stores or deletes the same bytes. */
export async function lockBytes(transaction: Transaction<DB>, sha256: string) {
  await lock(transaction, sha256);
}

const lock = defineStatement('bytes: lock', (queries, sha256: RawBuilder<string>) =>
  queries.selectNoFrom(sql<void>`pg_advisory_xact_lock(hashtextextended(${sha256}, 0))`.as('locked')),
);

async function isUnused(connection: Connection, sha256: string) {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select 1 from uploads where sha256 = ${sha256})
        or exists (select 1 from files where sha256 = ${sha256})
        or exists (select 1 from files where normalised_sha256 = ${sha256})
        or exists (select 1 from page_pictures where picture_sha256 = ${sha256})
        or exists (select 1 from inquiry_files where sha256 = ${sha256})
        or exists (select 1 from receiver_attachments where sha256 = ${sha256})
        or exists (select 1 from user_marks where picture_sha256 = ${sha256})
        or exists (select 1 from contract_marks where picture_sha256 = ${sha256})
        or exists (select 1 from company_seals where picture_sha256 = ${sha256})
        or exists (select 1 from template_versions where base_sha256 = ${sha256})
        or exists (select 1 from contracts where base_sha256 = ${sha256} and destroyed_at is null)
        or exists (select 1 from contracts where sealed_sha256 = ${sha256} and destroyed_at is null)
        or exists (select 1 from contracts where certificate_sha256 = ${sha256} and destroyed_at is null) as used`.execute(
    connection,
  );
  return rows[0]?.used === false;
}
