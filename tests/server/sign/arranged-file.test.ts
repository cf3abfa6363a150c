import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toDisplayRect } from '../../../rules/page-geometry.ts';
import { listEvents } from '../../../server/modules/audit/contract-events.repository.ts';
import type { Sealing } from '../../../server/modules/sealing/sealing.ts';
import { look } from '../../support/contracts.ts';
import { createTestEngine } from '../../support/documents/engine.ts';
import { samplePdf } from '../../support/documents/sample-pdfs.ts';
import { open, uploadAndProcess } from '../../support/files.ts';
import type { Person } from '../../support/people.ts';
import { sealingOf, workAndSeal } from '../../support/sealing-server.ts';
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

const ARRANGEMENT = [
  { page: 3, turn: 90 },
  { page: 1, turn: 0 },
];

async function makeArrangedContract() {
  const token = owner.accessJwt;
  const source = await uploadAndProcess(api, owner, samplePdf({ pages: 4 }));
  const path = { fileId: source.fileId };
  const arranged = await api.ok('arrangePages', { token, path, body: { pages: ARRANGEMENT } });
  const body = { title: '정리한 계약', fileIds: [arranged.fileId] };
  const { contractId } = await api.ok('createContract', { token, body });
  return { source, arranged, contractId, fileId: arranged.fileId };
}

function findWord(pdf: Buffer, page: number, word: string) {
  const range = ['-f', String(page), '-l', String(page)];
  const html = execFileSync('pdftotext', ['-bbox', ...range, '-', '-'], {
    input: pdf,
    encoding: 'utf8',
    stdio: 'pipe',
  });
  const found = new RegExp(`<word xMin="(\\S+)" yMin="(\\S+)" xMax="(\\S+)" yMax="(\\S+)">${word}</word>`).exec(html);
  const [xMin = 0, yMin = 0, xMax = 0, yMax = 0] = found?.slice(1).map(Number) ?? [];
  return { xMin, yMin, xMax, yMax };
}

test('a contract with arranged pages: signed where the screen shows the fields, sealed, verified, and told of', async () => {
  const made = await makeArrangedContract();
  const rects = [
    { x: 300, y: 400, width: 40, height: 200 },
    { x: 300, y: 400, width: 200, height: 24 },
  ];
  const wishes = rects.map((rect, index) => ({ name: `주소 ${index}`, page: index + 1, rect, required: true }));
  const { call, people, ids } = await sendContract(api, owner, { wishes }, { make: () => Promise.resolve(made) });
  await sign(api, people[0]?.email, { [ids[0] ?? '']: '마포구', [ids[1] ?? '']: '연남동' });
  await workAndSeal(api, sealing);

  const contract = await look(api, owner, made.contractId);
  expect(contract.sealedPages).toHaveLength(2);
  const sealed = (await open(api, contract.documentUrl)).rawPayload;
  expect((await engine.verify(sealed, sealing.trust()))?.verdict).toBe('WHOLE');
  for (const [index, word] of ['마포구', '연남동'].entries()) {
    const page = made.arranged.pages[index];
    const rect = rects[index];
    if (!page || !rect) throw new Error('The page is missing.');
    const box = toDisplayRect(rect, page);
    const seen = findWord(sealed, index + 1, word);
    expect(seen.xMax - seen.xMin).toBeGreaterThan(seen.yMax - seen.yMin);
    expect(seen.xMin).toBeGreaterThanOrEqual(box.x - 1);
    expect(seen.yMin).toBeGreaterThanOrEqual(box.y - 1);
    expect(seen.xMax).toBeLessThanOrEqual(box.x + box.width + 1);
    expect(seen.yMax).toBeLessThanOrEqual(box.y + box.height + 1);
  }

  const { source, arranged } = made;
  const events = await listEvents(api.database, made.contractId);
  const event = events.find(({ kind }) => kind === 'FILE_ARRANGED');
  expect(event?.data).toEqual({
    fileId: arranged.fileId,
    name: arranged.name,
    sha256: source.sha256,
    normalisedSha256: source.normalisedSha256,
    arrangedSha256: arranged.normalisedSha256,
    pageCount: 4,
    pages: [3, 1],
    turns: [90, 0],
    arrangedAt: arranged.createdAt,
  });
  const created = events.find(({ kind }) => kind === 'CREATED');
  expect(created?.data).toMatchObject({
    files: [{ sha256: source.sha256, normalisedSha256: arranged.normalisedSha256, firstPage: 1, lastPage: 2 }],
    base: { sha256: arranged.normalisedSha256, pageCount: 2 },
  });
  const certificate = (await open(api, contract.certificateUrl)).rawPayload;
  const printed = execFileSync('pdftotext', ['-raw', '-', '-'], {
    input: certificate,
    encoding: 'utf8',
    stdio: 'pipe',
  });
  expect(printed.replaceAll(/\s/g, '')).toContain('4쪽중2쪽을빼고1쪽을돌리고순서를바꿨어요');
  const history = await api.ok('listContractEvents', call);
  const told = history.find(({ kind }) => kind === 'FILE_ARRANGED');
  const fingerprint = `${source.sha256.slice(0, 8)} ${source.sha256.slice(8, 16)}…`;
  expect([told?.at, told?.words]).toEqual([
    arranged.createdAt,
    `${arranged.name} 4쪽 중 2쪽을 빼고 1쪽을 돌리고 순서를 바꿨어요 (올린 파일 지문 ${fingerprint})`,
  ]);
});
