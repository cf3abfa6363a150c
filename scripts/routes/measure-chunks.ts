import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../lib/run.ts';

type Chunk = { file: string; imports?: string[]; css?: string[] };
const BUILT = path.join(ROOT, 'dist/web');

/** Reads the build manifest. The shell is what every page loads: the entry, the runtime and the layouts. */
export async function readChunkSizes() {
  const manifest: Record<string, Chunk> = JSON.parse(await readFile(path.join(BUILT, '.vite/manifest.json'), 'utf8'));
  const filesOf = (keys: readonly string[]) => {
    const seen = new Set(keys);
    for (const key of seen) for (const imported of manifest[key]?.imports ?? []) seen.add(imported);
    return new Set([...seen].flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []].flat()));
  };
  const shell = filesOf(
    Object.keys(manifest).filter((key) => key === 'index.html' || /^src\/app\/(?:layouts|runtime)\//.test(key)),
  );
  return {
    /** Returns the size of a page's own file, or null if the page is in a file shared by the first pages. */
    async measurePage(folder: string): Promise<number | null> {
      const key = `${folder}/index.ts`;
      if (!manifest[key]) return null;
      const own = [...filesOf([key])].filter((file) => !shell.has(file));
      const sizes = await Promise.all(own.map(async (file) => gzipSync(await readFile(path.join(BUILT, file))).length));
      return sizes.reduce((sum, size) => sum + size, 0);
    },
  };
}
