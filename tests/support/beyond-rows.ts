import pg from 'pg';

/**
 * Statements that disable the protection of the audit chain or of any table. The server must not be able to run them.
 */
const BEYOND_ROWS = [
  'alter table contract_events disable trigger contract_events_append_only',
  'alter table contract_events disable trigger all',
  'set session_replication_role = replica',
  'drop trigger contract_events_append_only on contract_events',
  'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return null; end $$',
  'truncate contract_events',
  'truncate contract_chains cascade',
  'drop table contract_events',
  'drop table contracts cascade',
  'truncate contracts cascade',
  'update contract_events set canonical = canonical',
  'delete from contract_events',
  'delete from contract_chains',
  'update event_openings set content_enc = content_enc',
  'alter table seal_ledger disable trigger seal_ledger_append_only',
  'update seal_ledger set note = note',
  'delete from seal_ledger',
  'truncate seal_ledger',
  'alter table ledger_entries disable trigger ledger_entries_fixed',
  'update ledger_entries set cause = cause',
  'delete from ledger_entries',
  'truncate ledger_entries',
  "update schema_migrations set checksum = ''",
  'alter table contract_events rename to gone',
  'create trigger mine before insert on contract_events for each row execute function refuse_change()',
  'create table mine (n int)',
  'create role mine superuser',
  'alter role current_user superuser',
  'set role dojang',
  "copy contract_events to program 'cat'",
];

/** Lists those statements that a connection's role can run, which should be none. */
export async function allowedBeyondRows(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const allowed: string[] = [];
  try {
    for (const sql of BEYOND_ROWS) {
      await client.query('begin');
      const code = await client.query(sql).then(
        () => null,
        (error: unknown) => (error instanceof pg.DatabaseError ? error.code : undefined),
      );
      await client.query('rollback');
      if (code !== INSUFFICIENT_PRIVILEGE) allowed.push(`${sql}: ${code ?? 'done'}`);
    }
  } finally {
    await client.end();
  }
  return allowed;
}

const INSUFFICIENT_PRIVILEGE = '42501';
