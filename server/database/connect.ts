import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { ColumnNamesPlugin } from './column-names.ts';
import { namedPool } from './named-pool.ts';
import { createQueryPreparer } from './prepare.ts';
import type { DB } from './schema.gen.d.ts';

export type Database = Kysely<DB>;
/** The database or an open transaction. Repository functions accept either. */
export type Connection = Database | Transaction<DB>;

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function connectDatabase(options: pg.PoolConfig) {
  const pool = new pg.Pool({ max: 10, ...options });
  // Without these listeners, losing a connection crashes the process. A transaction notices the loss at its next
  // statement.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    pool,
    prepare: createQueryPreparer(pool),
    database: new Kysely<DB>({
      dialect: new PostgresDialect({ pool: namedPool(pool) }),
      plugins: [new ColumnNamesPlugin()],
    }),
  };
}
