import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { work } from '../../support/contracts.ts';
import { listed, makeLink, read, startAndOpen, visit, watchLinks, type Made } from '../../support/direct-urls.ts';
import { complete, CONSENTS, fill } from '../../support/signing.ts';
import { slot } from '../../support/templates.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
});
afterAll(() => api.close());

const age = ({ link }: Made, minutes: number) =>
  sql`update direct_url_places set created_at = created_at - ${minutes} * interval '1 minute'
       where direct_url_uuid = ${link.directUrlId}`.execute(api.database);

const hiddenOf = ({ link }: Made) =>
  api.database
    .selectFrom('contracts')
    .select(['contractId', 'status', 'isHidden', 'title', 'endedAt', 'expiresAt', 'destroyedAt'])
    .where('directUrlUuid', '=', link.directUrlId)
    .executeTakeFirstOrThrow();

const sign = async (token: string) => {
  await api.ok('giveConsents', { token, body: { kinds: CONSENTS } });
  expect(await complete(api, token, await fill(api, token))).toMatchObject({ status: 200 });
};

test('places of robots who confirm nothing come back after half an hour', async () => {
  const made = await makeLink(api, { terms: { limit: 2 } });
  const robots = [await startAndOpen(api, made), await startAndOpen(api, made)];
  await age(made, 29);
  await watchLinks(api);
  expect(await read(api, made)).toMatchObject({ taken: 2, opening: 2 });
  await age(made, 1);
  await watchLinks(api);
  expect(await read(api, made)).toMatchObject({ taken: 0, opening: 0 });
  expect(await hiddenOf(made)).toMatchObject({ status: 'EXPIRED', isHidden: true });
  expect(await api.fails('getArrival', { token: robots[0]?.token ?? '' })).toBe('410 CONTRACT_EXPIRED');
  await visit(api, made);
});

test('what was typed is forgotten after a week', async () => {
  const made = await makeLink(api);
  await startAndOpen(api, made);
  await age(made, 30);
  await work(api);
  await watchLinks(api);
  expect((await hiddenOf(made)).destroyedAt).toBeNull();
  await api.database
    .updateTable('contracts')
    .set({ endedAt: sql<Date>`ended_at - interval '7 days'` })
    .where('directUrlUuid', '=', made.link.directUrlId)
    .execute();
  await watchLinks(api);
  const { destroyedAt, title, contractId } = await hiddenOf(made);
  expect(destroyedAt).not.toBeNull();
  expect(title).toBe('내용을 지운 문서');
  const people = await api.database
    .selectFrom('receivers')
    .select(['name', 'email'])
    .where('contractId', '=', contractId)
    .execute();
  expect(JSON.stringify(people)).not.toMatch(/이도윤|out\.example/);
});

test('a visitor has a day to finish', async () => {
  const made = await makeLink(api);
  await visit(api, made);
  await age(made, 24 * 60 - 1);
  await watchLinks(api);
  expect(await read(api, made)).toMatchObject({ taken: 1 });
  await age(made, 1);
  await watchLinks(api);
  expect(await listed(api, made)).toMatchObject([{ status: 'EXPIRED' }]);
  expect(await read(api, made)).toMatchObject({ taken: 0, done: 0 });
  const { endedAt, expiresAt } = await hiddenOf(made);
  expect(expiresAt?.getTime()).toBeLessThanOrEqual(endedAt?.getTime() ?? 0);
});

test('who has signed keeps their place while others have not', async () => {
  const lead = { name: '정해원', title: '', email: 'second@out.example', phone: null };
  const slots = [slot('참가자'), slot('담당자', { person: 'FIXED', fixed: lead, order: 2 })];
  const made = await makeLink(api, { template: { slots } });
  const { admission } = await visit(api, made);
  await sign(admission.accessJwt);
  await age(made, 48 * 60);
  await watchLinks(api);
  expect(await listed(api, made)).toMatchObject([{ status: 'IN_PROGRESS' }]);
  expect(await read(api, made)).toMatchObject({ taken: 1, done: 0 });
});

test.each(['cancelled', 'declined'])(
  'a contract that is %s gives its place back, and the person can start again',
  async (how) => {
    const made = await makeLink(api, { terms: { limit: 1 } });
    const { visitor, admission } = await visit(api, made);
    const [item] = await listed(api, made);
    const reason = '잘못 시작했어요';
    if (how === 'cancelled')
      await api.ok('cancelContract', {
        token: made.token,
        path: { contractId: item?.contractId ?? '' },
        body: { reason },
      });
    else {
      await api.ok('giveConsents', { token: admission.accessJwt, body: { kinds: CONSENTS } });
      await api.ok('rejectContract', { token: admission.accessJwt, body: { reason } });
    }
    expect(await read(api, made)).toMatchObject({ taken: 0 });
    expect((await visit(api, made, visitor)).admission.isEarlierContract).toBeUndefined();
    expect(await read(api, made)).toMatchObject({ taken: 1 });
  },
);

test('an expired contract that is extended takes its place again, and completion keeps it', async () => {
  const made = await makeLink(api, { terms: { limit: 1 } });
  const { admission } = await visit(api, made);
  const [item] = await listed(api, made);
  const path = { contractId: item?.contractId ?? '' };
  await age(made, 24 * 60);
  await watchLinks(api);
  expect(await read(api, made)).toMatchObject({ taken: 0 });
  const expiresAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
  await api.ok('extendContract', { token: made.token, path, body: { expiresAt } });
  expect(await read(api, made)).toMatchObject({ taken: 1, done: 0 });
  await sign(admission.accessJwt);
  // The seal itself needs real documents; what counts is the moment the contract is completed.
  await sql`update contracts set status = 'COMPLETED', seal_state = 'DONE', ended_at = now() where contract_id = ${path.contractId}`.execute(
    api.database,
  );
  expect(await read(api, made)).toMatchObject({ taken: 1, done: 1 });
  expect(await api.ok('visitDirectUrl', { path: { code: made.link.code } })).toMatchObject({ standing: 'FULL' });
});
