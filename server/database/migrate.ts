import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

const FOLDER = path.join(import.meta.dirname, 'migrations');
const LOCK = 7_130_482;

type Options = {
  folder?: string;
  /** Runs after the migrations, before other processes may continue. */
  after?: (client: pg.PoolClient) => Promise<void>;
};

/** Migrates a database to the current schema. Processes that start at the same time wait for each other. */
export async function migrate(pool: pg.Pool, { folder = FOLDER, after }: Options = {}): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    try {
      const applied = await applyMissing(client, folder);
      await after?.(client);
      return applied;
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
    }
  } finally {
    client.release();
  }
}

async function applyMissing(client: pg.PoolClient, folder: string) {
  // Checks for the table first, so that a role without permission to create tables can start once another role has
  // migrated the database.
  const own = await client.query("select to_regclass('schema_migrations') is not null as is");
  if (own.rows[0]?.is !== true)
    await client.query(`create table schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const known = await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migrations');
  const checksums = new Map(known.rows.map((row) => [row.name, row.checksum]));
  const applied: string[] = [];
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()) {
    const sql = await readFile(path.join(folder, name), 'utf8');
    const checksum = createHash('sha256').update(sql).digest('hex');
    const before = checksums.get(name);
    if (before === checksum) continue;
    if (before) throw new Error(`Migration ${name} was changed after it was applied. Write a new one instead.`);
    await client.query('begin');
    try {
      await client.query(sql);
      await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
    applied.push(name);
  }
  return applied;
}
