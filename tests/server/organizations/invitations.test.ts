import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeAccount } from '../../../server/modules/accounts/accounts.repository.ts';
import { freshEmail, invite, join, login, PASSWORD, signUp, type Person } from '../../support/people.ts';
import { sortedStatuses } from '../../support/api-client.ts';
import { untilBlocked } from '../../support/races.ts';
import { createTestApp, PUBLIC_URL, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  owner = await signUp(api);
});
afterAll(() => api.close());

const DAY = 24 * 3_600_000;
const NEWCOMER = { name: '문예린', password: PASSWORD };
type Invitation = Awaited<ReturnType<typeof invite>>;

const accept = (invitation: Invitation, inviteeEmail: string, body: object = {}, token?: string) =>
  api.call('acceptInvitation', {
    path: { organizationMemberUuid: invitation.organizationMemberUuid, inviteeEmail },
    body,
    ...(token && { token }),
  });
const said = async (answer: ReturnType<typeof accept>) => {
  const { status, error } = await answer;
  return status === 200 ? '200' : `${status} ${error.errorCode}`;
};
const validate = ({ organizationMemberUuid }: Invitation) =>
  api.call('validateInvitation', { query: { organizationMemberUuid } });
const cancel = ({ organizationMemberUuid }: Invitation, token: string) =>
  api.call('cancelInvitation', { path: { organizationMemberUuid }, token });

test('nobody takes a seat in an account that is being closed', async () => {
  const [owner, guest] = [await signUp(api), await signUp(api)];
  const { organizationMemberUuid, code } = await invite(api, owner, guest.email);
  const path = { organizationMemberUuid, inviteeEmail: guest.email };
  const { late } = await api.database.transaction().execute(async (transaction) => {
    await changeAccount(transaction, guest.userUuid, { withdrawnAt: new Date() });
    const acceptance = api.call('acceptInvitation', { path, body: { code } });
    await untilBlocked(api.database);
    return { late: acceptance };
  });
  expect((await late).error.errorCode).toBe('UNAUTHENTICATED');
  const members = await api.ok('listMembers', {
    token: owner.accessJwt,
    path: { organizationUuid: owner.organizationUuid },
    query: { memberStatusType: 'ACCEPTED' },
  });
  expect(members.total).toBe(1);
});

test('somebody new gives name and password and is in', async () => {
  const email = freshEmail('new+person');
  const invitation = await invite(api, owner, email, ['TEMPLATE_MANAGE', 'CONTRACT_SEND']);
  expect(invitation.link.href.startsWith(`${PUBLIC_URL}/invitation/acceptance?`)).toBe(true);
  expect(invitation.link.searchParams.get('inviteeEmail')).toBe(email);
  expect(invitation.code).toMatch(/^[0-9A-Za-z]{22}$/);
  const { result } = await validate(invitation);
  expect(result).toMatchObject({ organizationName: '한빛물산 주식회사', hasAccount: false });
  expect(result.maskedEmail).toMatch(/^ne\*+@hanbit\.example$/);

  const { code } = invitation;
  expect(await said(accept(invitation, email, NEWCOMER))).toBe('401 UNAUTHENTICATED');
  expect(await said(accept(invitation, email, { code: 'wrong', ...NEWCOMER }))).toBe('403 INVITATION_CODE_WRONG');
  expect(await said(accept(invitation, freshEmail(), { code, ...NEWCOMER }))).toBe('404 INVITATION_NOT_FOUND');
  expect(await said(accept(invitation, email, { code }))).toBe('422 ACCOUNT_REQUIRED');
  expect(await said(accept(invitation, email, { code, name: '문예린' }))).toBe('422 ACCOUNT_REQUIRED');
  expect(await said(accept(invitation, email, { code, ...NEWCOMER, password: 'weak' }))).toBe('422 PASSWORD_WEAK');
  expect(await said(accept(invitation, email, { code, ...NEWCOMER, name: ' ' }))).toBe('422 NAME_INVALID');

  const { userInfo } = (await accept(invitation, email.toUpperCase(), { code, ...NEWCOMER })).result;
  const session = await api.ok('getSession', { token: userInfo.accessJwt });
  expect(session.user).toMatchObject({ name: '문예린', email, permissions: ['CONTRACT_SEND', 'TEMPLATE_MANAGE'] });
  expect(session.organization).toMatchObject({ organizationUuid: owner.organizationUuid, isOwner: false });
  expect(await said(accept(invitation, email, { code }))).toBe('409 INVITATION_USED');
  expect((await validate(invitation)).error.errorCode).toBe('INVITATION_USED');
});

