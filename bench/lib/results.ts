import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

export async function saveResults(what: string, results: object): Promise<void> {
  const folder = path.resolve(import.meta.dirname, '../results');
  await mkdir(folder, { recursive: true });
  const at = new Date().toISOString().replaceAll(':', '-');
  const text = JSON.stringify({ ...results, node: process.versions.node }, null, 2);
  await writeFile(path.join(folder, `${at}-${what}.json`), text);
}
