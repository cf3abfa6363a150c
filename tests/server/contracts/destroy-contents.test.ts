import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportChain } from '../../../server/audit/chain.ts';
import { verifyChain } from '../../../server/audit/verify-chain.ts';
import { readKnownSeals } from '../../../server/documents/seal/keys/key-store.ts';
import { verify } from '../../../server/documents/verify/verify.ts';
import { readRecord } from '../../../server/modules/audit/contract-events.repository.ts';
import { destroyContents } from '../../../server/modules/contracts/running/destroy-contents.ts';
import type { Sealing } from '../../../server/modules/sealing/sealing.ts';
import { age, look, tick } from '../../support/contracts.ts';
import { createTestEngine } from '../../support/documents/engine.ts';
import { findInTables } from '../../support/dump.ts';
import { open } from '../../support/files.ts';
import type { Person } from '../../support/people.ts';
import { realFile, sealingOf, workAndSeal } from '../../support/sealing-server.ts';
import { sendContract, sign } from '../../support/signing.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import type { TestApp } from '../../support/test-app.ts';

let api: TestApp;
let owner: Person;
let sealing: Sealing;
const engine = createTestEngine();
beforeAll(async () => {
  ({ api, owner } = await createSenderApp({ documents: engine }));
  sealing = await sealingOf(api);
});
afterAll(async () => {
  await api.close();
  await engine.close();
});

const ADDRESS = '부산광역시 해운대구 우동 1408';
const AMOUNT = '73,190,246';

async function complete() {
  const { call, contractId, people, ids } = await sendContract(
    api,
    owner,
    {
      people: [{ name: '남궁가온', message: '천천히 읽어주세요' }],
      wishes: [{ name: '주소' }, { of: null, name: '금액', value: AMOUNT }],
    },
    realFile(api, owner, { title: '겨울 용역계약서' }),
  );
  const { token } = await sign(api, people[0]?.email, { [ids[0] ?? '']: ADDRESS });
  await workAndSeal(api, sealing);
  return { call, contractId, token, email: people[0]?.email ?? '' };
}
const bytesHeldBy = async (contractId: string) => {
  const row = await api.database
    .selectFrom('contracts')
    .select(['baseSha256', 'sealedSha256', 'certificateSha256'])
    .where('contractId', '=', contractId)
    .executeTakeFirstOrThrow();
  return Object.values(row).map((sha256) => sha256 ?? '');
};
const bytesOf = async (url: string | null) => (await open(api, url)).rawPayload;
const judge = async (bytes: Buffer) =>
  verify(bytes, { known: await readKnownSeals(path.join(api.deps.config.dataDir, 'seal')), verifyChain });

