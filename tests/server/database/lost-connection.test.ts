import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toTemporaryError } from '../../../server/contract/temporary-error.ts';
import { cloneDatabase } from '../../support/database.ts';

let own: Awaited<ReturnType<typeof cloneDatabase>>;
beforeAll(async () => {
  own = await cloneDatabase();
});
afterAll(() => own.drop());

test('a connection that is lost between two statements fails its transaction, and nothing else', async () => {
  const lost = own.database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(own.database);
    // Vitest fails if nothing handles the client's error. The client is idle at that moment, as it is while a handler
    // works between two statements.
    await untilClosed(rows[0]?.pid ?? 0);
    await sql`select 1`.execute(transaction);
  });
  const error: unknown = await lost.catch((reason: unknown) => reason);
  expect(toTemporaryError(error)?.code).toBe('UNAVAILABLE');
  expect((await sql<{ one: number }>`select 1 as one`.execute(own.database)).rows).toEqual([{ one: 1 }]);
});

async function untilClosed(pid: number) {
  for (;;) {
    const { rows } = await sql`select from pg_stat_activity where pid = ${pid}`.execute(own.database);
    if (rows.length === 0) return;
  }
}
