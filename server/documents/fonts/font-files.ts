import { readFileSync } from 'node:fs';
import path from 'node:path';
import { zstdDecompressSync } from 'node:zlib';

const FOLDER = path.resolve(import.meta.dirname, '../../../fonts/print');

/** Reads a font of the project's `fonts/` folder by its PostScript name. They are compressed: see `npm run fonts`. */
export const readFontFile = (postScriptName: string): Buffer =>
  zstdDecompressSync(readFileSync(path.join(FOLDER, `${postScriptName}.ttf.zst`)));
