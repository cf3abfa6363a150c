import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealDocument, type SealDocumentOptions } from '../../../server/documents/seal-document.ts';
import { createSealingJobs } from '../../../server/modules/sealing/sealing.jobs.ts';
import { releaseContract } from '../../../server/modules/sealing/release.ts';
import type { Sealing } from '../../../server/modules/sealing/sealing.ts';
import { contractJobs, inbox, work } from '../../support/contracts.ts';
import { createTestEngine } from '../../support/documents/engine.ts';
import { formOf } from '../../support/files.ts';
import type { Person } from '../../support/people.ts';
import { drawPng } from '../../support/pictures.ts';
import { makeRetriesDue, realFile, sealingOf, workAndSeal } from '../../support/sealing-server.ts';
import { complete, fill, startSigning, sendContract } from '../../support/signing.ts';
import { createSenderApp } from '../../support/sender-app.ts';
import { rewriteChain } from '../../support/tampering.ts';
import type { TestApp } from '../../support/test-app.ts';
import { sealOf, signedContract } from '../../support/waiting-for-the-seal.ts';

let api: TestApp;
let owner: Person;
let sealing: Sealing;
const engine = createTestEngine();
beforeAll(async () => {
  ({ api, owner } = await createSenderApp({ documents: engine, isTamperedWith: true }));
  sealing = await sealingOf(api);
});
afterAll(async () => {
  await api.close();
  await engine.close();
});

type Change = (order: SealDocumentOptions) => Partial<SealDocumentOptions>;
const HELD = ['IN_PROGRESS', 'HELD', 'SEALED_DIFFERS'];
const SEALED = ['COMPLETED', 'DONE', null];

const withoutAddress = ({ composition }: SealDocumentOptions) => ({
  composition: { ...composition, fields: composition.fields.filter(({ value }) => value !== '서울시 마포구 연남동') },
});
const withoutFields = ({ composition }: SealDocumentOptions) => ({ composition: { ...composition, fields: [] } });
const only = (kind: SealDocumentOptions['kind'], change: Change) => (order: SealDocumentOptions) =>
  sealDocument({ ...order, ...(order.kind === kind && change(order)) });

/** Seals with a deliberate bug, and returns the differences that it logged. */
async function workWith(seal: typeof sealDocument, parts: { sealing?: Sealing } = {}) {
  const heard: string[] = [];
  const onHeld = ({ differences }: { differences: string }) => heard.push(differences);
  const { deps, pagePictures } = api;
  const jobs = createSealingJobs({ ...deps, pagePictures, sealing, seal, onHeld, ...parts });
  await work(api, [...contractJobs(api), ...jobs]);
  return heard;
}

const subjectsFor = async (email: string | null | undefined) =>
  (await inbox(api, email ?? '')).map(({ subject }) => subject);
const kindsOf = async (call: { token: string; path: { contractId: string } }) =>
  (await api.ok('listContractEvents', call)).map(({ kind }) => kind);
const storedOf = (contractId: string) =>
  api.database
    .selectFrom('contracts')
    .select(['sealedSha256', 'certificateSha256'])
    .where('contractId', '=', contractId)
    .executeTakeFirstOrThrow();
const release = (contractId: string) =>
  api.database.transaction().execute((transaction) => releaseContract(api.deps, transaction, contractId));

test('a value that is missing from the sealed pages: nobody gets a copy, and it is sealed once the program is fixed', async () => {
  const { call, contractId, token, people, ids } = await signedContract(api, owner);
  const heard = await workWith(only('DOCUMENT', withoutAddress));
  expect(await sealOf(api, owner, contractId)).toEqual(HELD);
  expect(await storedOf(contractId)).toEqual({ sealedSha256: null, certificateSha256: null });
  expect((await kindsOf(call)).slice(-2)).toEqual(['ALL_SIGNED', 'SEAL_HELD']);
  expect(await api.ok('getCopies', { token })).toMatchObject({ sealState: 'HELD', certificate: null });
  expect(heard).toEqual([`SEALED_DIFFERS: the sealed document: field ${ids[0]} is not drawn on page 1`]);
  expect((await subjectsFor(people[0]?.email)).filter((subject) => subject.includes('완료'))).toEqual([]);
  const toSender = (await subjectsFor(owner.email)).filter((subject) => subject.includes('용역계약서'));
  expect(toSender.at(-1)).toBe('[도장] "용역계약서" 문서를 아직 잠그지 않았어요');
  const [toOperator] = (await inbox(api, 'support@dojang.test')).slice(-1);
  expect(toOperator?.bodyText).toContain('SEALED_DIFFERS');
  expect(toOperator?.bodyText).toContain(`프로그램을 고친 뒤 서버에서 dojang record ${contractId} --release`);

  await makeRetriesDue(api);
  expect(await workWith(sealDocument)).toEqual([]);
  expect(await sealOf(api, owner, contractId)).toEqual(HELD);
  expect(await release(contractId)).toMatchObject({ isReleased: true, differences: [] });
  await workAndSeal(api, sealing);
  expect(await sealOf(api, owner, contractId)).toEqual(SEALED);
  const { sealedSha256 } = await storedOf(contractId);
  const bytes = await api.deps.files.get(sealedSha256 ?? '');
  expect(await engine.verify(bytes ?? Buffer.alloc(0), sealing.trust())).toMatchObject({ verdict: 'WHOLE' });
});

