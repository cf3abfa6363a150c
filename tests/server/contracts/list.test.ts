import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebuildSearchTexts } from '../../../server/modules/contracts/lists/search.jobs.ts';
import { draft, readyDraft, receiver, sent, verify } from '../../support/contracts.ts';
import { join, signUp, type Person } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
});
afterAll(() => api.close());

async function sender() {
  const person = await signUp(api);
  await verify(api, person);
  return person;
}
const list = (person: Person, query: Record<string, string> = {}) =>
  api.ok('listContracts', { token: person.accessJwt, query });
const titles = async (person: Person, query: Record<string, string> = {}) =>
  (await list(person, query)).items.map(({ title }) => title);

test('nobody has anything at first', async () => {
  const person = await sender();
  expect(await list(person)).toEqual({
    items: [],
    page: 1,
    size: 20,
    total: 0,
    totalIsExact: true,
    after: null,
    counts: { ALL: 0, MY_TURN: 0, IN_PROGRESS: 0, COMPLETED: 0, ENDED: 0, DRAFT: 0 },
  });
  expect(await api.ok('getContractStatistics', { token: person.accessJwt })).toMatchObject({
    myTurn: 0,
    inProgress: 0,
    deadlineNear: 0,
    completed: 0,
    averageSigningMinutes: null,
  });
});

test('tabs hold what they say, and their counts follow every step', async () => {
  const person = await sender();
  const token = person.accessJwt;
  const going = await sent(api, person, [receiver('이도윤')], { title: '가는 문서' });
  const gone = await sent(api, person, [receiver('이도윤')], { title: '취소한 문서' });
  await api.ok('cancelContract', { ...gone.call, body: { reason: '내용이 달라요' } });
  const written = await draft(api, person, { title: '쓰는 문서' });
  const later = await readyDraft(api, person, undefined, { title: '보낼 문서' });
  const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
  await api.ok('sendContract', { ...later.call, body: { scheduledAt } });

  expect((await list(person)).counts).toEqual({
    ALL: 4,
    MY_TURN: 0,
    IN_PROGRESS: 1,
    COMPLETED: 0,
    ENDED: 1,
    DRAFT: 2,
  });
  expect(await titles(person, { tab: 'IN_PROGRESS' })).toEqual(['가는 문서']);
  expect(await titles(person, { tab: 'ENDED' })).toEqual(['취소한 문서']);
  expect(await titles(person, { tab: 'DRAFT' })).toEqual(['보낼 문서', '쓰는 문서']);
  expect(await titles(person, { tab: 'DRAFT', status: 'SCHEDULED' })).toEqual(['보낼 문서']);
  expect(await titles(person, { tab: 'DRAFT', status: 'COMPLETED' })).toEqual([]);
  expect((await list(person, { tab: 'IN_PROGRESS' })).items[0]).toMatchObject({
    contractId: going.contractId,
    status: 'IN_PROGRESS',
    documentNo: going.state.documentNo,
    sender: { name: '김지수' },
    receivers: [{ name: '이도윤', role: 'SIGNER', order: 1, state: 'NOTIFIED', hasTurn: true, isMe: false }],
  });
  await api.ok('deleteContract', written.call);
  expect((await list(person)).counts).toMatchObject({ ALL: 3, DRAFT: 1 });
  const { total, sentDays } = { ...(await list(person)), ...(await api.ok('getContractStatistics', { token })) };
  expect([total, sentDays.at(-1)?.sent]).toEqual([3, 2]);
});

test('pages follow each other without a gap, by number and by cursor, in every order', async () => {
  const person = await sender();
  const names = ['다', '가', '마', '나', '라', '바', '사'];
  for (const title of names) await draft(api, person, { title });
  for (const sort of ['MOVED', 'TITLE', 'EXPIRY', 'SENT']) {
    const whole = await titles(person, { sort, size: '100' });
    expect(whole.toSorted()).toEqual(names.toSorted());
    const byNumber: string[] = [];
    for (const page of ['1', '2', '3', '4']) byNumber.push(...(await titles(person, { sort, size: '2', page })));
    expect(byNumber).toEqual(whole);
    const byCursor: string[] = [];
    let after: string | null = null;
    do {
      const answer: Awaited<ReturnType<typeof list>> = await list(person, { sort, size: '3', ...(after && { after }) });
      byCursor.push(...answer.items.map(({ title }) => title));
      after = answer.after;
    } while (after);
    expect(byCursor).toEqual(whole);
  }
  expect(await titles(person, { sort: 'TITLE' })).toEqual(names.toSorted());
  const { after } = await list(person, { sort: 'TITLE', size: '2' });
  for (const wrong of [{ sort: 'MOVED', after: after ?? '' }, { after: 'x' }, { after: 'W10' }]) {
    expect(await api.fails('listContracts', { token: person.accessJwt, query: wrong })).toBe('422 CURSOR_WRONG');
  }
});

test('signs that patterns use are searched for as they are', async () => {
  const person = await sender();
  for (const title of ['할인 50% 동의서', '공급_계약서', '비밀유지 계약서']) await draft(api, person, { title });
  for (const search of ['%', '50%', '0% 동']) expect(await titles(person, { search })).toEqual(['할인 50% 동의서']);
  for (const search of ['_', '급_', '_계약']) expect(await titles(person, { search })).toEqual(['공급_계약서']);
  for (const search of ['%계약', '비_', '\\']) expect(await titles(person, { search })).toEqual([]);
});

