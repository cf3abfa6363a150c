import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  freshVisitor,
  listed,
  makeLink,
  read,
  start,
  startAndOpen,
  visit,
  type Made,
} from '../../support/direct-urls.ts';
import { inbox, look, work } from '../../support/contracts.ts';
import { join, signUp } from '../../support/people.ts';
import { newestCode } from '../../support/receiving.ts';
import { untilBlocked } from '../../support/races.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
});
afterAll(() => api.close());

async function makeLinkOfMember() {
  const owner = await signUp(api);
  const maker = await join(api, owner, ['CONTRACT_SEND', 'TEMPLATE_MANAGE']);
  const made = await makeLink(api, { person: maker });
  const leave = () =>
    api.call('withdrawMember', {
      token: owner.accessJwt,
      body: { organizationMemberUuid: maker.organizationMemberUuid },
    });
  return { ...made, boss: owner, leave, theirs: { ...made, token: owner.accessJwt } };
}

const contractOf = async (made: Made) => (await listed(api, made))[0]?.contractId ?? '';

/** Does what a trigger does whenever a link's contract ends. */
const touchLink = ({ link }: Pick<Made, 'link'>) =>
  sql`update direct_urls set moved_at = now() where direct_url_uuid = ${link.directUrlId}`;
const holdContract = (contractId: string) => sql`select from contracts where contract_id = ${contractId} for update`;

test('a maker leaves while a contract of their link ends, and neither stops the other', async () => {
  const { boss, leave, theirs, ...made } = await makeLinkOfMember();
  await visit(api, made);
  const contractId = await contractOf(made);
  const leaving = await api.database.transaction().execute(async (transaction) => {
    await holdContract(contractId).execute(transaction);
    const left = leave();
    await untilBlocked(api.database);
    await touchLink(made).execute(transaction);
    return { left };
  });
  expect((await leaving.left).status).toBe(200);
  expect(await read(api, theirs)).toMatchObject({ maker: { organizationMemberUuid: boss.organizationMemberUuid } });
  expect(await look(api, boss, contractId)).toMatchObject({
    sender: { organizationMemberUuid: boss.organizationMemberUuid },
  });
});

test('a visitor comes back while their earlier contract ends, and neither stops the other', async () => {
  const made = await makeLink(api);
  const { visitor } = await visit(api, made);
  const contractId = await contractOf(made);
  const again = await startAndOpen(api, made, visitor);
  const path = { step: 'email-code' };
  await api.ok('sendCode', { token: again.token, path });
  const code = await newestCode(api, visitor.email);
  const confirming = await api.database.transaction().execute(async (transaction) => {
    await holdContract(contractId).execute(transaction);
    const answer = api.call('confirmStep', { token: again.token, path, body: { code } });
    await untilBlocked(api.database);
    await touchLink(made).execute(transaction);
    return { answer };
  });
  const { status, text } = await confirming.answer;
  expect(status).toBe(200);
  expect(text).toContain('"isEarlierContract":true');
  expect(await read(api, made)).toMatchObject({ taken: 1, opening: 0 });
});

test('whoever starts while the maker leaves gets the contract of the next maker', async () => {
  const { boss, theirs, ...made } = await makeLinkOfMember();
  const { maker } = made.link;
  const starting = await api.database.transaction().execute(async (transaction) => {
    await sql`update organization_members set ended_at = now(), member_status_type = 'WITHDRAWN'
      where organization_member_uuid = ${maker.organizationMemberUuid}`.execute(transaction);
    const answer = start(api, made);
    await untilBlocked(api.database);
    await sql`update direct_urls set organization_member_uuid = ${boss.organizationMemberUuid}
      where direct_url_uuid = ${made.link.directUrlId}`.execute(transaction);
    return { answer };
  });
  expect((await starting.answer).status).toBe(200);
  const senders = await api.database
    .selectFrom('contracts')
    .select('organizationMemberUuid')
    .where('directUrlUuid', '=', made.link.directUrlId)
    .execute();
  expect(senders).toEqual([{ organizationMemberUuid: boss.organizationMemberUuid }]);
  expect(await read(api, theirs)).toMatchObject({ taken: 1 });
});

test('the owner is told which links and how many visible contracts passed to them', async () => {
  const { boss, leave, ...made } = await makeLinkOfMember();
  await visit(api, made);
  await startAndOpen(api, made, freshVisitor());
  const ended = await api.ok('createDirectUrl', {
    token: made.token,
    path: { templateId: made.templateId },
    body: { name: '지난 행사', limit: 1, contactBy: 'MAIL', guard: 'ONCE' },
  });
  await api.ok('changeDirectUrl', {
    token: made.token,
    path: { templateId: made.templateId, directUrlId: ended.directUrlId },
    body: { state: 'ENDED' },
  });
  expect((await leave()).status).toBe(200);
  await work(api);
  const mails = (await inbox(api, boss.email)).filter(({ subject }) => subject?.includes('이어받았어요'));
  expect(mails).toHaveLength(1);
  const text = mails[0]?.bodyText ?? '';
  expect(text).toContain('링크: 현장 안전교육\n');
  expect(text).toContain('진행 중인 문서: 1건');
  expect(text).toContain('/contract/dashboard/direct-url');
});

test('a member without links leaves without a word about links', async () => {
  const owner = await signUp(api);
  const member = await join(api, owner, ['CONTRACT_SEND']);
  await api.ok('withdrawMember', {
    token: owner.accessJwt,
    body: { organizationMemberUuid: member.organizationMemberUuid },
  });
  await work(api);
  expect((await inbox(api, owner.email)).filter(({ subject }) => subject?.includes('이어받았어요'))).toEqual([]);
});
