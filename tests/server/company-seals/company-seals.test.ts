import { readSheet } from '../../../server/documents/sheets/read-sheet.ts';
import { writeSealUse } from '../../../server/modules/company-seals/ledger.repository.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verify } from '../../support/contracts.ts';
import { open } from '../../support/files.ts';
import { CARVED, makeSeal, pictureOf } from '../../support/marks.ts';
import { join, signUp, type Person } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
let member: Person;
beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true });
  owner = await signUp(api);
  member = await join(api, owner);
});
afterAll(() => api.close());

const change = (sealId: string, body: object) =>
  api.call('changeCompanySeal', { token: owner.accessJwt, path: { sealId }, body });
const kindsOf = async (sealId: string) => {
  const { items } = await api.ok('listSealLedger', { token: owner.accessJwt, path: { sealId } });
  return items.map(({ kind, by, subject, note }) =>
    [kind, by, subject, note].filter((word) => word !== null).join(' '),
  );
};
const seat = ({ organizationMemberUuid }: Person) => organizationMemberUuid;

test('a seal is given, suspended, resumed, taken and destroyed, and each act is in its record', async () => {
  const { sealId } = await makeSeal(api, owner, { name: '법인인감', users: [owner] });
  const given = await change(sealId, { version: 1, users: [seat(member)], note: '총무팀' });
  expect(given.result.users?.map(({ name }) => name)).toEqual(['배준호']);
  expect(
    (await api.ok('listCompanySeals', { token: member.accessJwt })).map((seal) => [seal.name, seal.users]),
  ).toEqual([['법인인감', null]]);
  await change(sealId, { version: 2, state: 'SUSPENDED', note: '  점검 ' });
  expect(await api.ok('listCompanySeals', { token: member.accessJwt })).toEqual([]);
  await change(sealId, { version: 3, state: 'SUSPENDED' });
  await change(sealId, { version: 4, state: 'ACTIVE' });
  expect((await change(sealId, { version: 5, state: 'DESTROYED' })).result).toMatchObject({
    state: 'DESTROYED',
    mayUse: false,
  });
  expect((await change(sealId, { version: 6, state: 'ACTIVE' })).error.errorCode).toBe('SEAL_DESTROYED');
  expect((await change(sealId, { version: 6, users: [seat(owner)] })).error.errorCode).toBe('SEAL_DESTROYED');
  expect(await kindsOf(sealId)).toEqual([
    'DESTROYED 김지수',
    'RESUMED 김지수',
    'SUSPENDED 김지수 점검',
    'GRANTED 김지수 배준호 총무팀',
    'REVOKED 김지수 김지수 총무팀',
    'GRANTED 김지수 김지수',
    'ADDED 김지수',
  ]);
});

test('another picture is another seal: it takes the name and the people, and the old one stays in the record', async () => {
  const old = await makeSeal(api, owner, { name: '사용인감', users: [member] });
  const { sealId, version } = old;
  const body = { version, mark: { ...CARVED, shape: 'SQUARE' }, note: '모서리가 깨졌어요' };
  const next = await api.ok('replaceCompanySeal', { token: owner.accessJwt, path: { sealId }, body, key: 'once' });
  expect(next).toMatchObject({ name: '사용인감', state: 'ACTIVE', mark: { shape: 'SQUARE' } });
  expect(next.users?.map(({ organizationMemberUuid }) => organizationMemberUuid)).toEqual([seat(member)]);
  // The response was lost, and repeating the call doesn't create a third seal.
  expect(
    await api.ok('replaceCompanySeal', { token: owner.accessJwt, path: { sealId }, body, key: 'once' }),
  ).toMatchObject({ sealId: next.sealId });
  const seals = await api.ok('listCompanySeals', { token: owner.accessJwt });
  expect(seals.find((seal) => seal.sealId === sealId)).toMatchObject({
    state: 'DESTROYED',
    replacedBy: next.sealId,
    mark: CARVED,
  });
  expect((await kindsOf(sealId))[0]).toBe('REPLACED 김지수 모서리가 깨졌어요');
  const again = { token: owner.accessJwt, path: { sealId }, body: { version: version + 1, mark: CARVED } };
  expect(await api.fails('replaceCompanySeal', again)).toBe('409 SEAL_DESTROYED');
});

