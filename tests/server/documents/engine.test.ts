import { existsSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DocumentEngineOptions } from '../../../server/documents/engine.ts';
import { packTrustedCertificates } from '../../../server/documents/verify/trusted-certificates.ts';
import { readCpuMs } from '../../../server/documents/workers/process-cost.ts';
import { createTestEngine, stored } from '../../support/documents/engine.ts';
import { HOSTILE } from '../../support/documents/hostile-pdfs.ts';
import { longHangul } from '../../support/documents/sample-hangul.ts';
import { samplePdf } from '../../support/documents/sample-pdfs.ts';
import { makeChain } from '../../support/sealed-chain.ts';
import { makeKeyStore, makePdf, sealContract } from '../../support/sealing.ts';
import { checkFile } from '../../support/verifying.ts';
import { waitUntil } from '../../support/wait-until.ts';

const open = new Set<ReturnType<typeof createTestEngine>>();
afterEach(async () => {
  for (const engine of open) await engine.close();
  open.clear();
});

function createEngine(options: DocumentEngineOptions = {}) {
  const engine = createTestEngine({ maxChildren: 1, ...options });
  open.add(engine);
  return engine;
}

const isAlive = (pid: number) => existsSync(`/proc/${pid}`);
const endless = () => HOSTILE['a million curves']?.() ?? Buffer.alloc(0);

