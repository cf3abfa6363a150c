import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listGroups, makeGroup, setGroup } from '../../support/groups.ts';
import { describe, freshEmail, invite, join, PASSWORD, signUp, type Person } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
let member: Person;
beforeAll(async () => {
  api = await createTestApp();
  owner = await signUp(api);
  member = await join(api, owner);
});
afterAll(() => api.close());

const seat = ({ organizationMemberUuid }: Person) => organizationMemberUuid;
const create = (body: { name: string; organizationMemberUuids: string[] }, token = owner.accessJwt) =>
  api.fails('createGroup', { token, body });
const membersOf = async (groupId: string) =>
  (await listGroups(api, owner)).find((group) => group.groupId === groupId)?.organizationMemberUuids;

test('a group is made, renamed, filled, emptied and deleted, and everybody reads it', async () => {
  const other = await join(api, owner);
  const body = { name: ' 영업 1팀 ', organizationMemberUuids: [seat(member), seat(owner)] };
  const made = await api.ok('createGroup', { token: owner.accessJwt, body });
  expect(made).toEqual({
    groupId: made.groupId,
    name: '영업 1팀',
    organizationMemberUuids: [seat(owner), seat(member)].toSorted(),
    version: 1,
  });
  const call = { token: owner.accessJwt, path: { groupId: made.groupId } };
  const renamed = await api.ok('changeGroup', { ...call, body: { version: 1, name: '영업 2팀' } });
  expect(renamed).toEqual({ ...made, name: '영업 2팀', version: 2 });
  const organizationMemberUuids = [seat(other)];
  expect(await api.ok('changeGroup', { ...call, body: { version: 2, organizationMemberUuids } })).toMatchObject({
    name: '영업 2팀',
    organizationMemberUuids,
  });
  expect(await listGroups(api, member)).toContainEqual({ ...renamed, organizationMemberUuids, version: 3 });
  await setGroup(api, owner, made.groupId, []);
  expect(await membersOf(made.groupId)).toEqual([]);
  await api.ok('deleteGroup', call);
  expect(await membersOf(made.groupId)).toBeUndefined();
  expect(await api.fails('deleteGroup', call)).toBe('404 NOT_FOUND');
  expect(await api.fails('changeGroup', { ...call, body: { version: 4 } })).toBe('404 NOT_FOUND');
});

test('a name is one group’s, and bad names are said', async () => {
  const first = await makeGroup(api, owner);
  const second = await makeGroup(api, owner);
  expect(await create({ name: first.name, organizationMemberUuids: [] })).toBe('409 NAME_TAKEN');
  const call = { token: owner.accessJwt, path: { groupId: second.groupId } };
  expect(await api.fails('changeGroup', { ...call, body: { version: 1, name: first.name } })).toBe('409 NAME_TAKEN');
  expect(await create({ name: '   ', organizationMemberUuids: [] })).toBe('422 VALIDATION');
});

test('only active members of the organisation belong to a group', async () => {
  const invited = await invite(api, owner, freshEmail());
  const stranger = await signUp(api);
  const { groupId } = await makeGroup(api, owner, [member]);
  for (const uuid of [invited.organizationMemberUuid, seat(stranger), randomUUID()]) {
    const organizationMemberUuids = [seat(member), uuid];
    expect(await create({ name: `그룹 ${uuid}`.slice(0, 30), organizationMemberUuids })).toBe('409 MEMBER_NOT_ACTIVE');
    const body = { version: 1, organizationMemberUuids };
    expect(await api.fails('changeGroup', { token: owner.accessJwt, path: { groupId }, body })).toBe(
      '409 MEMBER_NOT_ACTIVE',
    );
  }
  expect(await membersOf(groupId)).toEqual([seat(member)]);
});

test('two who change a group at once do not undo each other', async () => {
  const { groupId } = await makeGroup(api, owner);
  const change = (organizationMemberUuids: string[]) => {
    const call = { token: owner.accessJwt, path: { groupId }, body: { version: 1, organizationMemberUuids } };
    return api.call('changeGroup', call);
  };
  const answers = await Promise.all([change([seat(member)]), change([seat(owner)])]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.map(({ status }) => status)).toContain(409);
  expect(await membersOf(groupId)).toHaveLength(1);
});

test('a group is created once, however often the call is repeated', async () => {
  const body = { name: '한 번만', organizationMemberUuids: [seat(member)] };
  const call = { token: owner.accessJwt, key: randomUUID(), body };
  const [first, second] = [await api.ok('createGroup', call), await api.ok('createGroup', call)];
  expect(second).toEqual(first);
});

test('who leaves the organisation leaves its groups', async () => {
  const removed = await join(api, owner);
  const leaving = await join(api, owner);
  const { groupId } = await makeGroup(api, owner, [removed, leaving, member]);
  const body = { organizationMemberUuid: seat(removed) };
  await api.ok('withdrawMember', { token: owner.accessJwt, body });
  expect(await membersOf(groupId)).toEqual([seat(member), seat(leaving)].toSorted());
  await api.ok('withdrawUser', { token: leaving.accessJwt, body: { withdrawReason: '다 썼어요' } });
  expect(await membersOf(groupId)).toEqual([seat(member)]);
});

async function inviteInto(inviter: Person, email: string, groupUuids: string[]) {
  const body = { emails: [email], permissions: [], groupUuids };
  await api.ok('inviteMembers', { token: inviter.accessJwt, body });
  const mail = (await api.mailsTo(email)).findLast((sent) => sent.template === 'INVITATION');
  const link = new URL(/https:\S+\/invitation\/acceptance\S+/.exec(mail?.text ?? '')?.[0] ?? 'https://none.test');
  return link.searchParams.get('code') ?? '';
}

async function accept(email: string, code: string) {
  const { organizationMemberUuid } = await api.database
    .selectFrom('organizationMembers')
    .select('organizationMemberUuid')
    .where('inviteeEmail', '=', email)
    .executeTakeFirstOrThrow();
  const path = { organizationMemberUuid, inviteeEmail: email };
  const { userInfo } = await api.ok('acceptInvitation', { path, body: { code, name: '배준호', password: PASSWORD } });
  return describe(api, email, userInfo);
}

test('an invitation’s groups are joined with it, but for those that went meanwhile', async () => {
  const [one, two, gone] = [await makeGroup(api, owner), await makeGroup(api, owner), await makeGroup(api, owner)];
  const email = freshEmail();
  await inviteInto(owner, email, [one.groupId]);
  // The groups of the newest invitation apply, and resending an invitation keeps them.
  await inviteInto(owner, email, [two.groupId, gone.groupId]);
  const code = await inviteInto(owner, email, []);
  expect(await membersOf(two.groupId)).toEqual([]);
  await api.ok('deleteGroup', { token: owner.accessJwt, path: { groupId: gone.groupId } });
  const joined = await accept(email, code);
  expect([await membersOf(one.groupId), await membersOf(two.groupId)]).toEqual([[], [seat(joined)]]);
});

test('who may no longer manage members gives no groups by an older invitation', async () => {
  const manager = await join(api, owner, ['MEMBER_MANAGE']);
  const { groupId } = await makeGroup(api, owner);
  const email = freshEmail();
  const code = await inviteInto(manager, email, [groupId]);
  const body = { organizationMemberUuid: seat(manager), permissions: [] };
  await api.ok('changePermissions', { token: owner.accessJwt, body });
  await accept(email, code);
  expect(await membersOf(groupId)).toEqual([]);
});
