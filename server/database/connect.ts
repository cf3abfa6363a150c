import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { ColumnNames } from './column-names.ts';
import { createPrepare } from './prepare.ts';
import type { DB } from './schema.gen.d.ts';

export type Database = Kysely<DB>;
/** The database or an open transaction, for repository functions that work in both. */
export type Connection = Database | Transaction<DB>;

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function connectDatabase(options: pg.PoolConfig & { onLost?: (error: Error) => void }) {
  const { onLost, ...poolOptions } = options;
  const pool = new pg.Pool({ max: 10, ...poolOptions });
  // Without a listener, losing the database connection would crash this process.
  pool.on('error', (error) => onLost?.(error));
  return {
    pool,
    prepare: createPrepare(pool),
    database: new Kysely<DB>({
      dialect: new PostgresDialect({ pool }),
      plugins: [new ColumnNames()],
    }),
  };
}