test('somebody with an account accepts with the code alone, or signed in without it', async () => {
  const guest = await signUp(api, freshEmail(), '도담설계');
  const first = await invite(api, owner, guest.email);
  expect((await validate(first)).result.hasAccount).toBe(true);
  const withPassword = accept(first, guest.email, { code: first.code, ...NEWCOMER });
  expect(await said(withPassword)).toBe('409 ACCOUNT_EXISTS');
  expect(await said(accept(first, guest.email, { code: first.code }))).toBe('200');

  const other = await signUp(api, freshEmail(), '나루물류');
  const second = await invite(api, other, guest.email);
  const { userInfo } = (await accept(second, guest.email, {}, guest.accessJwt)).result;
  const list = await api.ok('listOrganizations', { token: userInfo.accessJwt });
  expect(list[0]?.name).toBe('나루물류');
  expect(list).toHaveLength(3);
});

test('the wrong account is told so, even with the right code', async () => {
  const email = freshEmail();
  const invitation = await invite(api, owner, email);
  const stranger = await signUp(api);
  const answer = accept(invitation, email, { code: invitation.code }, stranger.accessJwt);
  expect(await said(answer)).toBe('403 EMAIL_MISMATCH');
});

test('an invitation lapses after seven days by time alone', async () => {
  const guest = await signUp(api);
  const invitation = await invite(api, owner, guest.email);
  api.advance(7 * DAY);
  expect((await validate(invitation)).error).toMatchObject({ code: 410, errorCode: 'INVITATION_EXPIRED' });
  expect(await said(accept(invitation, guest.email, { code: invitation.code }))).toBe('410 INVITATION_EXPIRED');
  const { accessJwt } = await login(api, guest.email);
  const [entry] = await api.ok('listOrganizations', { token: accessJwt, query: { memberStatusType: 'INVITED' } });
  expect(entry).toMatchObject({ memberStatusType: 'EXPIRED', inviterName: '김지수', inviteeEmail: guest.email });

  const again = await login(api, owner.email);
  const members = async (memberStatusType: string) =>
    (await api.ok('listMembers', { token: again.accessJwt, path: again, query: { memberStatusType } })).total;
  expect([await members('INVITED'), await members('EXPIRED')]).toEqual([0, 1]);
  const renewed = await invite(api, again, guest.email);
  expect(renewed).toMatchObject({ outcome: 'RENEWED', organizationMemberUuid: invitation.organizationMemberUuid });
  expect([await members('INVITED'), await members('EXPIRED')]).toEqual([1, 0]);
});

test('inviting again makes the link before worthless', async () => {
  const email = freshEmail();
  const old = await invite(api, owner, email, ['MEMBER_MANAGE']);
  const renewed = await invite(api, owner, email.toUpperCase(), []);
  expect(renewed.outcome).toBe('RENEWED');
  expect(await said(accept(old, email, { code: old.code, ...NEWCOMER }))).toBe('403 INVITATION_CODE_WRONG');
  const code = (await api.mailsTo(email.toUpperCase())).at(-1)?.text.match(/code=(\w+)/)?.[1];
  const { userInfo } = (await accept(old, email, { code, ...NEWCOMER })).result;
  expect((await api.ok('getUser', { token: userInfo.accessJwt })).permissions).toEqual([]);
});

