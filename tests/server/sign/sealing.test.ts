import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { TimestampError } from '../../../server/adapters/timestamp/port.ts';
import { verifyChain } from '../../../server/audit/verify-chain.ts';
import { readKnownSeals } from '../../../server/documents/seal/keys/key-store.ts';
import { verify } from '../../../server/documents/verify/verify.ts';
import { listEvents } from '../../../server/modules/audit/contract-events.repository.ts';
import { sealContract } from '../../../server/modules/sealing/seal-contract.ts';
import type { Sealing } from '../../../server/modules/sealing/sealing.ts';
import { requireContract } from '../../../server/modules/contracts/core/contracts.repository.ts';
import { inbox, look } from '../../support/contracts.ts';
import { createTestEngine } from '../../support/documents/engine.ts';
import { formOf, open } from '../../support/files.ts';
import type { Person } from '../../support/people.ts';
import { drawPng } from '../../support/pictures.ts';
import { arrive, newestLink } from '../../support/receiving.ts';
import { runTool } from '../../support/sealing.ts';
import { makeRetriesDue, realFile, sealingOf, workAndSeal } from '../../support/sealing-server.ts';
import { complete, fill, startSigning, sendContract, sign } from '../../support/signing.ts';
import { rewriteChain } from '../../support/tampering.ts';
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

const bytesOf = async (url: string | null | undefined) => (await open(api, url ?? null)).rawPayload;
const kindsOf = async (call: { token: string; path: { contractId: string } }) =>
  (await api.ok('listContractEvents', call)).map(({ kind }) => kind);
const known = () => readKnownSeals(path.join(api.deps.config.dataDir, 'seal'));

async function judge(bytes: Buffer) {
  return verify(bytes, { known: await known(), verifyChain });
}

