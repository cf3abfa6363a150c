import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportChain } from '../../../server/audit/chain.ts';
import { DamagedFileError } from '../../../server/adapters/files/port.ts';
import { openKeyStore, type KeyStore } from '../../../server/documents/seal/keys/key-store.ts';
import { packTrustedCertificates } from '../../../server/documents/verify/trusted-certificates.ts';
import { closedChain } from '../../support/chain.ts';
import { readyDraft, verify } from '../../support/contracts.ts';
import { formOf } from '../../support/files.ts';
import { signUp, type Person } from '../../support/people.ts';
import { eventsOver, makeChain } from '../../support/sealed-chain.ts';
import { makePdf, sealContract } from '../../support/sealing.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
let store: KeyStore;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dojang-checks-'));
  store = await openKeyStore({ folder });
  api = await createTestApp({ takesFilesIn: true, trust: () => packTrustedCertificates(store.known(), null) });
  owner = await signUp(api);
  await verify(api, owner);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const NUMBER = 'DJ-C-2611-0001-7F3A';
const sealed = () => sealContract({ key: store.current(), bytes: makePdf(2), chain: makeChain() });
const check = (bytes: Buffer) =>
  api.call('checkFile', { raw: formOf([{ name: 'file', bytes, filename: '계약서.pdf', type: 'application/pdf' }]) });

async function completed(bytes: Buffer, certificateNo: string | null = null) {
  const made = await readyDraft(api, owner);
  await api.ok('sendContract', made.call);
  const sha256 = await api.deps.files.put(bytes);
  await sql`update contracts set status = 'COMPLETED', seal_state = 'DONE', ended_at = now(), sealed_sha256 = ${sha256},
    certificate_no = ${certificateNo} where contract_id = ${made.contractId}`.execute(api.database);
  return { ...made, sha256 };
}

test('a file that is one of ours is judged by its fingerprint; of a number it is said that it exists', async () => {
  const { sha256 } = await completed(sealed().bytes, NUMBER);
  expect(await api.ok('checkByHash', { query: { sha256 } })).toMatchObject({
    verdict: 'WHOLE',
    kind: 'DOCUMENT',
    title: '근로계약서',
    eventCount: 5,
  });
  const byNumber = await api.ok('checkByNumber', { path: { certificateNo: NUMBER.toLowerCase() } });
  expect(byNumber).toMatchObject({ verdict: 'EXISTS', documentSha256: sha256, title: null, people: [] });
  expect(await api.fails('checkByNumber', { path: { certificateNo: 'DJ-C-2611-0001-0000' } })).toBe('404 NOT_FOUND');
});

test.each(['DJC261100097F3A', 'DJ C 2611 0009 7F3A', 'dj–c–2611–0009–7f3a', 'ＤＪ－Ｃ－２６１１－０００９－７Ｆ３Ａ'])(
  'finds a number that is typed as %s',
  async (certificateNo) => {
    const found = await api.deps.database
      .selectFrom('contracts')
      .select('certificateNo')
      .where('certificateNo', '=', 'DJ-C-2611-0009-7F3A')
      .executeTakeFirst();
    if (!found) await completed(sealed().bytes, 'DJ-C-2611-0009-7F3A');
    expect((await api.ok('checkByNumber', { path: { certificateNo } })).verdict).toBe('EXISTS');
  },
);

test('a ZIP that begins with a PDF is no PDF, and nothing was changed', async () => {
  const head = Buffer.from('504b0304', 'hex');
  const { result } = await check(Buffer.concat([head, Buffer.from('document.pdf'), sealed().bytes]));
  expect(result?.verdict).toBe('NOT_PDF');
});

test('a row makes no file whole', async () => {
  const unsigned = makePdf(2);
  const { sha256 } = await completed(unsigned);
  expect((await api.ok('checkByHash', { query: { sha256 } })).verdict).toBe('NOT_SEALED');
  expect((await check(unsigned)).result).toMatchObject({ verdict: 'NOT_SEALED', certificateNo: null, people: [] });
});

