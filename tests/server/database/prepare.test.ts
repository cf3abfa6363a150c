import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parameter } from '../../../server/database/prepare.ts';
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