async function askPdfsig(bytes: Buffer) {
  const folder = await mkdtemp(path.join(tmpdir(), 'dojang-sealed-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'sealed.pdf');
  await writeFile(file, bytes);
  return (await runTool('pdfsig', ['-nocert', file])).output;
}

test('from the last signature to sealed copies in everybody’s hands', async () => {
  const file = realFile(api, owner);
  const plan = {
    people: [{ order: 1 }, { order: 2 }, { role: 'VIEWER' as const, name: '문예린' }],
    wishes: [{ name: '주소' }, { of: null, name: '계약 번호', value: 'HB-1' }],
    settings: { pageSealEdge: 'RIGHT' as const },
  };
  const { call, contractId, people, ids } = await sendContract(api, owner, plan, file);
  // This contract was sent before the sender's values were validated.
  await sql`update contract_contents set fields = replace(fields::text, '"HB-1"', '"HB-1 🦄"')::jsonb
     where contract_id = ${contractId}`.execute(api.database);
  await rewriteChain(api, contractId, (events) =>
    events.map((event) =>
      event.kind === 'SENT' ? { ...event, data: { ...event.data, values: { [ids[1] ?? '']: [1, 'HB-1 ?'] } } } : event,
    ),
  );
  await sign(api, people[0]?.email, { [ids[0] ?? '']: '서울시 마포구 연남동' });
  const { token, result } = await sign(api, people[1]?.email);
  expect(result.sealState).toBe('PENDING');
  const before = await api.ok('getCopies', { token });
  expect(before).toMatchObject({ status: 'IN_PROGRESS', sealState: 'PENDING', completedAt: null, certificate: null });
  expect(await api.fails('getCertificates', { token })).toBe('409 NOT_COMPLETED');
  expect(await api.fails('mailCopies', { token, body: { email: 'me@own.example' } })).toBe('409 NOT_COMPLETED');

  const outcomes = await workAndSeal(api, sealing);
  expect(outcomes.filter((outcome) => outcome !== 'done')).toEqual([]);
  const done = await look(api, owner, contractId);
  expect([done.status, done.sealState, done.sealError]).toEqual(['COMPLETED', 'DONE', null]);
  expect(done.certificateNo).toMatch(/^DJ-C-\d{4}-\d{4,}-[A-Z2-7]{4}$/);
  expect(done.completedAt).toBe(done.endedAt);
  expect(done.receivers.map(({ state, hasTurn }) => [state, hasTurn])).toEqual([
    ['SIGNED', false],
    ['SIGNED', false],
    ['NOTIFIED', false],
  ]);

  const document = await bytesOf(done.documentUrl);
  const certificate = await bytesOf(done.certificateUrl);
  expect(await judge(document)).toMatchObject({ verdict: 'WHOLE', kind: 'DOCUMENT', chain: { status: 'INTACT' } });
  expect(await judge(certificate)).toMatchObject({
    verdict: 'WHOLE',
    kind: 'CERTIFICATE',
    chain: { status: 'INTACT' },
  });
  for (const bytes of [document, certificate]) expect(await askPdfsig(bytes)).toContain('Signature is Valid.');
  expect((await judge(document)).chain?.signers.map(({ name }) => name)).toEqual(['이도윤', '한유나']);
  const pages = await engine.readText({ sha256: 'sealed', read: () => document });
  const words = pages.map(({ text }) => text.words.map((word) => word.text).join(' ')).join(' ');
  expect(words).toContain('마포구');
  // Unprintable text from the sender doesn't prevent sealing.
  expect(words).toContain('HB-1 ?');

  const changed = Buffer.from(document);
  changed[1_000] = (changed[1_000] ?? 0) ^ 1;
  expect((await judge(changed)).verdict).not.toBe('WHOLE');

  const copies = (await inbox(api, people[0]?.email ?? '')).filter(({ subject }) =>
    subject.includes('모두 서명했어요'),
  );
  expect(copies).toHaveLength(1);
  expect(copies[0]?.attachments).toEqual([
    { name: '용역계약서.pdf', bytes: document.length },
    { name: '용역계약서_감사추적인증서.pdf', bytes: certificate.length },
  ]);
  expect((await inbox(api, owner.email)).some(({ subject }) => subject.includes('모두 서명했어요'))).toBe(true);
  const kinds = await kindsOf(call);
  expect(kinds.filter((kind) => kind === 'COPY_SENT')).toHaveLength(3);
  expect(kinds.filter((kind) => kind === 'SEALED')).toHaveLength(1);

  const viewer = await arrive(api, await newestLink(api, people[2]?.email ?? ''));
  const seen = await api.ok('getCopies', { token: viewer.token });
  expect(seen).toMatchObject({ state: 'VIEWED', status: 'COMPLETED', document: { isSealed: true } });
  expect(seen.document.pages).toHaveLength(3);
  expect((await open(api, seen.document.pages[0]?.imageUrl ?? '')).headers['content-type']).toBe('image/png');
  expect(await bytesOf(seen.document.url)).toEqual(document);
  for (const _ of [1, 2]) {
    const saved = await open(api, `${seen.certificate?.url}&download=true`);
    expect(saved.headers['content-disposition']).toMatch(/^attachment;/);
  }
  expect((await kindsOf(call)).filter((kind) => kind === 'DOWNLOADED')).toHaveLength(1);

  for (const _ of [1, 2, 3]) await api.ok('mailCopies', { token, body: { email: 'me@own.example' } });
  expect(await api.fails('mailCopies', { token, body: { email: 'me@own.example' } })).toBe('429 RATE_LIMITED');
  await workAndSeal(api, sealing);
  expect(await inbox(api, 'me@own.example')).toHaveLength(3);
});

test('the link opens the copy for as long as the organisation says, and then no longer', async () => {
  const { contractId, people } = await sendContract(api, owner, {}, realFile(api, owner));
  const { token } = await sign(api, people[0]?.email);
  await workAndSeal(api, sealing);
  const { completedAt, viewableUntil } = await api.ok('getCopies', { token });
  expect(Date.parse(viewableUntil ?? '') - Date.parse(completedAt ?? '')).toBe(30 * 24 * 3_600_000);
  const linkToken = await newestLink(api, people[0]?.email ?? '');
  expect((await arrive(api, linkToken)).arrival.letter.status).toBe('COMPLETED');
  await sql`update contracts set ended_at = ended_at - interval '31 days' where contract_id = ${contractId}`.execute(
    api.database,
  );
  expect(await api.fails('openLink', { body: { linkToken } })).toBe('410 LINK_OVER');
  expect(await api.fails('getCopies', { token })).toBe('410 LINK_OVER');
});

test('a worker that is lost between the seal and the certificate seals nothing twice', async () => {
  const { call, contractId, people } = await sendContract(api, owner, {}, realFile(api, owner));
  await sign(api, people[0]?.email);
  const parts = { ...api.deps, pagePictures: api.pagePictures, sealing };
  // The first worker stops here. The document is sealed and recorded, but the certificate that it drew is lost.
  await sealContract(parts, contractId);
  const half = await requireContract(api.database, contractId);
  expect([half.status, half.sealedSha256 === null, half.certificateSha256]).toEqual(['IN_PROGRESS', false, null]);
  // Nobody gets the document before the contract is complete.
  expect(await judge(await bytesOf((await look(api, owner, contractId)).documentUrl))).toMatchObject({ ours: false });
  await workAndSeal(api, sealing);
  const done = await requireContract(api.database, contractId);
  expect([done.status, done.sealedSha256, done.certificateNo]).toEqual([
    'COMPLETED',
    half.sealedSha256,
    half.certificateNo,
  ]);
  expect((await kindsOf(call)).filter((kind) => kind === 'SEALED')).toHaveLength(1);
});

test('two workers at once complete it once', async () => {
  const { call, contractId, people } = await sendContract(api, owner, {}, realFile(api, owner));
  await sign(api, people[0]?.email);
  const parts = { ...api.deps, pagePictures: api.pagePictures, sealing };
  const outcomes = await Promise.all([sealContract(parts, contractId), sealContract(parts, contractId)]);
  outcomes.push(await sealContract(parts, contractId));
  // Parallel runs don't treat what another one has recorded as a difference.
  expect(outcomes.map((outcome) => Object.keys(outcome ?? {}))).toEqual(
    outcomes.map(() => ['certificate', 'completedAt']),
  );
  await workAndSeal(api, sealing);
  expect((await kindsOf(call)).filter((kind) => kind === 'SEALED')).toHaveLength(1);
  expect((await look(api, owner, contractId)).status).toBe('COMPLETED');
});

test('without a timestamp it is tried again, for as long as it takes', async () => {
  const { call, contractId, people } = await sendContract(api, owner, {}, realFile(api, owner));
  const { token } = await sign(api, people[0]?.email);
  const silent: Sealing = {
    ...sealing,
    stamp: () => Promise.reject(new TimestampError('UNREACHABLE', 'the timestamp authority did not answer')),
  };
  for (let round = 0; round < 12; round += 1) {
    await workAndSeal(api, silent);
    await makeRetriesDue(api);
  }
  const waiting = await look(api, owner, contractId);
  expect([waiting.status, waiting.sealState]).toEqual(['IN_PROGRESS', 'RETRYING']);
  expect(waiting.sealError).toBe('시점확인 기관이 답하지 않았어요.');
  expect((await api.ok('getCopies', { token })).sealState).toBe('RETRYING');
  const { error } = await api.call('cancelContract', { ...call, body: { reason: '잘못 보냈어요.' } });
  expect([error.errorCode, error.message]).toEqual([
    'CONTRACT_NOT_RUNNING',
    '모두 서명해서 문서를 잠그고 있어요. 이제 취소하거나 고칠 수 없으니 다 잠글 때까지 기다려주세요.',
  ]);
  await workAndSeal(api, sealing);
  expect((await look(api, owner, contractId)).status).toBe('COMPLETED');
});

test('pictures, files and drawings are in the sealed pages', async () => {
  const plan = {
    wishes: [
      { kind: 'IMAGE' as const, name: '신분증' },
      { kind: 'FILE' as const, name: '통장 사본' },
      { kind: 'SEAL' as const, name: '도장' },
      { kind: 'CHECKBOX' as const, name: '동의' },
    ],
    settings: { allowAnnotate: true },
  };
  const { contractId, fileId, people, ids } = await sendContract(api, owner, plan, realFile(api, owner));
  const [image = '', attached = '', seal = '', tick = ''] = ids;
  const token = await startSigning(api, people[0]?.email);
  const attach = async (filename: string, width: number) => {
    const bytes = await drawPng(width);
    const raw = formOf([{ name: 'file', bytes, filename, type: 'image/png' }]);
    return (await api.ok('attachFile', { token, raw })).attachmentId;
  };
  const photo = await attach('신분증.png', 300);
  const copy = await attach('통장 🦄.png', 41);
  const unused = await attach('안 쓴 것.png', 42);
  const version = await fill(api, token, { [image]: photo, [attached]: copy, [tick]: 'true' });
  const mark = { kind: 'SEAL', text: '이도윤', shape: 'ROUND', face: 'MYEONGJO', sizeMm: 15 };
  const { markId } = await api.ok('keepMark', { token, body: { mark } });
  await api.ok('putValues', { token, body: { version, values: {}, markRefs: { [seal]: markId } } });
  const drawn = await api.ok('putOwnAnnotations', {
    token,
    body: {
      annotations: [
        {
          type: 'INK',
          fileId,
          pageIndex: 1,
          rect: [10, 10, 100, 100],
          rotation: 0,
          color: [255, 0, 0],
          opacity: 1,
          thickness: 2,
          paths: [[10, 10, 50, 60, 100, 100]],
        },
      ],
    },
  });
  expect((await complete(api, token, drawn.version)).status).toBe(200);
  const left = await api.database
    .selectFrom('receiverAttachments')
    .select('attachmentUuid')
    .where('attachmentUuid', 'in', [photo, copy, unused])
    .execute();
  expect(left.map(({ attachmentUuid }) => attachmentUuid).toSorted()).toEqual([photo, copy].toSorted());
  await workAndSeal(api, sealing);
  const done = await look(api, owner, contractId);
  expect(done.status).toBe('COMPLETED');
  const document = await bytesOf(done.documentUrl);
  expect((await judge(document)).verdict).toBe('WHOLE');
  expect(document.toString('latin1')).toMatch(/\/Subtype\s*\/Image/);
  const certificate = await bytesOf(done.certificateUrl);
  const [page] = await engine.readText({ sha256: 'certificate', read: () => certificate });
  const told = page?.text.words.map((word) => word.text).join(' ');
  expect(told).toMatch(/이도윤 신분증\.png [\da-f ]{71} SHA-256 이도윤 통장 \.png [\da-f ]{71} SHA-256/);
  expect(told).not.toContain('안 쓴 것');
  expect(told).toContain('메일로 받은 링크');
  const given = new Map(done.values.map((value) => [value.fieldId, value]));
  expect(given.get(seal)?.mark).toMatchObject({ kind: 'SEAL', text: '이도윤' });
  expect((await open(api, given.get(image)?.file?.url ?? '')).headers['content-type']).toBe('image/png');
});

const gap = (start: number) => ({ start, end: start + 0.2 });
test('a date that is written into the gaps of its form is sealed and verified as it was told', async () => {
  const dateGaps = { year: gap(0.1), month: gap(0.4), day: gap(0.7) };
  const wishes = [
    { kind: 'DATE' as const, name: '계약일', dateGaps: { ...dateGaps, shortYear: true } },
    { kind: 'DATE' as const, name: '작성일', dateGaps: { ...dateGaps, printedYear: 2026 } },
  ];
  const { contractId, people, ids } = await sendContract(api, owner, { wishes }, realFile(api, owner));
  await sign(api, people[0]?.email, { [ids[0] ?? '']: '2026-01-15', [ids[1] ?? '']: '2026-02-16' });
  await workAndSeal(api, sealing);
  const { sealState, documentUrl } = await look(api, owner, contractId);
  expect(sealState).toBe('DONE');
  // The verdict depends on the drawn text, so it would differ if the gaps were missing on the page.
  expect(await judge(await bytesOf(documentUrl))).toMatchObject({ verdict: 'WHOLE', chain: { fault: null } });
  const signed = (await listEvents(api.database, contractId)).find((event) => event.kind === 'SIGNED');
  expect(signed?.data.values).toMatchObject({ [ids[0] ?? '']: [1, '26 01 15'], [ids[1] ?? '']: [1, '02 16'] });
});
