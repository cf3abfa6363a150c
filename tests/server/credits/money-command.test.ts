import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCommandLine } from '../../support/command-line.ts';
import { balanceOf } from '../../support/credits.ts';
import { signUp } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const secretKey = randomBytes(32);
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ config: { billing: 'emulator' }, secretKey });
});
afterAll(() => api.close());

const { answer, dojang } = openCommandLine(() => ({
  DATABASE_URL: api.connectionString,
  SECRET_KEY: secretKey.toString('base64'),
}));

it('gives an organisation credits until the end of a day in Seoul', async () => {
  const person = await signUp(api);
  const { organizationUuid } = person;
  const given = ['grant', organizationUuid, '250', '--until', '2099-12-31', '--reason', '시험 삼아'];
  expect(await answer(...given)).toMatchObject({ credits: 250, until: '2099-12-31T15:00:00.000Z' });
  expect(await balanceOf(api, person)).toMatchObject({ available: 250 });
  expect(await answer('check-money')).toMatchObject({ wrong: [] });
});

it.each([
  ['no reason', (id: string) => [id, '5', '--until', '2099-12-31']],
  ['a day that has passed', (id: string) => [id, '5', '--until', '2020-01-01', '--reason', 'x']],
  ['no number', (id: string) => [id, '5.5', '--until', '2099-12-31', '--reason', 'x']],
  ['nobody', () => [randomUUID(), '5', '--until', '2099-12-31', '--reason', 'x']],
  ['a word too many', (id: string) => [id, '5', '6', '--until', '2099-12-31', '--reason', 'x']],
])('grants nothing: %s', async (_, words) => {
  const person = await signUp(api);
  expect(await dojang('grant', ...words(person.organizationUuid))).toMatchObject({ code: 2, out: '' });
  expect(await balanceOf(api, person)).toMatchObject({ available: 0 });
});

it('names a lot that was changed past its ledger', async () => {
  const person = await signUp(api);
  const given = ['grant', person.organizationUuid, '10', '--until', '2099-12-31', '--reason', '시험 삼아'];
  const { lotUuid } = await answer(...given);
  await sql`alter table credit_lots disable trigger credit_lots_guarded`.execute(api.database);
  await sql`update credit_lots set available = 1000, units = 1000 where lot_uuid = ${lotUuid}`.execute(api.database);
  expect((await answer('check-money')).wrong).toEqual([lotUuid]);
});