test('a fingerprint whose bytes are gone or damaged asks for the file', async () => {
  const { sha256 } = await completed(sealed().bytes);
  const { get } = api.deps.files;
  for (const answer of [() => Promise.resolve(null), () => Promise.reject(new DamagedFileError(sha256))]) {
    api.deps.files.get = answer;
    expect((await api.ok('checkByHash', { query: { sha256 } })).verdict).toBe('UNKNOWN');
  }
  api.deps.files.get = get;
});

test('an unknown fingerprint asks for the file', async () => {
  const { verdict, title } = await api.ok('checkByHash', { query: { sha256: 'a'.repeat(64) } });
  expect([verdict, title]).toEqual(['UNKNOWN', null]);
  expect(await api.fails('checkByHash', { query: { sha256: 'A'.repeat(64) } })).toBe('400 MALFORMED');
});

test('a file is judged by its seal, and tells who signed', async () => {
  const { bytes } = sealed();
  const whole = await check(bytes);
  expect(whole.result).toMatchObject({ verdict: 'WHOLE', title: '근로계약서', organizationName: null, eventCount: 5 });
  expect(whole.result.people.map(({ name, did }) => [name, did])).toEqual([
    ['김지수', 'SIGNED'],
    ['이민호', 'APPROVED'],
  ]);

  const changed = Buffer.from(bytes);
  changed[600] = (changed[600] ?? 0) ^ 1;
  expect((await check(changed)).result).toMatchObject({ verdict: 'CHANGED', people: [] });
  expect((await check(Buffer.concat([bytes, Buffer.from('\n% more')]))).result.verdict).toBe('ADDED_AFTER');
  expect((await check(makePdf(1))).result.verdict).toBe('NOT_SEALED');
  expect((await check(Buffer.from('GIF89a'))).result.verdict).toBe('NOT_PDF');
});

test('a record that tells of another document is not believed, and why is said', async () => {
  const { bytes } = sealContract({ key: store.current(), bytes: makePdf(2), chain: makeChain(makePdf(3)) });
  expect((await check(bytes)).result).toMatchObject({
    verdict: 'CHAIN_BROKEN',
    recordFault: 'BASE_DIFFERS',
    title: null,
    people: [],
  });
  expect((await check(sealed().bytes)).result.recordFault).toBeNull();
});

test('files up to 64 MB are taken, empty ones and larger ones are not', async () => {
  expect((await check(Buffer.alloc(12_000_000, 'x'))).result.verdict).toBe('NOT_PDF');
  expect((await check(Buffer.alloc(0))).error.errorCode).toBe('FILE_EMPTY');
  const large = await check(Buffer.alloc(67_108_865, 'x'));
  expect(large.error).toMatchObject({ errorCode: 'FILE_TOO_LARGE', message: expect.stringContaining('64MB') });
});

test('a file that cannot be judged within the limits is called damaged', async () => {
  const { verify: judge } = api.deps.documents;
  api.deps.documents.verify = () => Promise.resolve(null);
  expect((await check(sealed().bytes)).result.verdict).toBe('DAMAGED');
  api.deps.documents.verify = judge;
});

test('what is said of a file is read from the file, and from no row', async () => {
  const { contractId } = await completed(sealed().bytes, 'DJ-C-2611-0002-7F3A');
  const chain = Buffer.from(exportChain(closedChain(eventsOver(makePdf(2)), { contractId }), 'DOCUMENT'));
  const { bytes } = sealContract({ key: store.current(), bytes: makePdf(2), chain });
  await sql`update contracts set document_no = 'ZZ-1', page_count = 99, ended_at = '2020-01-01',
    certificate_sha256 = ${'b'.repeat(64)} where contract_id = ${contractId}`.execute(api.database);
  const { result } = await check(bytes);
  expect(result).toMatchObject({ verdict: 'WHOLE', documentNo: 'DJ-2611-0001', pageCount: 3 });
  expect(result).toMatchObject({ documentSha256: result.sha256, certificateSha256: null, certificateNo: null });
  expect(Date.parse(result.completedAt ?? '')).toBe(Date.parse(result.sealedAt ?? ''));
});
