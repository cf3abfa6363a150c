import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draft, receiver, readyDraft, sent, tick, age, verify, work } from '../../support/contracts.ts';
import { forgetGroups, makeGroup, setGroup, share } from '../../support/groups.ts';
import { join, type Person } from '../../support/people.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
beforeAll(async () => {
  ({ api, owner } = await createSenderApp());
});
afterAll(() => api.close());

const list = ({ accessJwt }: Person, query: Record<string, string> = {}) =>
  api.ok('listContracts', { token: accessJwt, query });
const idsOf = async (person: Person, query: Record<string, string> = {}) =>
  (await list(person, query)).items.map(({ contractId }) => contractId);
const opening = async ({ accessJwt: token }: Person, contractId: string) =>
  (await api.call('getContract', { token, path: { contractId } })).status;

test('a contract of ten groups is listed and counted once for a member of three', async () => {
  const member = await join(api, owner);
  const groups = [];
  for (let place = 0; place < 10; place += 1) groups.push(await makeGroup(api, owner, place % 4 === 0 ? [member] : []));
  const groupIds = groups.map(({ groupId }) => groupId);
  const { contractId } = await sent(api, owner, [receiver('이도윤')], { title: '열 그룹 계약서' });
  expect((await share(api, owner, contractId, groupIds)).sharedGroupIds.toSorted()).toEqual(groupIds.toSorted());
  for (const query of [{}, { tab: 'IN_PROGRESS' }, { search: '그룹' }, { kind: 'NORMAL' }, { sort: 'TITLE' }]) {
    const { items, total, counts } = await list(member, query);
    expect([items.map((item) => item.contractId), total, counts.ALL]).toEqual([[contractId], 1, 1]);
  }
  const { inProgress, sentDays } = await api.ok('getContractStatistics', { token: member.accessJwt });
  expect([inProgress, sentDays.at(-1)?.sent]).toEqual([1, 1]);
  const eleven = [...groupIds, (await makeGroup(api, owner)).groupId];
  const call = { token: owner.accessJwt, path: { contractId } };
  expect(await api.fails('shareContract', { ...call, body: { groupIds: eleven } })).toBe('422 VALIDATION');
  const unknown = { groupIds: [owner.organizationUuid] };
  expect(await api.fails('shareContract', { ...call, body: unknown })).toBe('404 GROUP_NOT_FOUND');
});

test('sharing gives reading and downloads, and nothing else', async () => {
  const member = await join(api, owner, ['CONTRACT_SEND']);
  const { groupId } = await makeGroup(api, owner, [member]);
  const { contractId } = await sent(api, owner);
  const token = member.accessJwt;
  const path = { contractId };
  expect(await api.fails('getContract', { token, path })).toBe('404 NOT_FOUND');
  await share(api, owner, contractId, [groupId]);
  expect(await api.ok('getContract', { token, path })).toMatchObject({ mayChange: false, sharedGroupIds: [groupId] });
  for (const id of ['listContractEvents', 'listContractMessages'] as const) await api.ok(id, { token, path });
  expect((await api.call('getContractDocument', { token, path })).status).toBe(200);
  const cancelling = { token, path, body: { reason: '내용이 달라요' } };
  expect(await api.fails('cancelContract', cancelling)).toBe('403 FORBIDDEN');
  await verify(api, member);
  expect(await api.fails('remindReceivers', { token, path })).toBe('403 FORBIDDEN');
  expect(await api.fails('shareContract', { token, path, body: { groupIds: [] } })).toBe('403 FORBIDDEN');
  const bulk = { action: 'SHARE', contractIds: [contractId], groupIds: [] };
  expect((await api.ok('actOnContracts', { token, body: bulk })).results).toMatchObject([{ errorCode: 'FORBIDDEN' }]);
});

test('a draft keeps its groups, and is shared when it is sent, at once or by the clock', async () => {
  const member = await join(api, owner);
  const { groupId } = await makeGroup(api, owner, [member]);
  const ready = await readyDraft(api, owner);
  const later = await readyDraft(api, owner);
  for (const { contractId } of [ready, later]) {
    expect((await share(api, owner, contractId, [groupId])).sharedGroupIds).toEqual([groupId]);
    expect(await opening(member, contractId)).toBe(404);
  }
  expect((await list(member)).counts.ALL).toBe(0);
  await api.ok('sendContract', ready.call);
  expect(await idsOf(member)).toEqual([ready.contractId]);
  const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
  await api.ok('sendContract', { ...later.call, body: { scheduledAt } });
  expect(await idsOf(member)).toEqual([ready.contractId]);
  await age(api, later.contractId, 'scheduled_at');
  await tick(api);
  await work(api);
  expect(await idsOf(member)).toEqual([later.contractId, ready.contractId]);
  const copied = await api.ok('duplicateContract', { ...ready.call, body: undefined });
  expect(copied).toMatchObject({ status: 'DRAFT' });
  const { sharedGroupIds } = await api.ok('getContract', { ...ready.call, path: { contractId: copied.contractId } });
  expect(sharedGroupIds).toEqual([]);
});

