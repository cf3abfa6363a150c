import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertsOf } from '../../support/alerts.ts';
import { draft } from '../../support/contracts.ts';
import { freshEmail, invite, join, signUp, type Person } from '../../support/people.ts';
import { sortedStatuses } from '../../support/api-client.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
});
afterAll(() => api.close());

const list = (person: Person, query: Record<string, string> = {}) =>
  api.ok('listMembers', { token: person.accessJwt, path: { organizationUuid: person.organizationUuid }, query });
const target = ({ organizationMemberUuid }: { organizationMemberUuid: string }) => ({ organizationMemberUuid });

test('the list has members and open invitations, filtered and in pages', async () => {
  const owner = await signUp(api);
  const sender = await join(api, owner, ['CONTRACT_SEND'], freshEmail('100%_sure'));
  const plain = await join(api, owner);
  const open = freshEmail('invited');
  await invite(api, owner, open, ['CONTRACT_SEND']);
  const gone = await join(api, owner);
  await api.ok('withdrawMember', { token: owner.accessJwt, body: target(gone) });
  await api.ok('changeName', { token: plain.accessJwt, body: { name: '한 글\\이름'.normalize('NFD') } });

  const all = await list(owner);
  expect(all).toMatchObject({ total: 4, page: 1, size: 20 });
  expect(all.items[0]).toMatchObject({ email: owner.email, isOwner: true, isMe: true, memberStatusType: 'ACCEPTED' });
  expect(all.items[0]?.permissions).toHaveLength(8);
  expect(all.items.at(-1)).toMatchObject({ email: open, name: null, userUuid: null, memberStatusType: 'INVITED' });

  const emails = async (query: Record<string, string>) => (await list(owner, query)).items.map(({ email }) => email);
  expect(await emails({ memberStatusType: 'WITHDRAWN' })).toEqual([gone.email]);
  expect(await emails({ permissionToSearch: 'CONTRACT_SEND' })).toEqual([owner.email, sender.email, open]);
  expect(await emails({ permissionToSearch: 'API_MANAGE' })).toEqual([owner.email]);
  expect(await emails({ searchField: 'EMAIL', searchValue: '0%_S' })).toEqual([sender.email]);
  expect(await emails({ searchValue: '%' })).toEqual([sender.email]);
  expect(await emails({ searchValue: '_' })).toEqual([sender.email]);
  expect(await emails({ searchValue: '\\' })).toEqual([plain.email]);
  expect(await emails({ searchField: 'NAME', searchValue: '한 글' })).toEqual([plain.email]);
  expect(await emails({ searchField: 'NAME', searchValue: 'hanbit' })).toEqual([]);
  expect(await emails({ page: '2', size: '3' })).toHaveLength(1);
  expect(await emails({ page: '50', size: '100' })).toEqual([]);
});

test('permissions are changed of others, never of the owner, oneself, or those who are gone', async () => {
  const owner = await signUp(api);
  const admin = await join(api, owner, ['CONTRACT_SEND', 'MEMBER_MANAGE', 'API_MANAGE']);
  const member = await join(api, owner);
  const stranger = await signUp(api);
  const change = (who: { organizationMemberUuid: string }, token = admin.accessJwt) =>
    api.call('changePermissions', { token, body: { ...target(who), permissions: ['API_MANAGE', 'CONTRACT_SEND'] } });
  expect((await change(member)).result.permissions).toEqual(['CONTRACT_SEND', 'API_MANAGE']);
  expect((await change(owner)).error.errorCode).toBe('OWNER_LOCKED');
  expect((await change(admin)).error.errorCode).toBe('SELF_LOCKED');
  expect((await change(stranger)).error.errorCode).toBe('NOT_FOUND');
  const invitation = await invite(api, owner, freshEmail());
  expect((await change(invitation)).status).toBe(200);
  await api.ok('cancelInvitation', { token: owner.accessJwt, path: target(invitation) });
  expect((await change(invitation)).error.errorCode).toBe('MEMBER_NOT_ACTIVE');
  const twice = { ...target(member), permissions: ['API_MANAGE', 'API_MANAGE'] };
  expect(await api.fails('changePermissions', { token: admin.accessJwt, body: twice })).toBe('422 VALIDATION');
});

