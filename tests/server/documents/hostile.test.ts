import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFUSAL_CODES } from '../../../server/documents/intake.types.ts';
import { WorkerFailure } from '../../../server/documents/workers/worker-failure.ts';
import { createTestEngine, stored } from '../../support/documents/engine.ts';
import { HOSTILE } from '../../support/documents/hostile-pdfs.ts';
import { mutate } from '../../support/documents/mutate.ts';
import { longHangul, sampleHangul } from '../../support/documents/sample-hangul.ts';
import { samplePdf } from '../../support/documents/sample-pdfs.ts';
import { createRandom } from '../../support/random.ts';

/** Gives up on pages that take forever to render sooner than in production. */
const engine = createTestEngine({ limits: { drawPage: 1_000, readText: 1_000 } });
beforeAll(() => engine.ready());
afterAll(() => engine.close());

/**
 * Returns the outcome of an upload within the engine's own limits. Accepted files are also rendered and read, which may
 * fail.
 */
async function answerTo(upload: Buffer) {
  const intake = await engine.intake(upload);
  if (intake.status === 'REFUSED') return intake.refusal.errorCode;
  const pdf = stored(intake);
  for (const outcome of await Promise.allSettled([engine.drawPage(pdf, 1, 480), engine.readText(pdf)]))
    if (outcome.status === 'rejected' && !(outcome.reason instanceof WorkerFailure)) throw outcome.reason;
  return intake.status;
}

const ANSWERS = ['READY', 'NEEDS_CONFIRMATION', ...REFUSAL_CODES];

describe('a hostile PDF', () => {
  it.each(Object.entries(HOSTILE))(
    'is answered: %s',
    async (_what, make) => {
      expect(await answerTo(make())).toBeOneOf(ANSWERS);
      expect(await engine.take(samplePdf())).toMatchObject({ status: 'READY' });
    },
    60_000,
  );
});

it('answers an HWPX that unpacks without end', async () => {
  const upload = await sampleHangul({ format: 'hwpx', pages: [['가']] });
  const bomb = deflateRawSync(Buffer.alloc(900_000_000, ' '), { level: 9 });
  const name = 'Contents/section0.xml';
  const local = upload.indexOf(Buffer.from(name)) - 30;
  const central = upload.lastIndexOf(Buffer.from(name)) - 46;
  const end = upload.length - 22;
  const before = upload.subarray(0, local);
  const after = upload.subarray(upload.readUInt32LE(end + 16));
  const head = Buffer.from(upload.subarray(local, local + 30 + name.length));
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(bomb.length, 18);
  head.writeUInt32LE(900_000_000, 22);
  head.writeUInt16LE(0, 28);
  const list = Buffer.from(after);
  const entry = central - upload.readUInt32LE(end + 16);
  list.writeUInt16LE(8, entry + 10);
  list.writeUInt32LE(bomb.length, entry + 20);
  list.writeUInt32LE(900_000_000, entry + 24);
  list.writeUInt32LE(before.length + head.length + bomb.length, list.length - 6);
  expect(await answerTo(Buffer.concat([before, head, bomb, list]))).toBeOneOf(ANSWERS);
}, 60_000);

describe('a file that was changed at random', () => {
  const samples = {
    PDF: () => samplePdf({ pages: 3 }),
    'PDF with streams of objects': () => samplePdf({ pages: 3, xref: 'OBJECT_STREAMS' }),
    PNG: () =>
      sharp({ create: { width: 90, height: 60, channels: 4, background: '#f008' } })
        .png()
        .toBuffer(),
    JPEG: () =>
      sharp({ create: { width: 90, height: 60, channels: 3, background: '#f00' } })
        .jpeg()
        .toBuffer(),
    HWP: () => longHangul(2, 'hwp'),
    HWPX: () => longHangul(2, 'hwpx'),
  };

  it.each(Object.entries(samples))(
    'is answered: %s',
    async (name, make) => {
      const sample = await make();
      const random = createRandom(name.length).next;
      for (let round = 0; round < 25; round++) expect(await answerTo(mutate(sample, random))).toBeOneOf(ANSWERS);
      expect(await engine.take(samplePdf())).toMatchObject({ status: 'READY' });
    },
    120_000,
  );
});
