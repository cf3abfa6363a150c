import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { findStatementName } from './statement-names.ts';

/** Wraps a pool so that each connection prepares a defined statement only once. Kysely itself can't name statements. */
export function namedPool(pool: pg.Pool): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const known = wrapped.get(client) ?? nameStatements(client);
      wrapped.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

function nameStatements(client: pg.PoolClient): PostgresPoolClient {
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(asked: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof asked !== 'string') throw new TypeError('Nothing here reads with cursors.');
    const name = findStatementName(asked);
    return client.query({ text: asked, values: [...values], ...(name !== undefined && { name }) });
  }
  return { query, release: (destroy) => client.release(destroy) };
}
