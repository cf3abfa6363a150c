import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parameter } from '../../../server/database/prepare.ts';
import { defineStatement } from '../../../server/database/statements.ts';
import { cloneDatabase } from '../../support/database.ts';

let own: Awaited<ReturnType<typeof cloneDatabase>>;
beforeAll(async () => {
  own = await cloneDatabase();
});
afterAll(() => own.drop());

const jobs = () => own.database.selectFrom('jobs').select(['jobUuid', 'jobKey', 'failedAt']);

test('a prepared query takes its values at each call and answers like any other', async () => {
  await sql`insert into jobs (job_uuid, kind, job_key) values
    (gen_random_uuid(), 'prepared', 'one'), (gen_random_uuid(), 'prepared', 'other')`.execute(own.database);
  const find = own.prepare(
    'a-job',
    jobs().where('kind', '=', sql.lit('prepared')).where('jobKey', '=', parameter<string>(1)),
  );
  for (const key of ['one', 'other', "' or true --"]) {
    expect(await find(key)).toEqual(await jobs().where('jobKey', '=', key).execute());
  }
  const { rows } = await sql`select from pg_prepared_statements where name = 'a-job'`.execute(own.database);
  expect(rows).toHaveLength(1);
});

test('a value inside a prepared query would be lost: it is refused', () => {
  expect(() => own.prepare('forgetful', jobs().where('jobKey', '=', 'one'))).toThrow('holds values of its own');
});

const findKeys = defineStatement('test: keys', (queries, kind: RawBuilder<string>, key: RawBuilder<string>) =>
  queries.selectFrom('jobs').select(['jobKey', 'failedAt']).where('kind', '=', kind).where('jobKey', '=', key),
);

test('a defined statement is prepared once for a connection, and sees what its transaction wrote', async () => {
  await own.database.transaction().execute(async (transaction) => {
    for (const key of ['first', 'second']) {
      await sql`insert into jobs (job_uuid, kind, job_key) values (gen_random_uuid(), 'defined', ${key})`.execute(
        transaction,
      );
      expect((await findKeys(transaction, 'defined', key)).rows).toEqual([{ jobKey: key, failedAt: null }]);
    }
    const { rows } = await sql`select from pg_prepared_statements where name = 'test: keys'`.execute(transaction);
    expect(rows).toHaveLength(1);
  });
});

test('a defined statement that failed can be run again on the same connection', async () => {
  const cast = defineStatement('test: cast', (queries, text: RawBuilder<string>) =>
    queries.selectNoFrom(sql<number>`${text}::text::int`.as('number')),
  );
  await own.database.connection().execute(async (connection) => {
    await expect(cast(connection, 'one')).rejects.toThrow('invalid input syntax');
    expect((await cast(connection, '1')).rows).toEqual([{ number: 1 }]);
  });
});

test('a defined statement tells how many rows it changed', async () => {
  const remove = defineStatement('test: remove', (queries, kind: RawBuilder<string>) =>
    queries.deleteFrom('jobs').where('kind', '=', kind),
  );
  expect(await remove(own.database, 'defined')).toMatchObject({ numAffectedRows: 2n });
});

test('a defined statement with a value of its own and a second one of its name are refused', () => {
  const forgetful = defineStatement('test: forgetful', (queries) =>
    queries.selectFrom('jobs').select('jobKey').where('jobKey', '=', 'one'),
  );
  expect(() => forgetful(own.database)).toThrow('holds values of its own');
  const again = defineStatement('test: keys', (queries) => queries.selectFrom('jobs').select('jobKey'));
  expect(() => again(own.database)).toThrow('two statements');
});
