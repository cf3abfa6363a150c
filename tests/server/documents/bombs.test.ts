import { expect, it } from 'vitest';
import { createDocumentEngine } from '../../../server/documents/engine.ts';
import { BOMBS, CPU } from '../../support/documents/bombs.ts';
import { defuse } from '../../support/documents/defuse.ts';

/**
 * Reduces the CPU time of files that should use all of it, to make this test faster. Wall time must not stop them first
 * on a busy machine.
 */
const SHORT = { limits: { hangul: 3_000, drawPage: 1_500 }, wallFactor: 60_000 };

it.each(Object.entries(BOMBS))(
  'a bomb meets its limit: %s',
  async (_what, bomb) => {
    const { answer, picture, peakMb } = await defuse(bomb, bomb.limit === CPU ? SHORT : {});
    expect([answer, picture]).toEqual([bomb.answer, bomb.picture ?? null]);
    expect(peakMb).toBeLessThan(bomb.maxMb);
    // Even an idle child uses this much, so the value was actually measured.
    expect(peakMb).toBeGreaterThan(90);
  },
  60_000,
);

it('finds no list in a sheet that unpacks without end', async () => {
  const engine = createDocumentEngine({ maxChildren: 1 });
  try {
    const sheet = await BOMBS['xlsx: 500 MB in a sheet']?.make();
    expect(await engine.readSheet(sheet ?? Buffer.alloc(0), 10)).toEqual({ isReadable: false, rows: null });
  } finally {
    await engine.close();
  }
}, 60_000);
