import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERMISSIONS } from '../../../server/modules/organizations/permissions.ts';
import type { Permission } from '../../../server/contract/access.ts';
import { freshEmail, invite, join, PASSWORD, signUp, type Person } from '../../support/people.ts';
import { untilBlocked } from '../../support/races.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { createDice } from '../../support/typing/dice.ts';

let api: TestApp;
let owner: Person;
let giver: Person;
let receiver: Person;
beforeAll(async () => {
  api = await createTestApp();
  owner = await signUp(api);
  giver = await join(api, owner, ['MEMBER_MANAGE']);
  receiver = await join(api, owner);
});
afterAll(() => api.close());

const set = (by: Person, { organizationMemberUuid }: { organizationMemberUuid: string }, permissions: Permission[]) =>
  api.call('changePermissions', { token: by.accessJwt, body: { organizationMemberUuid, permissions } });
const inviteWith = (by: Person, email: string, permissions: Permission[]) =>
  api.call('inviteMembers', { token: by.accessJwt, body: { emails: [email], permissions, groupUuids: [] } });
const accept = async ({ organizationMemberUuid, code }: Awaited<ReturnType<typeof invite>>, inviteeEmail: string) => {
  const { userInfo } = await api.ok('acceptInvitation', {
    path: { organizationMemberUuid, inviteeEmail },
    body: { code, name: '문예린', password: PASSWORD },
  });
  return (await api.ok('getSession', { token: userInfo.accessJwt })).user.permissions;
};

test('a gift is what its giver has: 60 sets of permissions, at changing, inviting and accepting', async () => {
  const dice = createDice(12);
  const some = () => PERMISSIONS.filter(() => dice.chance(0.5));
  let refused = 0;
  for (let round = 0; round < 60; round += 1) {
    const held: Permission[] = [...new Set([...some(), 'MEMBER_MANAGE' as const])];
    const [before, wanted] = [some(), some()];
    expect((await set(owner, giver, held)).status).toBe(200);
    expect((await set(owner, receiver, before)).status).toBe(200);

    const lacking = wanted.filter((permission) => !held.includes(permission));
    const isGiving = lacking.some((permission) => !before.includes(permission));
    const changed = await set(giver, receiver, wanted);
    expect([round, changed.error?.errorCode]).toEqual([round, isGiving ? 'PERMISSION_LACKING' : undefined]);
    const now = changed.status === 200 ? changed.result.permissions.toSorted() : null;
    expect(now).toEqual(isGiving ? null : wanted.toSorted());

    const invited = await inviteWith(giver, 'gift@hanbit.example', wanted);
    expect([round, invited.error?.errorCode]).toEqual([round, lacking.length > 0 ? 'PERMISSION_LACKING' : undefined]);
    refused += isGiving ? 1 : 0;
  }
  expect(refused).toBeGreaterThan(15);
});

test('whoever accepts gets no more than the inviter still has', async () => {
  const [email, late] = [freshEmail(), freshEmail()];
  await set(owner, giver, ['MEMBER_MANAGE', 'CONTRACT_SEND', 'PAYMENT_MANAGE']);
  const invitation = await invite(api, giver, email, ['CONTRACT_SEND', 'PAYMENT_MANAGE']);
  const afterwards = await invite(api, giver, late, ['CONTRACT_SEND', 'PAYMENT_MANAGE']);
  await set(owner, giver, ['MEMBER_MANAGE', 'CONTRACT_SEND']);
  expect(await accept(invitation, email)).toEqual(['CONTRACT_SEND']);

  const body = { organizationMemberUuid: giver.organizationMemberUuid };
  await api.ok('withdrawMember', { token: owner.accessJwt, body });
  expect(await accept(afterwards, late)).toEqual([]);
  giver = await join(api, owner, ['MEMBER_MANAGE']);
});

test('whoever changes an open invitation answers for all of it', async () => {
  const email = freshEmail();
  const invitation = await invite(api, owner, email, ['API_MANAGE']);
  await set(owner, giver, ['MEMBER_MANAGE', 'CONTRACT_SEND']);
  const more = await set(giver, invitation, ['API_MANAGE', 'CONTRACT_SEND']);
  expect(more.error.errorCode).toBe('PERMISSION_LACKING');
  expect((await set(giver, invitation, ['CONTRACT_SEND'])).status).toBe(200);
  await set(owner, giver, ['MEMBER_MANAGE']);
  expect(await accept(invitation, email)).toEqual([]);
});

test('a right that is being taken away is not given beside it', async () => {
  const email = freshEmail();
  await set(owner, giver, ['MEMBER_MANAGE', 'API_MANAGE']);
  const { late } = await api.database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('organizationMembers')
      .set({ permissions: ['MEMBER_MANAGE'] })
      .where('organizationMemberUuid', '=', giver.organizationMemberUuid)
      .execute();
    const inviting = inviteWith(giver, email, ['API_MANAGE']);
    await untilBlocked(api.database);
    return { late: inviting };
  });
  expect((await late).error.errorCode).toBe('PERMISSION_LACKING');
});

test('administrators who change each other at once both get an answer', async () => {
  const [one, other] = [await join(api, owner, ['MEMBER_MANAGE']), await join(api, owner, ['MEMBER_MANAGE'])];
  for (let round = 0; round < 20; round += 1) {
    const answers = await Promise.all([
      set(one, other, ['MEMBER_MANAGE']),
      set(other, one, ['MEMBER_MANAGE']),
      set(owner, one, ['MEMBER_MANAGE', 'CONTRACT_SEND']),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  }
});
