import { expect, it, vi } from 'vitest';
import { loadGlyphs } from '@/shared/lib/browser/load-glyphs';

it('loads a character from the first family that has it', async () => {
  const load = vi.fn<FontFaceSet['load']>().mockResolvedValue([]);
  const faces = Object.assign(
    [
      { family: '"Own"', unicodeRange: 'U+41-43, U+AC00' },
      { family: 'Whole', unicodeRange: 'U+0-FF' },
      { family: 'Whole', unicodeRange: 'U+AC00-D7A3' },
    ],
    { load },
  );
  await loadGlyphs(faces, ["'Own'", 'Whole', 'sans-serif'], 'Az가각😀');
  expect(load.mock.calls).toEqual([
    ["16px 'Own'", 'A가'],
    ['16px Whole', 'z각'],
  ]);
});