describe('the document engine', () => {
  it('answers for an empty file and one that is too large without a look inside', async () => {
    const engine = createEngine();
    expect(await engine.intake(Buffer.alloc(0))).toMatchObject({ refusal: { errorCode: 'FILE_EMPTY' } });
    expect(await engine.intake(Buffer.alloc(10_485_761, '%PDF-1.7'))).toMatchObject({
      status: 'REFUSED',
      sha256: expect.stringMatching(/^[\da-f]{64}$/),
      refusal: { errorCode: 'FILE_TOO_LARGE', message: expect.stringContaining('10MB') },
    });
  });

  it('draws and reads what it has just taken in without asking for the bytes', async () => {
    const engine = createEngine();
    const intake = await engine.take(samplePdf({ pages: 2 }));
    const read = vi.fn(() => intake.normalised);
    const pdf = { sha256: intake.normalisedSha256, read };
    await engine.drawPage(pdf, 1, 480);
    await engine.drawPage(pdf, 2, 1240);
    expect(await engine.readText(pdf)).toHaveLength(2);
    expect(read).not.toHaveBeenCalled();
  });

  it('draws what it was never given', async () => {
    const [here, there] = [createEngine(), createEngine()];
    const intake = await here.take(samplePdf());
    expect((await there.drawPage(stored(intake), 1, 480)).length).toBeGreaterThan(500);
  });

  it('prepares for Hangul documents once in each child', async () => {
    const engine = createEngine();
    await engine.prepareHangul();
    const spent = async () => (await readCpuMs(engine.pids()[0] ?? 0)) ?? 0;
    const first = await spent();
    // Repeated many times, because the child also cleans up after the first call, which costs as much as another
    // preparation.
    for (let time = 0; time < 40; time += 1) await engine.prepareHangul();
    expect((await spent()) - first).toBeLessThan(first / 5);
    expect((await engine.take(await longHangul(1))).kind).toBe('HWPX');
  });

  it('reads a list in the old Korean code page, whose tables the child may open', async () => {
    const sheet = Buffer.from('94ee8c632c61', 'hex');
    expect(await createEngine().readSheet(sheet, 10)).toEqual({ isReadable: true, rows: [['뷁똠', 'a']] });
  });

  it('judges a sealed file as the function itself does, and any other', async () => {
    const engine = createEngine();
    const { store } = await makeKeyStore();
    const trust = packTrustedCertificates(store.known(), null);
    const { bytes } = sealContract({ key: store.current(), bytes: makePdf(2), chain: makeChain() });
    expect(await engine.verify(bytes, trust)).toEqual(checkFile(bytes, store));
    const changed = Buffer.from(bytes);
    changed[600] = (changed[600] ?? 0) ^ 1;
    expect(await engine.verify(changed, trust)).toMatchObject({ verdict: 'CHANGED', ours: true });
    expect(await engine.verify(Buffer.from('no PDF at all'), trust)).toMatchObject({ verdict: 'NOT_PDF' });
  });

  it('gives up on a file that costs too much to judge', async () => {
    const engine = createEngine({ limits: { verify: 1 }, wallFactor: 60_000 });
    const { store } = await makeKeyStore();
    expect(await engine.verify(makePdf(100_000), packTrustedCertificates(store.known(), null))).toBeNull();
  });

  it('refuses a page that is not there', async () => {
    const engine = createEngine();
    const pdf = stored(await engine.take(samplePdf()));
    await expect(engine.drawPage(pdf, 2, 480)).rejects.toMatchObject({ reason: 'CRASH' });
    await expect(engine.drawPage(pdf, 0, 480)).rejects.toMatchObject({ reason: 'CRASH' });
    expect(engine.failures).toHaveLength(2);
  });

  it('fails a page alone that takes for ever, and says so', async () => {
    const engine = createEngine({ limits: { drawPage: 1_000 }, wallFactor: 60_000 });
    const pdf = stored(await engine.take(endless()));
    await expect(engine.drawPage(pdf, 1, 1240)).rejects.toMatchObject({ reason: 'CPU' });
    expect(engine.failures).toEqual([expect.stringContaining('CPU')]);
    expect((await engine.drawPage(stored(await engine.take(samplePdf())), 1, 480)).length).toBeGreaterThan(500);
  });

  it('tells an uploader whose file takes for ever', async () => {
    const engine = createEngine({ limits: { intake: 1 }, wallFactor: 60_000 });
    const blanks = HOSTILE['more blanks in its content than memory']?.() ?? Buffer.alloc(0);
    expect(await engine.intake(blanks)).toMatchObject({
      status: 'REFUSED',
      refusal: { errorCode: 'FILE_TOO_COMPLEX' },
    });
  });

  it('does not blame a file for a machine that has no time for it', async () => {
    const engine = createEngine({ wallFactor: 0.000_1 });
    await engine.ready();
    await expect(engine.intake(samplePdf({ pages: 500 }))).rejects.toMatchObject({
      reason: 'TIMEOUT',
      isPassing: true,
    });
  });

  it('does not blame a file for a child that was killed over it', async () => {
    const engine = createEngine();
    const pdf = stored(await engine.take(endless()));
    const page = engine.drawPage(pdf, 1, 1240);
    for (const pid of engine.pids()) process.kill(pid, 'SIGKILL');
    await expect(page).rejects.toMatchObject({ reason: 'KILLED', isPassing: true });
  });

  it('goes on after its child was killed', async () => {
    const engine = createEngine();
    await engine.ready();
    const [pid = 0] = engine.pids();
    process.kill(pid, 'SIGKILL');
    await waitUntil(() => expect(engine.pids()).not.toContain(pid));
    expect(await engine.intake(samplePdf())).toMatchObject({ status: 'READY' });
  });

  it('blames nobody’s file when it cannot run', async () => {
    const engine = createEngine({ heapMb: 1 });
    await expect(engine.intake(samplePdf())).rejects.toMatchObject({ reason: 'NOT_STARTED' });
  });

  it('leaves no process behind and no caller waiting when it is closed', async () => {
    const engine = createEngine();
    const pdf = stored(await engine.take(endless()));
    const pids = engine.pids();
    const answers = Promise.allSettled([engine.drawPage(pdf, 1, 1240), engine.intake(samplePdf())]);
    await engine.close();
    expect(await answers).toMatchObject([{ reason: { reason: 'CLOSED' } }, { reason: { reason: 'CLOSED' } }]);
    expect(pids.filter(isAlive)).toEqual([]);
  });
});
