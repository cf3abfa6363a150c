import { randomBytes, randomUUID } from 'node:crypto';
import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { destroyContents } from '../../../server/modules/contracts/running/destroy-contents.ts';
import { sealDocument, type SealDocumentOptions } from '../../../server/documents/seal-document.ts';
import { createSealingJobs } from '../../../server/modules/sealing/sealing.jobs.ts';
import type { Sealing } from '../../../server/modules/sealing/sealing.ts';
import { openDatabase } from '../../../server/open-database.ts';
import { loadMasterKey } from '../../../server/security/master-key.ts';
import { openCommandLine } from '../../support/command-line.ts';
import { verify, work } from '../../support/contracts.ts';
import { createTestEngine } from '../../support/documents/engine.ts';
import { signUp, type Person } from '../../support/people.ts';
import { realFile, sealingOf, workAndSeal } from '../../support/sealing-server.ts';
import { sendContract } from '../../support/signing.ts';
import { replaceStoredFile, flip } from '../../support/tampering.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { baseOf, sealOf, signedContract } from '../../support/waiting-for-the-seal.ts';

const SECRET_KEY = randomBytes(32);
let api: TestApp;
let owner: Person;
let sealing: Sealing;
const engine = createTestEngine();
const beside = () => ({
  DATABASE_URL: api.connectionString,
  DATA_DIR: api.deps.config.dataDir,
  SECRET_KEY: SECRET_KEY.toString('base64'),
});
const { dojang, answer } = openCommandLine(beside);
const alone = openCommandLine();
const elsewhere = openCommandLine(() => ({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }));

beforeAll(async () => {
  api = await createTestApp({ takesFilesIn: true, documents: engine, secretKey: SECRET_KEY });
  // Test files are directly in the data folder.
  await symlink('.', path.join(api.deps.config.dataDir, 'files'));
  sealing = await sealingOf(api);
  owner = await signUp(api);
  await verify(api, owner);
});
afterAll(async () => {
  await api.close();
  await engine.close();
});

const kindsOf = async (contractId: string) =>
  (await api.ok('listContractEvents', { token: owner.accessJwt, path: { contractId } })).map(({ kind }) => kind);

test('a contract that is held: what differs, still held while something does, and sealed when nothing does', async () => {
  const { contractId } = await signedContract(api, owner);
  const sha256 = await baseOf(api, contractId);
  const putBack = await replaceStoredFile(api, sha256, flip);
  await sql`update contracts set title = '증여계약서' where contract_id = ${contractId}`.execute(api.database);
  await workAndSeal(api, sealing);
  expect(await sealOf(api, owner, contractId)).toEqual(['IN_PROGRESS', 'HELD', 'BASE_DIFFERS, FACTS_DIFFER']);

  const told = [
    { fault: 'BASE_DIFFERS', detail: `the bytes of the stored file ${sha256}` },
    { fault: 'FACTS_DIFFER', detail: 'the title' },
  ];
  expect(await answer('record', contractId)).toMatchObject({ sealState: 'HELD', differences: told, isReleased: false });
  const { out } = await dojang('record', contractId);
  expect(out).toMatch(/^HB-\d{4}-\d+: IN_PROGRESS, HELD\n기록과 다른 곳이에요\.\n {2}BASE_DIFFERS {2}the bytes/);

  await putBack();
  expect(await answer('record', contractId, '--release')).toMatchObject({
    sealState: 'HELD',
    sealError: 'FACTS_DIFFER',
    differences: told.slice(1),
    isReleased: false,
  });
  expect(await sealOf(api, owner, contractId)).toEqual(['IN_PROGRESS', 'HELD', 'FACTS_DIFFER']);

  await sql`update contracts set title = '용역계약서' where contract_id = ${contractId}`.execute(api.database);
  const { out: words } = await dojang('record', contractId, '--release');
  expect(words).toContain('기록과 맞아요.\n다시 이어서 잠가요.\n');
  expect(await sealOf(api, owner, contractId)).toEqual(['IN_PROGRESS', 'PENDING', null]);
  await workAndSeal(api, sealing);
  expect(await sealOf(api, owner, contractId)).toEqual(['COMPLETED', 'DONE', null]);
  const kinds = await kindsOf(contractId);
  const ends = new Set(['ALL_SIGNED', 'SEAL_HELD', 'SEAL_RELEASED', 'SEALED']);
  expect(kinds.filter((kind) => ends.has(kind))).toEqual(['ALL_SIGNED', 'SEAL_HELD', 'SEAL_RELEASED', 'SEALED']);
});

