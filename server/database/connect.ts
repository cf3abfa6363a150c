import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { ColumnNames } from './column-names.ts';
import { createPrepare } from './prepare.ts';
import type { DB } from './schema.gen.d.ts';

export type Database = Kysely<DB>;
/** Either the database or an open transaction, for repository functions whose caller may be in one. */
export type Connection = Database | Transaction<DB>;

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function connectDatabase(options: pg.PoolConfig & { onLost?: (error: Error) => void }) {
  const { onLost, ...poolOptions } = options;
  const pool = new pg.Pool({ max: 10, ...poolOptions });
  // Without a listener, a database server that goes away would end this process.
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
