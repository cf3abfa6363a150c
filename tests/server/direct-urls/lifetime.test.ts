import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ko } from '../../../server/content/mails/contract-words.ko.ts';
import { findDefaultExpiry } from '../../../server/modules/contracts/core/deadlines.ts';
import { inbox, tick, work } from '../../support/contracts.ts';
import {
  confirm,
  listed,
  makeLink,
  read,
  startAndOpen,
  visit,
  watchLinks,
  type Made,
} from '../../support/direct-urls.ts';
import { newestLink } from '../../support/receiving.ts';
import { complete, CONSENTS, fill } from '../../support/signing.ts';
import { slot } from '../../support/templates.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
});
afterAll(() => api.close());

/** Moves the start and the deadline of all visitors into the past. */
const age = ({ link }: Made, minutes: number) =>
  sql`with aged as (
      update direct_url_places set created_at = created_at - ${minutes} * interval '1 minute'
       where direct_url_uuid = ${link.directUrlId} returning contract_id)
    update contracts set expires_at = expires_at - ${minutes} * interval '1 minute'
     where contract_id in (select contract_id from aged)`.execute(api.database);

const watch = async () => {
  await tick(api);
  await watchLinks(api);
};

const hiddenOf = ({ link }: Made) =>
  api.database
    .selectFrom('contracts')
    .select(['contractId', 'status', 'isHidden', 'title', 'endedAt', 'expiresAt', 'destroyedAt', 'nextReminderAt'])
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

const DAY_MS = 86_400_000;

test('a visitor has a day to finish, and reads so in their letter, their mail and nothing else', async () => {
  const made = await makeLink(api);
  const { visitor, arrival, token } = await startAndOpen(api, made);
  const { expiresAt: deadline } = await hiddenOf(made);
  expect(Math.abs((deadline?.getTime() ?? 0) - Date.now() - DAY_MS)).toBeLessThan(60_000);
  expect(arrival.letter.expiresAt).toBe(deadline?.toISOString());
  await newestLink(api, visitor.email);
  const [mail] = await inbox(api, visitor.email);
  expect(mail?.bodyText).toContain(ko.formatDeadline(deadline ?? new Date()));
  await confirm(api, { token, visitor });
  await age(made, 24 * 60 - 1);
  await watch();
  expect(await read(api, made)).toMatchObject({ taken: 1 });
  await age(made, 1);
  await watch();
  expect(await listed(api, made)).toMatchObject([{ status: 'EXPIRED' }]);
  expect(await read(api, made)).toMatchObject({ taken: 0, done: 0 });
  await work(api);
  expect((await inbox(api, made.owner.email)).filter(({ subject }) => subject?.includes('마감'))).toEqual([]);
});

test('who has signed keeps their place, and the others then have as long as the template says', async () => {
  const lead = { name: '정해원', title: '', email: 'second@out.example', phone: null };
  const slots = [slot('참가자'), slot('담당자', { person: 'FIXED', fixed: lead, order: 2 })];
  const made = await makeLink(api, { template: { slots }, terms: { settings: { expiryDays: 3 } } });
  const { admission } = await visit(api, made);
  const before = (await hiddenOf(made)).expiresAt;
  const earliest = findDefaultExpiry(new Date(), 3);
  await sign(admission.accessJwt);
  const { contractId, expiresAt } = await hiddenOf(made);
  expect([earliest, findDefaultExpiry(new Date(), 3)]).toContainEqual(expiresAt);
  await newestLink(api, lead.email);
  const [mail] = await inbox(api, lead.email);
  expect(mail?.bodyText).toContain(ko.formatDeadline(expiresAt ?? new Date()));
  const events = await api.ok('listContractEvents', { token: made.token, path: { contractId } });
  expect(JSON.stringify(events)).toContain('EXTENDED');
  expect(before?.getTime()).toBeLessThan(expiresAt?.getTime() ?? 0);
  await age(made, 48 * 60);
  await watch();
  expect(await listed(api, made)).toMatchObject([{ status: 'IN_PROGRESS' }]);
  expect(await read(api, made)).toMatchObject({ taken: 1, done: 0 });
});

test('nobody is reminded before they have confirmed their contact', async () => {
  const made = await makeLink(api);
  await startAndOpen(api, made);
  const { nextReminderAt } = await hiddenOf(made);
  expect(nextReminderAt).toBeNull();
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
  await watch();
  expect(await read(api, made)).toMatchObject({ taken: 0 });
  const expiresAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
  await api.ok('extendContract', { token: made.token, path, body: { expiresAt } });
  expect(await read(api, made)).toMatchObject({ taken: 1, done: 0 });
  // The visitor's original deadline has passed, but the new one hasn't.
  await watch();
  expect(await read(api, made)).toMatchObject({ taken: 1, done: 0 });
  await sign(admission.accessJwt);
  // Sealing itself would need real documents, but only the moment of completion matters here.
  await sql`update contracts set status = 'COMPLETED', seal_state = 'DONE', ended_at = now() where contract_id = ${path.contractId}`.execute(
    api.database,
  );
  expect(await read(api, made)).toMatchObject({ taken: 1, done: 1 });
  expect(await api.ok('visitDirectUrl', { path: { code: made.link.code } })).toMatchObject({ standing: 'FULL' });
});