const sealWithoutFields = (order: SealDocumentOptions) => sealDocument({ ...order, composition: { fields: [] } });

test('a file that differs from the record, though the data do not, is a matter of the program', async () => {
  const { contractId } = await signedContract(api, owner);
  await work(api, createSealingJobs({ ...api.deps, pagePictures: api.pagePictures, sealing, seal: sealWithoutFields }));
  const held = { sealState: 'HELD', sealError: 'SEALED_DIFFERS', differences: [], isReleased: false };
  expect(await answer('record', contractId)).toMatchObject(held);
  const { out } = await dojang('record', contractId);
  expect(out).toContain(
    '기록과 맞아요.\n만든 파일이 기록과 달라서 멈췄어요. 프로그램을 고친 뒤 --release를 붙여주세요.\n',
  );
  expect((await dojang('record', contractId, '--release')).out).toMatch(/기록과 맞아요\.\n다시 이어서 잠가요\.\n$/);
  await workAndSeal(api, sealing);
  expect(await sealOf(api, owner, contractId)).toEqual(['COMPLETED', 'DONE', null]);
});

test('a contract that is not held is compared, and there is nothing to release', async () => {
  const { contractId } = await signedContract(api, owner);
  const found = await answer('record', contractId, '--release');
  expect(found).toMatchObject({ sealState: 'PENDING', differences: [], isReleased: false });
  await workAndSeal(api, sealing);
  expect(await answer('record', contractId)).toMatchObject({ status: 'COMPLETED', differences: [] });
  expect(await kindsOf(contractId)).not.toContain('SEAL_RELEASED');
  expect(await destroyContents(api.deps, contractId)).toBe(true);
  const { out } = await dojang('record', contractId);
  expect(out).toContain('내용을 지운 문서라서 기록만 확인했어요.\n기록과 맞아요.\n');
});

test('a contract that was cancelled is compared as that', async () => {
  const { call, contractId } = await sendContract(api, owner, { people: [{}, {}] }, realFile(api, owner));
  await api.ok('cancelContract', { ...call, body: { reason: '다시 보낼게요' } });
  expect(await answer('record', contractId)).toMatchObject({ status: 'CANCELLED', differences: [] });
  await sql`update contracts set status = 'IN_PROGRESS', ended_at = null where contract_id = ${contractId}`.execute(
    api.database,
  );
  expect((await answer('record', contractId)).differences).toEqual([
    { fault: 'FACTS_DIFFER', detail: 'the contract ended by CANCELLED' },
  ]);
});

test('an id that is none, and one of nothing that was sent', async () => {
  expect(await dojang('record', 'HB-2611-0482')).toMatchObject({ code: 2, out: '' });
  const contractId = randomUUID();
  expect(await answer('record', contractId)).toMatchObject({ contractId, status: null, differences: [] });
});

test('the embedded database is reached while its server runs, and when it does not', async () => {
  const config = readConfig({ DATA_DIR: path.join(alone.folder, 'data') });
  const stops: (() => Promise<unknown>)[] = [];
  // A server generates its key when it starts, and opening the database alone does not.
  await loadMasterKey(config.dataDir);
  await openDatabase(config, { add: (stop) => stops.push(stop), onLost: () => {} });
  const contractId = randomUUID();
  expect(await alone.answer('record', contractId)).toMatchObject({ contractId, status: null });
  for (const stop of stops.toReversed()) await stop();
  expect(await alone.answer('record', contractId)).toMatchObject({ contractId, status: null });
});

test('a database that can’t be reached is told in words', async () => {
  const { code, err } = await elsewhere.dojang('record', randomUUID());
  expect(code).toBe(1);
  expect(err).toContain('DATABASE_URL의 데이터베이스를 쓰지 못했어요.');
});