test('what was in a contract is forgotten; that there was one, and its chain, stay', async () => {
  const { call, contractId, token, email } = await complete();
  const before = await look(api, owner, contractId);
  const document = await bytesOf(before.documentUrl);
  const told = await api.ok('listContractEvents', call);
  const { head } = await readRecord(api.database, contractId);
  const bytes = await bytesHeldBy(contractId);

  expect(await destroyContents(api.deps, contractId)).toBe(true);
  const record = await readRecord(api.database, contractId);
  expect(record.openings).toEqual({});
  expect(record.events.at(-1)).toMatchObject({ kind: 'DESTROYED', previousHash: head.headHash });
  expect(verifyChain(exportChain(record, 'CERTIFICATE'), record.head)).toMatchObject({ ok: true, title: null });

  const events = await api.ok('listContractEvents', call);
  expect(events.map(({ kind, at }) => [kind, at]).slice(0, told.length)).toEqual(
    told.map(({ kind, at }) => [kind, at]),
  );
  expect(events.at(-1)).toMatchObject({ kind: 'DESTROYED', words: '보관 기간이 끝나 내용을 지웠어요' });
  expect(events.find(({ kind }) => kind === 'SIGNED')).toMatchObject({ actor: { name: null }, ip: null });

  const after = await look(api, owner, contractId);
  expect(after).toMatchObject({
    title: '내용을 지운 문서',
    status: 'COMPLETED',
    documentNo: before.documentNo,
    completedAt: before.completedAt,
    // Unchanged, so that lists keep their order.
    movedAt: before.movedAt,
    certificateNo: before.certificateNo,
    documentUrl: null,
    certificateUrl: null,
    sealedPages: [],
    files: [],
    fields: [],
    values: [],
    receivers: [{ name: '받는 분', email: null, phone: null, message: '', state: 'SIGNED' }],
  });
  expect(await api.fails('getContractDocument', call)).toBe('410 CONTENTS_DESTROYED');
  expect(await api.fails('getContractCertificate', call)).toBe('410 CONTENTS_DESTROYED');
  expect(await api.fails('getContractPage', { ...call, path: { contractId, page: '1' } })).toBe(
    '410 CONTENTS_DESTROYED',
  );
  expect(await api.fails('duplicateContract', call)).toBe('410 CONTENTS_DESTROYED');
  expect((await open(api, before.documentUrl)).statusCode).toBe(410);
  expect((await api.call('getCopies', { token })).status).toBe(401);
  const chosen = { contractIds: [contractId], what: 'BOTH' } as const;
  expect(await api.fails('prepareDownload', { token: call.token, body: chosen })).toBe('422 NOTHING_TO_DOWNLOAD');

  for (const sha256 of bytes) expect(await api.deps.files.get(sha256)).toBeNull();
  const words = [ADDRESS, AMOUNT, email, '남궁가온', '겨울 용역계약서', '천천히 읽어주세요'];
  expect(await findInTables(api, words)).toEqual(new Map(words.map((word) => [word, []])));

  const [, sha256 = ''] = bytes;
  expect(await api.ok('checkByHash', { query: { sha256 } })).toMatchObject({ verdict: 'UNKNOWN', title: null });
  const certificateNo = before.certificateNo ?? '';
  expect(await api.ok('checkByNumber', { path: { certificateNo } })).toMatchObject({
    verdict: 'EXISTS',
    documentNo: before.documentNo,
    documentSha256: sha256,
  });

  // A party's own copy still gets the same verdict.
  expect(await judge(document)).toMatchObject({
    verdict: 'WHOLE',
    chain: { status: 'INTACT', title: '겨울 용역계약서' },
  });
  expect(await destroyContents(api.deps, contractId)).toBe(false);
});

test('a contract that runs, or that a message is still on its way about, keeps everything', async () => {
  const sent = await sendContract(api, owner, {}, realFile(api, owner));
  expect(await destroyContents(api.deps, sent.contractId)).toBe(false);
  await api.ok('cancelContract', { ...sent.call, body: { reason: '다시 보낼게요' } });
  expect(await destroyContents(api.deps, sent.contractId)).toBe(false);
  await workAndSeal(api, sealing);
  expect(await destroyContents(api.deps, sent.contractId)).toBe(true);
  expect((await look(api, owner, sent.contractId)).endReason).toBeNull();
  expect(await findInTables(api, ['다시 보낼게요'])).toEqual(new Map([['다시 보낼게요', []]]));
});

test('a contract that ran out is not opened again once it is forgotten', async () => {
  const { contractId, call } = await sendContract(api, owner, {}, realFile(api, owner));
  await workAndSeal(api, sealing);
  await age(api, contractId, 'expires_at');
  await tick(api);
  await workAndSeal(api, sealing);
  expect((await look(api, owner, contractId)).status).toBe('EXPIRED');
  expect(await destroyContents(api.deps, contractId)).toBe(true);
  const expiresAt = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString();
  expect(await api.fails('extendContract', { ...call, body: { expiresAt } })).toBe('409 CONTRACT_NOT_RUNNING');
});

test('bytes that another contract holds stay', async () => {
  const { contractId, call } = await complete();
  const { contractId: copy } = await api.ok('duplicateContract', call);
  const { files } = await look(api, owner, contractId);
  await destroyContents(api.deps, contractId);
  expect((await look(api, owner, copy)).files.map(({ file }) => file.fileId)).toEqual(
    files.map(({ file }) => file.fileId),
  );
  const pages = (await look(api, owner, copy)).files[0]?.file.pages ?? [];
  expect((await open(api, pages[0]?.imageUrl ?? '')).statusCode).toBe(200);
});
