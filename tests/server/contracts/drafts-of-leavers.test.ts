import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertsOf } from '../../support/alerts.ts';
import { age, inbox, look, readyDraft, receiver, tick, verify, work } from '../../support/contracts.ts';
import { join, type Person } from '../../support/people.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import { startSigning } from '../../support/signing.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterAll(() => api.close());

const toSeatOf = ({ organizationMemberUuid }: Person) => ({ organizationMemberUuid });

async function draftOf(member: Person, name: string) {
  const ready = await readyDraft(api, member, [receiver(name)]);
  const call = { ...ready.call, token: owner.accessJwt };
  return { ...ready, call, email: ready.receivers[0]?.email ?? '' };
}

async function addMember(name: string) {
  const member = await join(api, owner, ['CONTRACT_SEND']);
  await verify(api, member);
  await api.database.updateTable('users').set({ name }).where('userUuid', '=', member.userUuid).execute();
  return member;
}

const remove = (member: Person) => api.ok('withdrawMember', { token: owner.accessJwt, body: toSeatOf(member) });
const listOf = async (person: Person) =>
  (
    await api.ok('listContracts', {
      token: owner.accessJwt,
      query: { sender: person.organizationMemberUuid },
    })
  ).items.map(({ contractId }) => contractId);

test('a removed member’s draft becomes the document of the member who sends it', async () => {
  const member = await addMember('나간이');
  const { contractId, call, email } = await draftOf(member, '배준호');
  await remove(member);
  expect((await api.ok('checkContract', call)).maySend).toBe(true);
  await api.ok('sendContract', call);
  await work(api);

  expect((await look(api, owner, contractId)).sender).toEqual({ ...toSeatOf(owner), name: '김지수' });
  const [mail] = await inbox(api, email);
  expect(mail?.bodyText).toContain('김지수');
  expect(mail?.bodyText).not.toContain('나간이');
  const token = await startSigning(api, email);
  await api.ok('askQuestion', { token, body: { text: '언제까지인가요?' } });
  expect(await alertsOf(api, owner.accessJwt, { contractId })).toEqual(['QUESTION 1']);
  expect(await listOf(owner)).toContain(contractId);
  expect(await listOf(member)).not.toContain(contractId);
});

test('a removed member’s draft that is scheduled goes in the name of the member who scheduled it', async () => {
  const member = await addMember('나간이');
  const { contractId, call } = await draftOf(member, '최하은');
  await remove(member);
  const body = { scheduledAt: new Date(Date.now() + 3_600_000).toISOString() };
  await api.ok('checkContract', { ...call, body });
  await api.ok('sendContract', { ...call, body });
  await age(api, contractId, 'scheduled_at');
  await tick(api);
  await work(api);
  const seen = await look(api, owner, contractId);
  expect(seen).toMatchObject({ status: 'IN_PROGRESS', sender: toSeatOf(owner) });
});

test('a present member’s draft stays theirs, whoever sends it', async () => {
  const member = await addMember('남은이');
  const { contractId, call } = await draftOf(member, '강나래');
  await api.ok('sendContract', call);
  expect((await look(api, owner, contractId)).sender).toEqual({ ...toSeatOf(member), name: '남은이' });
});