test('taken back by the inviter’s side, declined by the invitee, unknown to everybody else', async () => {
  const guest = await signUp(api);
  const member = await join(api, owner);
  const invitation = await invite(api, owner, guest.email);
  const stranger = await signUp(api);
  expect((await cancel(invitation, stranger.accessJwt)).error.errorCode).toBe('NOT_FOUND');
  expect((await cancel(invitation, member.accessJwt)).error.errorCode).toBe('FORBIDDEN');
  expect((await cancel(invitation, owner.accessJwt)).status).toBe(200);
  expect((await cancel(invitation, owner.accessJwt)).error.errorCode).toBe('INVITATION_CANCELLED');
  expect((await validate(invitation)).error).toMatchObject({ code: 410, errorCode: 'INVITATION_CANCELLED' });
  expect(await said(accept(invitation, guest.email, {}, guest.accessJwt))).toBe('410 INVITATION_CANCELLED');

  const second = await invite(api, owner, guest.email);
  expect(second.outcome).toBe('INVITED');
  expect((await cancel(second, guest.accessJwt)).status).toBe(200);
  const own = { organizationMemberUuid: owner.organizationMemberUuid };
  expect((await api.call('cancelInvitation', { path: own, token: owner.accessJwt })).error.errorCode).toBe(
    'INVITATION_USED',
  );
  expect(await api.fails('validateInvitation', { query: own })).toBe('404 INVITATION_NOT_FOUND');
});

test.each(['new', 'known', 'signed in'])('of two who accept at once (%s) one is in', async (kind) => {
  const email = freshEmail();
  const guest = kind === 'new' ? null : await signUp(api, email);
  const invitation = await invite(api, owner, email);
  const body = kind === 'signed in' ? {} : { code: invitation.code, ...(kind === 'new' && NEWCOMER) };
  const token = kind === 'signed in' ? guest?.accessJwt : undefined;
  const answers = await Promise.all([accept(invitation, email, body, token), accept(invitation, email, body, token)]);
  expect(sortedStatuses(answers)).toEqual([200, 409]);
  const users = await api.database.selectFrom('users').select('userUuid').where('email', '=', email).execute();
  expect(users).toHaveLength(1);
});

test('one outcome for each address, folded by case; groups are not there yet', async () => {
  const member = await join(api, owner);
  const [one, two] = [freshEmail('Some.One'), freshEmail()];
  await invite(api, owner, two);
  const emails = [one, one.toLowerCase(), two, member.email.toUpperCase(), owner.email];
  const outcomes = await api.ok('inviteMembers', {
    token: owner.accessJwt,
    body: { emails, permissions: [], groupUuids: [] },
  });
  expect(outcomes.map(({ email, outcome }) => [email, outcome])).toEqual([
    [one, 'INVITED'],
    [two, 'RENEWED'],
    [member.email.toUpperCase(), 'ALREADY_MEMBER'],
    [owner.email, 'ALREADY_MEMBER'],
  ]);
  const groupUuids = [owner.organizationUuid];
  const body = { emails: [freshEmail()], permissions: [], groupUuids };
  expect(await api.fails('inviteMembers', { token: owner.accessJwt, body })).toBe('404 GROUP_NOT_FOUND');
});

test('two administrators who invite the same people at once make one invitation each', async () => {
  const emails = Array.from({ length: 10 }, () => freshEmail());
  const send = (list: string[]) =>
    api.call('inviteMembers', { token: owner.accessJwt, body: { emails: list, permissions: [], groupUuids: [] } });
  const answers = await Promise.all([send(emails), send(emails.toReversed())]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const query = { memberStatusType: 'INVITED' };
  expect((await api.ok('listMembers', { token: owner.accessJwt, path: owner, query })).total).toBe(10);
});

test('nobody is in twice, whatever address the invitation names', async () => {
  const member = await join(api, owner);
  const invitation = await invite(api, owner, freshEmail());
  await api.database
    .updateTable('organizationMembers')
    .set({ inviteeEmail: 'former@hanbit.example' })
    .where('organizationMemberUuid', '=', member.organizationMemberUuid)
    .execute();
  await api.database
    .updateTable('organizationMembers')
    .set({ inviteeEmail: member.email })
    .where('organizationMemberUuid', '=', invitation.organizationMemberUuid)
    .execute();
  expect(await said(accept(invitation, member.email, {}, member.accessJwt))).toBe('409 ALREADY_MEMBER');
});

test('names in the mail can’t write html or headers', async () => {
  const evil = await signUp(api, freshEmail(), '<script>alert(1)</script>&"');
  const email = freshEmail();
  await invite(api, evil, email);
  const mail = (await api.mailsTo(email))[0];
  expect(mail?.html).not.toContain('<script');
  expect(mail?.html).toContain('&lt;script&gt;');
  expect(mail?.subject).not.toMatch(/[\r\n]/);
});
