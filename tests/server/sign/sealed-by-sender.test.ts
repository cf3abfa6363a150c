import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listEvents } from '../../../server/modules/audit/contract-events.repository.ts';
import { lockContract } from '../../../server/modules/contracts/core/contracts.repository.ts';
import { markViewed } from '../../../server/modules/contracts/core/receiver-transitions.ts';
import { listReceivers } from '../../../server/modules/contracts/core/receivers.repository.ts';
import { openPdf } from '../../../server/documents/pdf/pdf-file.ts';
import type { Sealing } from '../../../server/modules/sealing/sealing.ts';
import { alertsOf } from '../../support/alerts.ts';
import { field, inbox, look, receiver, type Field } from '../../support/contracts.ts';
import { inkOf, textOf } from '../../support/documents/drawing.ts';
import { createTestEngine } from '../../support/documents/engine.ts';
import { open, uploadAndProcess } from '../../support/files.ts';
import { CARVED, makeSeal } from '../../support/marks.ts';
import type { Person } from '../../support/people.ts';
import { drawPng } from '../../support/pictures.ts';
import { untilBlocked } from '../../support/races.ts';
import { arrive, newestLink } from '../../support/receiving.ts';
import { realFile, sealingOf, workAndSeal } from '../../support/sealing-server.ts';
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

const MM = 72 / 25.4;
const bytesOf = async (url: string | null) => (await open(api, url)).rawPayload;
type Plan = { own: (fileId: string) => Field[]; settings?: { pageSealEdge: 'RIGHT'; pageSealId: string } };

async function issue({ own, settings }: Plan) {
  const { contractId, fileId } = await realFile(api, owner, { title: '재직증명서' }).make();
  const call = { token: owner.accessJwt, path: { contractId } };
  const reader = receiver('문예린', { role: 'VIEWER', email: `${contractId}@out.example` });
  const put = await api.ok('putReceivers', { ...call, body: { version: 1, receivers: [reader] } });
  const { version } = await api.ok('putFields', {
    ...call,
    body: { version: put.contract.version, fields: own(fileId) },
  });
  const given = (await look(api, owner, contractId)).settings;
  await api.ok('changeContract', { ...call, body: { version, settings: { ...given, footer: false, ...settings } } });
  await api.ok('sendContract', call);
  const base = await bytesOf((await look(api, owner, contractId)).documentUrl);
  expect((await workAndSeal(api, sealing)).filter((outcome) => outcome !== 'done')).toEqual([]);
  const done = await look(api, owner, contractId);
  expect([done.status, done.sealState]).toEqual(['COMPLETED', 'DONE']);
  const sealed = await bytesOf(done.documentUrl);
  const inkOn = (page: number) => {
    const info = openPdf(sealed).pages()[page - 1]?.info;
    if (!info) throw new Error('there is no such page');
    return inkOf(engine, sealed, base, info);
  };
  return { call, done, sealed, inkOn, reader };
}

test('a certificate that only its sender stamps: 18 millimetres of seal, and copies for its reader', async () => {
  const { sealId } = await makeSeal(api, owner, { mark: CARVED, users: [owner] });
  const rect = { x: 300, y: 500, width: 80, height: 80 };
  const senderMark = { from: 'COMPANY' as const, sealId };
  const { call, done, inkOn, reader } = await issue({
    own: (file) => [field(file, null, { kind: 'SEAL', rect, senderMark })],
  });
  const ink = await inkOn(1);
  expect(ink.width / MM).toBeCloseTo(18, 0);
  expect(ink.height / MM).toBeCloseTo(18, 0);
  expect(ink.x + ink.width / 2).toBeCloseTo(rect.x + rect.width / 2, 0);
  expect(ink.y + ink.height / 2).toBeCloseTo(rect.y + rect.height / 2, 0);

  const events = await api.ok('listContractEvents', call);
  const ends = events.filter(({ kind }) => kind === 'ALL_SIGNED' || kind === 'SEALED');
  expect(ends.map(({ kind, words }) => [kind, words])).toEqual([
    ['ALL_SIGNED', '서명할 분이 없어서 기다리지 않았어요'],
    ['SEALED', '서명할 분 없이 바로 잠갔어요'],
  ]);
  const copy = (await inbox(api, reader.email ?? '')).at(-1);
  expect(copy?.attachments).toHaveLength(2);
  const { token } = await arrive(api, await newestLink(api, reader.email ?? ''));
  expect((await api.ok('getCopies', { token })).isSealedAtOnce).toBe(true);
  expect(copy?.subject).toBe('[도장] 김지수 님이 "재직증명서" 문서를 보냈어요');
  expect((await inbox(api, owner.email)).at(-1)?.subject).toBe('[도장] "재직증명서" 문서를 잠갔어요');
  const { contractId } = call.path;
  expect(await alertsOf(api, owner.accessJwt, { contractId })).toEqual(['COMPLETED 1']);
  const certificate = await bytesOf(done.certificateUrl);
  const words = await textOf(engine, certificate);
  for (const word of ['김지수', '한빛물산 주식회사', '소속', '로그인', '보낸 때', '바로 잠금'])
    expect(words).toContain(word);
  expect(words).not.toContain('모두 서명');
});

