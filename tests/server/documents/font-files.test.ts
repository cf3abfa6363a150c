import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { POSTSCRIPT_NAMES } from '../../../server/documents/fonts/faces.ts';
import { MissingFontsError, requireFontFiles } from '../../../server/documents/fonts/font-files.ts';
import { requireFonts } from '../../../server/documents/require-fonts.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dojang-fonts-'));
  await cp('fonts/print', folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('finds every font of this installation', () => {
  expect(requireFonts).not.toThrow();
});

it('names the font that an installation lacks', async () => {
  await rm(path.join(folder, 'SongMyung-Regular.ttf.zst'));
  const check = () => requireFontFiles(Object.values(POSTSCRIPT_NAMES), folder);
  expect(check).toThrow(MissingFontsError);
  expect(check).toThrow(/missing: \S*SongMyung-Regular\.ttf\.zst$/);
});
