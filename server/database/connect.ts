import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { ColumnNamesPlugin } from './column-names.ts';
import { namedPool } from './named-pool.ts';
import { createQueryPreparer } from './prepare.ts';
import type { DB } from './schema.gen.d.ts';

export type Database = Kysely<DB>;
/** The database or an open transaction, for repository functions that work with either. */
export type Connection = Database | Transaction<DB>;

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function connectDatabase(options: pg.PoolConfig) {
  const pool = new pg.Pool({ max: 10, ...options });
  // Without listeners, losing a connection would crash this process. The pool only listens to idle clients. If a client
  // is in the middle of a transaction, its next statement reports the error.
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