test('two syllables find a title, a person or a number, and nothing of anybody else', async () => {
  const person = await sender();
  const stranger = await sender();
  await draft(api, person, { title: '물품 공급 계약서_동해포장' });
  await readyDraft(api, person, [receiver('한유나')], { title: '비밀유지 계약서' });
  const { state } = await sent(api, person, [receiver('백서현')], { title: 'Non-Disclosure Agreement' });
  await draft(api, stranger, { title: '물품 공급 계약서' });
  expect(await titles(person, { search: '공급' })).toEqual(['물품 공급 계약서_동해포장']);
  expect(await titles(person, { search: '물품공' })).toEqual(['물품 공급 계약서_동해포장']);
  expect(await titles(person, { search: '유나' })).toEqual(['비밀유지 계약서']);
  expect(await titles(person, { search: '계약' })).toHaveLength(2);
  expect(await titles(person, { search: '포' })).toHaveLength(1);
  expect(await titles(person, { search: 'disclosure' })).toHaveLength(1);
  expect(await titles(person, { search: state.documentNo ?? '' })).toEqual(['Non-Disclosure Agreement']);
  expect(await titles(person, { search: '계약서 물품' })).toEqual(['물품 공급 계약서_동해포장']);
  expect(await titles(person, { search: '한유나 비밀' })).toEqual(['비밀유지 계약서']);
  expect(await titles(person, { search: 'ㅁㅍㄱㄱ' })).toEqual(['물품 공급 계약서_동해포장']);
  expect(await titles(person, { search: 'ㅎㅇㄴ 계약' })).toEqual(['비밀유지 계약서']);
  expect(await titles(person, { search: '계약ㅅ' })).toHaveLength(2);
  expect(await titles(person, { search: 'ㄱ' })).toHaveLength(3);
  for (const none of ['급계서', 'ㅎㄱ', '비밀 공급', '없는', '%', '_계', '동해물'])
    expect(await titles(person, { search: none })).toEqual([]);
  expect(await list(person, { search: '계약' })).toMatchObject({ total: 2, totalIsExact: true, counts: { ALL: 3 } });
  expect(await titles(person, { search: '   ' })).toHaveLength(3);
});

test('contracts of before are found by initials once the clock has read them anew', async () => {
  const person = await sender();
  const contract = await draft(api, person, { title: '물품 공급 계약서' });
  await sql`update contracts set search_version = 0, search_text = '물품공급계약서', search_grams = '{}'
             where contract_id = ${contract.contractId}`.execute(api.database);
  expect(await titles(person, { search: 'ㅁㅍ' })).toEqual([]);
  await rebuildSearchTexts(api, new AbortController().signal);
  expect(await titles(person, { search: 'ㅁㅍ' })).toEqual(['물품 공급 계약서']);
  const { rows } = await sql`select 1 from contracts where search_version = 0`.execute(api.database);
  expect(rows).toEqual([]);
});

test('who may see all sees all, the others their own and what they receive', async () => {
  const owner = await sender();
  const member = await join(api, owner, ['CONTRACT_SEND']);
  await verify(api, member);
  const other = await join(api, owner);
  await sent(api, owner, [receiver('배준호', { email: member.email.toUpperCase() })], { title: '구성원에게' });
  await sent(api, owner, [receiver('이도윤')], { title: '밖으로' });
  await draft(api, member, { title: '내가 쓴 것' });
  expect((await titles(owner)).toSorted()).toEqual(['구성원에게', '내가 쓴 것', '밖으로']);
  expect(await titles(member)).toEqual(['내가 쓴 것', '구성원에게']);
  expect((await list(member)).counts).toMatchObject({ ALL: 2, MY_TURN: 1, IN_PROGRESS: 1, DRAFT: 1 });
  expect(await titles(member, { tab: 'MY_TURN' })).toEqual(['구성원에게']);
  expect(await list(member, { tab: 'MY_TURN', search: '없는' })).toMatchObject({ items: [], total: 0 });
  expect(await titles(member, { sender: owner.organizationMemberUuid })).toEqual(['구성원에게']);
  expect(await titles(other)).toEqual([]);
  const [item] = (await list(member, { tab: 'MY_TURN' })).items;
  const seen = await api.ok('getContract', { token: member.accessJwt, path: { contractId: item?.contractId ?? '' } });
  expect([seen.mayChange, seen.receivers[0]?.isMe]).toEqual([false, true]);
});

test('filters by kind and time', async () => {
  const person = await sender();
  await draft(api, person, { title: '지금' });
  const before = new Date(Date.now() - 3_600_000).toISOString();
  const later = new Date(Date.now() + 3_600_000).toISOString();
  expect(await titles(person, { from: before, to: later })).toEqual(['지금']);
  expect(await titles(person, { from: later })).toEqual([]);
  expect(await titles(person, { to: before })).toEqual([]);
  expect(await titles(person, { kind: 'BULK' })).toEqual([]);
  expect(await titles(person, { kind: 'NORMAL' })).toEqual(['지금']);
});

test('counts stay right when forty writers write at once', async () => {
  const person = await sender();
  const made = await Promise.all(
    Array.from({ length: 40 }, (_, place) => draft(api, person, { title: `문서 ${place}` })),
  );
  await Promise.all(made.slice(0, 15).map(({ call }) => api.ok('deleteContract', call)));
  expect((await list(person)).counts).toMatchObject({ ALL: 25, DRAFT: 25 });
  const rows = await api.database
    .selectFrom('contractTallies')
    .selectAll()
    .where('viewerUuid', '=', person.organizationUuid)
    .execute();
  expect(rows.reduce((sum, { change }) => sum + change, 0)).toBe(25);
});