test('a member is removed once, the owner never', async () => {
  const owner = await signUp(api);
  const admin = await join(api, owner, ['MEMBER_MANAGE']);
  const member = await join(api, owner);
  const remove = (who: { organizationMemberUuid: string }) =>
    api.call('withdrawMember', { token: admin.accessJwt, body: target(who) });
  expect((await remove(owner)).error.errorCode).toBe('LAST_OWNER');
  expect((await remove(await signUp(api))).error.errorCode).toBe('NOT_FOUND');
  expect((await remove(member)).status).toBe(200);
  expect((await remove(member)).error.errorCode).toBe('MEMBER_NOT_ACTIVE');
  const again = await invite(api, owner, member.email);
  expect(again.outcome).toBe('INVITED');
});

test('a member who is invited again with the same account gets their documents back', async () => {
  const owner = await signUp(api);
  const member = await join(api, owner, ['CONTRACT_SEND', 'CONTRACT_READ_ALL']);
  const { contractId } = await draft(api, member);
  await api.ok('withdrawMember', { token: owner.accessJwt, body: target(member) });
  const again = await invite(api, owner, member.email, ['CONTRACT_SEND']);
  const path = { ...target(again), inviteeEmail: member.email };
  const { userInfo } = await api.ok('acceptInvitation', { path, body: { code: again.code } });

  const { items } = await api.ok('listContracts', { token: userInfo.accessJwt, query: {} });
  expect(items.map((item) => item.contractId)).toEqual([contractId]);
  const members = await list(owner);
  expect(members.items[1]).toMatchObject({ ...target(member), permissions: ['CONTRACT_SEND'] });
  expect(members.total).toBe(2);
  expect(await list(owner, { memberStatusType: 'WITHDRAWN' })).toMatchObject({ total: 0 });
  expect(await api.fails('acceptInvitation', { path, body: { code: again.code } })).toBe('409 INVITATION_USED');
});

test('the senders of documents include those who have left, and nobody without documents', async () => {
  const owner = await signUp(api);
  const gone = await join(api, owner, ['CONTRACT_SEND']);
  const [idle, busy] = [await join(api, owner, ['CONTRACT_SEND']), await join(api, owner, ['CONTRACT_SEND'])];
  await draft(api, gone);
  await draft(api, busy);
  for (const one of [gone, idle]) await api.ok('withdrawMember', { token: owner.accessJwt, body: target(one) });
  const { items } = await list(owner, { withDocuments: 'true' });
  expect(items.map(({ email, memberStatusType }) => [email, memberStatusType])).toEqual([
    [busy.email, 'ACCEPTED'],
    [gone.email, 'WITHDRAWN'],
  ]);
});

test('ownership is handed over whole, once, to somebody who is in', async () => {
  const owner = await signUp(api);
  const [one, other] = [await join(api, owner), await join(api, owner)];
  const handOver = (who: { organizationMemberUuid: string }, token = owner.accessJwt) =>
    api.call('handOverOwnership', { token, body: target(who) });
  expect((await handOver(await invite(api, owner, freshEmail()))).error.errorCode).toBe('MEMBER_NOT_ACTIVE');
  expect((await handOver(await signUp(api))).error.errorCode).toBe('NOT_FOUND');
  expect((await handOver(owner)).status).toBe(200);
  const answers = await Promise.all([handOver(one), handOver(other)]);
  expect(sortedStatuses(answers)).toEqual([200, 403]);
  const { items } = await list(owner);
  expect(items.filter(({ isOwner }) => isOwner)).toHaveLength(1);
  expect(items.find(({ isMe }) => isMe)?.permissions).toHaveLength(8);
});

test('both owners are told that ownership was handed over', async () => {
  const owner = await signUp(api);
  const member = await join(api, owner);
  await api.ok('handOverOwnership', { token: owner.accessJwt, body: target(member) });
  expect((await api.mailsTo(owner.email)).at(-1)).toMatchObject({ template: 'OWNERSHIP_GIVEN' });
  expect((await api.mailsTo(member.email)).at(-1)).toMatchObject({ template: 'OWNERSHIP_TAKEN' });
  for (const { accessJwt } of [owner, member]) expect(await alertsOf(api, accessJwt)).toEqual(['SECURITY 1']);
});