test('a deleted group leaves the contracts that named it, without doubles or lost counts', async () => {
  const [member, both] = [await join(api, owner), await join(api, owner)];
  const kept = await makeGroup(api, owner, [both]);
  const gone = await makeGroup(api, owner, [member, both]);
  const shared = await sent(api, owner);
  const known = await sent(api, owner);
  const alone = await sent(api, owner);
  const written = await draft(api, owner);
  await share(api, owner, known.contractId, [kept.groupId]);
  await share(api, owner, shared.contractId, [kept.groupId, gone.groupId]);
  await share(api, owner, alone.contractId, [gone.groupId]);
  await share(api, owner, written.contractId, [gone.groupId]);
  expect((await list(both)).counts.ALL).toBe(3);
  await api.ok('deleteGroup', { token: owner.accessJwt, path: { groupId: gone.groupId } });
  const groups = async ({ contractId }: { contractId: string }) =>
    (await api.ok('getContract', { token: owner.accessJwt, path: { contractId } })).sharedGroupIds;
  const expectAll = async () => {
    expect([await list(member), await list(both)].map(({ counts, total }) => [counts.ALL, total])).toEqual([
      [0, 0],
      [2, 2],
    ]);
    expect(await idsOf(both)).toEqual([known.contractId, shared.contractId]);
    expect([await opening(member, shared.contractId), await opening(both, alone.contractId)]).toEqual([404, 404]);
    expect([await groups(shared), await groups(alone), await groups(written)]).toEqual([[kept.groupId], [], []]);
  };
  await expectAll();
  expect(await forgetGroups(api)).toEqual(['done']);
  await expectAll();
  const naming = sql<{ n: number }>`select count(*)::integer as n from contracts
    where shared_group_uuids @> array[${gone.groupId}::uuid]`;
  expect((await naming.execute(api.database)).rows).toEqual([{ n: 0 }]);
});

test('a member who leaves ten groups in the middle of paging sees their own to the end', async () => {
  const member = await join(api, owner, ['CONTRACT_SEND']);
  const groups = [];
  for (let place = 0; place < 10; place += 1) groups.push(await makeGroup(api, owner, [member]));
  const { groupId: emptied } = await makeGroup(api, owner, [member]);
  await verify(api, member);
  const own: string[] = [];
  for (let place = 0; place < 10; place += 1) {
    const { contractId } = await sent(api, owner);
    await share(api, owner, contractId, [groups[place]?.groupId ?? '', emptied]);
    own.push((await draft(api, member)).contractId);
  }
  const first = await list(member, { size: '5' });
  expect([first.total, first.items.length]).toEqual([20, 5]);
  for (const { groupId } of groups) await setGroup(api, owner, groupId, []);
  expect((await list(member)).total).toBe(20);
  await setGroup(api, owner, emptied, []);
  const seen: string[] = [];
  for (let after = first.after; after !== null;) {
    const next = await list(member, { size: '5', after });
    seen.push(...next.items.map(({ contractId }) => contractId));
    expect(next.total).toBe(10);
    after = next.after;
  }
  const before = new Set(first.items.map(({ contractId }) => contractId));
  expect(seen).toEqual(own.toReversed().filter((contractId) => !before.has(contractId)));
});

test('sharing many at once does what sharing each does', async () => {
  const member = await join(api, owner);
  const { groupId } = await makeGroup(api, owner, [member]);
  const contractIds = [];
  for (let place = 0; place < 3; place += 1) contractIds.push((await sent(api, owner)).contractId);
  const token = owner.accessJwt;
  const body = { action: 'SHARE', contractIds, groupIds: [groupId] };
  expect(await api.ok('actOnContracts', { token, body })).toMatchObject({ done: 3, skipped: 0 });
  expect((await idsOf(member)).toSorted()).toEqual(contractIds.toSorted());
  const wrong = { ...body, groupIds: [owner.organizationUuid] };
  expect(await api.fails('actOnContracts', { token, body: wrong })).toBe('404 GROUP_NOT_FOUND');
  const nothing = { action: 'SHARE', contractIds };
  expect(await api.fails('actOnContracts', { token, body: nothing })).toBe('400 MALFORMED');
});

test('sharing, correcting a receiver and cancelling at once leave every count right', async () => {
  const member = await join(api, owner);
  const [one, two] = [await makeGroup(api, owner, [member]), await makeGroup(api, owner, [member])];
  const made = [];
  for (let place = 0; place < 6; place += 1) made.push(await sent(api, owner));
  await Promise.all(
    made.flatMap(({ contractId, receivers, call }, place) => {
      const receiverUuid = receivers[0]?.receiverUuid ?? '';
      const path = { contractId, receiverUuid };
      return [
        share(api, owner, contractId, [one.groupId]),
        api.call('correctReceiver', { ...call, path, body: { email: member.email } }),
        share(api, owner, contractId, [one.groupId, two.groupId]),
        ...(place % 2 === 0 ? [api.call('cancelContract', { ...call, body: { reason: '내용이 달라요' } })] : []),
      ];
    }),
  );
  const { items, total, counts } = await list(member);
  expect([items.length, total, counts.ALL]).toEqual([6, 6, 6]);
  expect([counts.IN_PROGRESS, counts.ENDED]).toEqual([3, 3]);
  const { inProgress, sentDays } = await api.ok('getContractStatistics', { token: member.accessJwt });
  expect([inProgress, sentDays.at(-1)?.sent]).toEqual([3, 6]);
});