test('a name is one seal’s at a time in its organisation, and free again once it is destroyed', async () => {
  const { sealId, version } = await makeSeal(api, owner, { name: '계약인감' });
  const body = { name: '계약인감', mark: CARVED, users: [] };
  expect(await api.fails('createCompanySeal', { token: owner.accessJwt, body })).toBe('409 NAME_TAKEN');
  const other = await signUp(api);
  expect((await makeSeal(api, other, { name: '계약인감' })).name).toBe('계약인감');
  const { sealId: second } = await makeSeal(api, owner, { name: '다른 인감' });
  expect((await change(second, { version: 1, name: '계약인감' })).error.errorCode).toBe('NAME_TAKEN');
  await change(sealId, { version, state: 'DESTROYED' });
  expect((await change(second, { version: 1, name: '계약인감' })).result.name).toBe('계약인감');
});

test('of two tabs the later one is told', async () => {
  const { sealId } = await makeSeal(api, owner);
  const answers = await Promise.all([
    change(sealId, { version: 1, state: 'SUSPENDED' }),
    change(sealId, { version: 1, users: [seat(member)] }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.error).toMatchObject({
    errorCode: 'VERSION_CONFLICT',
    version: 2,
  });
});

test('characters that no font prints, people who are not in, and notes too long are refused', async () => {
  await verify(api, owner);
  const token = owner.accessJwt;
  const create = (more: object) =>
    api.fails('createCompanySeal', { token, body: { name: '인감', mark: CARVED, users: [], ...more } });
  expect(await create({ mark: { ...CARVED, text: '\u{1f9ff}' } })).toBe('422 CHARACTER_UNPRINTABLE');
  expect(await create({ mark: { ...CARVED, corporateText: '\u{1f9ff}' } })).toBe('422 CHARACTER_UNPRINTABLE');
  expect(await create({ users: [seat(await signUp(api))] })).toBe('409 MEMBER_NOT_ACTIVE');
  expect(await create({ name: '   ' })).toBe('422 VALIDATION');
  const { sealId } = await makeSeal(api, owner);
  expect((await change(sealId, { version: 1, state: 'SUSPENDED', note: '가'.repeat(201) })).status).toBe(422);
});

test('a picture stays when its upload goes, and is seen by members of the organisation alone', async () => {
  const mark = await pictureOf(api, owner);
  const seal = await makeSeal(api, owner, { mark, users: [owner] });
  expect(seal.mark).toEqual({ kind: 'IMAGE', fileId: seal.sealId });
  const { statusCode, headers } = await open(api, seal.pictureUrl);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
  const keeper = await join(api, owner, ['ORGANIZATION_MANAGE']);
  const seen = (await api.ok('listCompanySeals', { token: keeper.accessJwt })).find(
    ({ sealId }) => sealId === seal.sealId,
  );
  expect((await open(api, seen?.pictureUrl ?? null)).statusCode).toBe(200);
  await api.ok('withdrawMember', { token: owner.accessJwt, body: { organizationMemberUuid: seat(keeper) } });
  expect((await open(api, seen?.pictureUrl ?? null)).statusCode).toBe(404);
});

test('the record is taken along as a sheet, with what a document was called for whoever may see it', async () => {
  const { sealId } = await makeSeal(api, owner, { name: '=HYPERLINK', users: [owner] });
  await api.database.transaction().execute((transaction) =>
    writeSealUse(transaction, {
      sealId,
      organizationMemberUuid: seat(owner),
      at: new Date('2026-11-20T16:30:00.000Z'),
      contractId: uuidv7(),
      places: 3,
    }),
  );
  const path = { sealId };
  const { items, total } = await api.ok('listSealLedger', { token: owner.accessJwt, path, query: { size: '1' } });
  expect(total).toBe(3);
  expect(items[0]).toMatchObject({ kind: 'USED', places: 3, contract: { title: null } });
  const xlsx = await api.call('exportSealLedger', { token: owner.accessJwt, path });
  const { rows } = await readSheet(xlsx.bytes, 100);
  expect(rows?.map((row) => row.slice(2, 4).join(' '))).toEqual([
    '한 일 한 분',
    '등록 김지수',
    '쓸 수 있게 함 김지수',
    '찍음 김지수',
  ]);
  expect(rows?.[3]?.slice(0, 2)).toEqual(['2026-11-21', '01:30:00']);
  const csv = await api.call('exportSealLedger', { token: owner.accessJwt, path, query: { format: 'csv' } });
  expect(csv.text.split('\n')[0]).toContain('날짜,시각,한 일,한 분');
});
