import pg from 'pg';

/** The role under which the server connects to an embedded database. */
export const APPLICATION_ROLE = 'dojang_app';

/** Tables on which the server's role has only these privileges. */
const LESS = {
  // Events are append-only. A trigger could be disabled, but a privilege that the role lacks can't be.
  contract_events: 'select, insert',
  contract_chains: 'select, insert, update',
  // Openings can be deleted but not changed.
  event_openings: 'select, insert, delete',
  // The ledgers are append-only.
  ledger_entries: 'select, insert',
  list_box_versions: 'select, insert',
  seal_ledger: 'select, insert',
  schema_migrations: 'select',
} as const;

type Named = { name: string; password: string | null };

/** Creates the role unless it exists. The connection's role must be allowed to create roles. */
export async function createRole(client: pg.ClientBase, { name, password }: Named) {
  const known = await client.query('select from pg_roles where rolname = $1', [name]);
  if (known.rowCount !== 0) return;
  const secret = password === null ? '' : ` password ${pg.escapeLiteral(password)}`;
  await client.query(`create role ${pg.escapeIdentifier(name)} login${secret}`);
}

/**
 * Grants access to rows only, so that the role can't disable triggers, or drop or truncate tables. Also covers tables
 * that later migrations create under any role.
 */
export async function grantRowAccess(client: pg.ClientBase, name: string) {
  const role = pg.escapeIdentifier(name);
  const rows = 'select, insert, update, delete';
  await client.query('begin');
  try {
    await client.query(`grant usage on schema public to ${role}`);
    await client.query(`alter default privileges in schema public grant ${rows} on tables to ${role}`);
    await client.query(`alter default privileges in schema public grant usage, select on sequences to ${role}`);
    await client.query(`grant ${rows} on all tables in schema public to ${role}`);
    await client.query(`grant usage, select on all sequences in schema public to ${role}`);
    for (const [table, rights] of Object.entries(LESS)) {
      const known = await client.query('select to_regclass($1) is not null as is', [`public.${table}`]);
      if (known.rows[0]?.is !== true) continue;
      await client.query(`revoke all on ${table} from ${role}`);
      await client.query(`grant ${rights} on ${table} to ${role}`);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Tells the operator which unneeded privileges the connection's role has. Returns null if there are none. */
export async function describeExcessPrivileges(pool: pg.Pool): Promise<string | null> {
  const { rows } = await pool.query<{ name: string; isSuperuser: boolean; isOwner: boolean }>(
    `select current_user as name, rolsuper as "isSuperuser",
            pg_has_role(current_user, (select relowner from pg_class where oid = 'public.contract_events'::regclass),
                        'MEMBER') as "isOwner"
       from pg_roles where rolname = current_user`,
  );
  const [role] = rows;
  if (!role || !(role.isSuperuser || role.isOwner)) return null;
  const what = role.isSuperuser ? 'is a superuser' : 'owns the tables';
  return (
    `The role ${role.name} of DATABASE_URL ${what}: whoever gets hold of a connection can switch off the triggers that keep the ` +
    'record of contracts as it was written, and change, empty or drop it. Set MIGRATIONS_DATABASE_URL to this role, and ' +
    'DATABASE_URL to one that may read and write rows only (docs/operations.md).'
  );
}
