import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ContentError } from './content-error.ts';
import { readContent, type ContentFolder } from './read-content.ts';

const BUILT_IN = path.join(import.meta.dirname, '..');

export type ContentLibrary = { read: () => Promise<ContentFolder> };

/**
 * Opens the built-in pages, or the installation's folder, which is reread when a file changes.
 *
 * An error at startup stops the server. Later errors keep the previous pages and are reported to `onTrouble` once.
 */
export async function openContentLibrary(
  folder: string | null,
  onTrouble: (error: unknown) => void = () => undefined,
): Promise<ContentLibrary> {
  if (folder === null) {
    const content = await readContent(BUILT_IN);
    return { read: () => Promise.resolve(content) };
  }
  if (!(await stat(folder).catch(() => null))?.isDirectory()) throw new ContentError(folder, 1, 'It is not a folder.');
  let seen = await describeFiles(folder);
  let content = await readContent(folder);
  let reading: Promise<void> | null = null;

  const readAgain = async () => {
    try {
      const found = await describeFiles(folder);
      if (found === seen) return;
      seen = found;
      content = await readContent(folder);
    } catch (error) {
      onTrouble(error);
    }
  };
  return {
    async read() {
      reading ??= readAgain().finally(() => (reading = null));
      await reading;
      return content;
    },
  };
}

/** Lists all names, sizes and times, so that the result changes when a file is saved, added or deleted. */
async function describeFiles(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const lines = names.sort().map(async (name) => {
    const { size, mtimeMs } = await stat(path.join(folder, name)).catch(() => ({ size: 0, mtimeMs: 0 }));
    return `${name} ${size} ${mtimeMs}`;
  });
  return (await Promise.all(lines)).join('\n');
}
