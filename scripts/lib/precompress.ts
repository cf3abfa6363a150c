import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTS = new Set(['.css', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.wasm', '.webmanifest']);
const MIN_BYTES = 1_024;

/** Writes `.br` and `.gz` copies of files that benefit, so that the server never compresses anything. */
export async function precompressFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXTS.has(path.extname(entry.name)) && entry.name !== 'index.html')
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !path.relative(folder, file).startsWith('.'));

  const waiting = files.values();
  const takeAll = async () => {
    for (const file of waiting) await compressFile(file);
  };
  // zlib has its own threads, so more files than cores would only take more memory.
  await Promise.all(Array.from({ length: availableParallelism() }, takeAll));
  return files.length;
}

async function compressFile(file: string) {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = [await promisify(brotliCompress)(bytes, { params }), await promisify(gzip)(bytes, { level: 9 })];
  if (br.length < bytes.length * 0.95) await writeFile(`${file}.br`, br);
  if (gz.length < bytes.length * 0.95) await writeFile(`${file}.gz`, gz);
}