test('a signature, a tick and a picture that are missing from the sealed pages are noticed, too', async () => {
  const wishes = (['CHECKBOX', 'IMAGE', 'CHECKBOX'] as const).map((kind, place) => ({
    kind,
    name: `칸 ${place}`,
    page: 1 + place,
  }));
  const { contractId, people, ids } = await sendContract(api, owner, { wishes }, realFile(api, owner));
  const [tick = '', image = '', unticked = ''] = ids;
  const token = await startSigning(api, people[0]?.email);
  const raw = formOf([{ name: 'file', bytes: await drawPng(300), filename: '신분증.png', type: 'image/png' }]);
  const { attachmentId } = await api.ok('attachFile', { token, raw });
  await complete(api, token, await fill(api, token, { [tick]: 'true', [image]: attachmentId }));
  const heard = await workWith(only('DOCUMENT', withoutFields));
  expect(heard).toHaveLength(1);
  expect(heard[0]).toContain(`the sealed document: field ${tick} is not drawn on page 1`);
  expect(heard[0]).toContain(`the sealed document: field ${image} is not drawn on page 2`);
  expect(heard[0]?.split('; ')).toHaveLength(3);
  expect(heard[0]).not.toContain(unticked);
  expect(await sealOf(api, owner, contractId)).toEqual(HELD);
  expect((await release(contractId)).isReleased).toBe(true);
  await workAndSeal(api, sealing);
  expect(await sealOf(api, owner, contractId)).toEqual(SEALED);
});

const withoutLastEvent = ({ chain }: SealDocumentOptions) => {
  const read: { events: unknown[] } = JSON.parse(Buffer.from(chain).toString());
  return { chain: Buffer.from(JSON.stringify({ ...read, events: read.events.slice(0, -1) })) };
};

test('a certificate that our check refuses holds the contract, whose document stays as it was sealed', async () => {
  const { call, contractId, people } = await signedContract(api, owner);
  expect(await workWith(only('CERTIFICATE', withoutLastEvent))).toEqual([
    'SEALED_DIFFERS: the certificate: CHAIN_BROKEN, CHAIN, EVENT_MISSING',
  ]);
  expect(await sealOf(api, owner, contractId)).toEqual(HELD);
  const { sealedSha256, certificateSha256 } = await storedOf(contractId);
  expect([typeof sealedSha256, certificateSha256]).toEqual(['string', null]);
  expect((await subjectsFor(people[0]?.email)).filter((subject) => subject.includes('완료'))).toEqual([]);
  expect((await release(contractId)).isReleased).toBe(true);
  await workAndSeal(api, sealing);
  expect(await sealOf(api, owner, contractId)).toEqual(SEALED);
  expect((await storedOf(contractId)).sealedSha256).toBe(sealedSha256);
  const kinds = (await kindsOf(call)).filter((kind) => kind.startsWith('SEAL'));
  expect(kinds).toEqual(['SEALED', 'SEAL_HELD', 'SEAL_RELEASED']);
});

test('a signature that does not hold, and a chain without its end', async () => {
  const key = () => ({ ...sealing.key(), sign: () => sealing.key().sign(Buffer.from('something else')) });
  const first = await signedContract(api, owner);
  expect(await workWith(sealDocument, { sealing: { ...sealing, key } })).toEqual([
    'SEALED_DIFFERS: the sealed document: CHANGED, SEAL',
  ]);
  const second = await signedContract(api, owner);
  expect(await workWith(only('DOCUMENT', withoutLastEvent))).toEqual([
    'SEALED_DIFFERS: the sealed document: CHAIN_BROKEN, CHAIN, EVENT_MISSING',
  ]);
  for (const { contractId } of [first, second]) {
    expect(await sealOf(api, owner, contractId)).toEqual(HELD);
    expect((await storedOf(contractId)).sealedSha256).toBeNull();
  }
});

test('a document that an earlier version sealed without looking at it is looked at before copies go out', async () => {
  const { contractId, people } = await signedContract(api, owner);
  await workWith(only('CERTIFICATE', withoutLastEvent));
  const { sealedSha256 } = await storedOf(contractId);
  const sealed = (await api.deps.files.get(sealedSha256 ?? '')) ?? Buffer.alloc(0);
  const sha256 = await api.deps.files.put(Buffer.concat([sealed, Buffer.from('\n%%EOF\n')]));
  await rewriteChain(api, contractId, (events) =>
    events.map((event) => (event.kind === 'SEALED' ? { ...event, data: { ...event.data, sha256 } } : event)),
  );
  await sql`update contracts set sealed_sha256 = ${sha256} where contract_id = ${contractId}`.execute(api.database);
  expect(await release(contractId)).toMatchObject({ isReleased: true, differences: [] });
  expect(await workWith(sealDocument)).toEqual([expect.stringContaining('the sealed document: ADDED_AFTER')]);
  expect(await sealOf(api, owner, contractId)).toEqual(HELD);
  expect((await subjectsFor(people[0]?.email)).filter((subject) => subject.includes('완료'))).toEqual([]);
});