test('간인 with the company’s seal, which is a picture, on each page; pictures and files of the sender', async () => {
  const black = { width: 40, height: 40, channels: 3, background: 'black' } as const;
  const png = await sharp({ create: black }).png().toBuffer();
  const drawn = await uploadAndProcess(api, owner, png, { purpose: 'image', filename: '도장.png' });
  const mark = { kind: 'IMAGE', fileId: drawn.fileId } as const;
  const { sealId } = await makeSeal(api, owner, { mark, users: [owner] });
  const [picture, file] = await Promise.all([
    uploadAndProcess(api, owner, await drawPng(), { purpose: 'image', filename: '로고.png' }),
    uploadAndProcess(api, owner, await drawPng(), { purpose: 'attachment', filename: '등록증.png' }),
  ]);
  const { sealed, inkOn } = await issue({
    own: (fileId) => [
      field(fileId, null, { kind: 'SEAL', senderMark: { from: 'COMPANY', sealId } }),
      field(fileId, null, { kind: 'IMAGE', rect: { x: 200, y: 600, width: 50, height: 50 }, value: picture.fileId }),
      field(fileId, null, { kind: 'FILE', rect: { x: 200, y: 700, width: 150, height: 20 }, value: file.fileId }),
    ],
    settings: { pageSealEdge: 'RIGHT', pageSealId: sealId },
  });
  expect(await textOf(engine, sealed)).toContain('등록증.png');
  const first = await inkOn(1);
  expect(first.x).toBeGreaterThan(100);
  expect(first.x).toBeLessThan(140);
  expect(first.y + first.height).toBeGreaterThan(700);
  for (const page of [2, 3]) {
    const ink = await inkOn(page);
    const { cropBox } = openPdf(sealed).pages()[page - 1]?.info ?? { cropBox: [0, 0, 0, 0] };
    expect(ink.x + ink.width).toBeCloseTo(cropBox[2] ?? 0, 0);
    expect(ink.width / MM).toBeCloseTo(24 / 3, 0);
  }
});

test('of two tabs that open the copies at the same moment one is recorded', async () => {
  const { sealId } = await makeSeal(api, owner, { mark: CARVED, users: [owner] });
  const { done, reader } = await issue({
    own: (file) => [field(file, null, { kind: 'SEAL', senderMark: { from: 'COMPANY', sealId } })],
  });
  const { contractId } = done;
  const { token } = await arrive(api, await newestLink(api, reader.email ?? ''));
  const second = await api.database.transaction().execute(async (transaction) => {
    const { at } = await lockContract(transaction, contractId);
    const [known] = await listReceivers(transaction, contractId);
    if (!known) throw new Error('nobody reads');
    await markViewed(transaction, known, at);
    const waiting = api.call('getCopies', { token });
    await untilBlocked(api.database);
    return { waiting };
  });
  expect((await second.waiting).status).toBe(200);
  const events = await listEvents(api.database, contractId);
  expect(events.filter(({ kind }) => kind === 'DOCUMENT_VIEWED')).toEqual([]);
});
