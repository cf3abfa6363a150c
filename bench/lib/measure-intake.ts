import type { DocumentEngine } from '../../server/documents/engine.ts';
import { longHangul } from '../../tests/support/documents/sample-hangul.ts';
import { scannedContract, textContract } from '../../tests/support/documents/sealing-samples.ts';
import { median } from './usage.ts';

const ROUNDS = 9;
/** Each block fills two pages. */
const HANGUL_BLOCKS = 20;

/** Times a new file from its arrival to the picture of its first page, with a warm engine. */
export async function measureIntake(engine: DocumentEngine): Promise<Record<string, { 'wall ms': number }>> {
  const samples = {
    '200 pages': textContract(200),
    '10 pages': textContract(10),
    '10 MB scan': scannedContract(10_000_000),
  };
  const rows: Record<string, { 'wall ms': number }> = {};
  for (const [name, bytes] of Object.entries(samples)) {
    const taken: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // The child process keeps the last document open, and extra bytes at the end make this a different one.
      const upload = Buffer.concat([bytes, Buffer.alloc(round + 1, '\n')]);
      const begun = performance.now();
      const intake = await engine.intake(upload);
      if (!intake.normalised) throw new Error(`${name} was refused`);
      const { normalised } = intake;
      await engine.drawPage({ sha256: intake.normalisedSha256, read: () => normalised }, 1, 480);
      taken.push(performance.now() - begun);
    }
    rows[`${name}: taken in, first page drawn`] = { 'wall ms': Math.round(median(taken)) };
  }
  const hangul = await longHangul(HANGUL_BLOCKS);
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    const intake = await engine.intake(hangul);
    taken.push(performance.now() - begun);
    if (intake.pages.length !== 40) throw new Error(`40 pages became ${intake.pages.length}`);
  }
  rows['40 pages of hwpx: a PDF, read back'] = { 'wall ms': Math.round(median(taken)) };
  rows['the same, first in its child'] = { 'wall ms': Math.round(taken[0] ?? Number.NaN) };
  return rows;
}
