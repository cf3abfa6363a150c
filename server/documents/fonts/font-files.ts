import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { zstdDecompressSync } from 'node:zlib';

const FOLDER = path.resolve(import.meta.dirname, '../../../fonts/print');

const toPath = (folder: string, postScriptName: string) => path.join(folder, `${postScriptName}.ttf.zst`);

/** Reads and decompresses a font from the project's `fonts/` folder. `npm run fonts` creates these files. */
export const readFontFile = (postScriptName: string): Buffer =>
  zstdDecompressSync(readFileSync(toPath(FOLDER, postScriptName)));

/** Thrown if the installation lacks fonts. */
export class MissingFontsError extends Error {
  override name = 'MissingFontsError';
}

/**
 * Checks at startup that the fonts exist. Otherwise, the first document that needs a missing one is reported as
 * damaged.
 */
export function requireFontFiles(postScriptNames: readonly string[], folder = FOLDER) {
  const missing = postScriptNames.map((name) => toPath(folder, name)).filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new MissingFontsError(`The installation is incomplete. These fonts are missing: ${missing.join(', ')}`);
}
