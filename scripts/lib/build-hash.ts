import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './run.ts';

const INPUTS = [
  'src',
  'rules',
  'openapi',
  'fonts/web',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/lib/pdf-assets.ts',
  'tsconfig.json',
  'package-lock.json',
];
const STAMP = path.join(ROOT, 'dist/inputs.sha256');

export async function isBuildCurrent() {
  if (!existsSync(path.join(ROOT, 'dist/web/index.html'))) return false;
  const stamp = await readFile(STAMP, 'utf8').catch(() => '');
  return stamp === (await hashBuildInputs());
}

export const saveBuildHash = async (hash: string) => writeFile(STAMP, hash);

export async function hashBuildInputs() {
  const hash = createHash('sha256');
  for (const input of INPUTS) {
    for (const file of await filesOf(path.join(ROOT, input))) {
      hash.update(`${path.relative(ROOT, file)}\0`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function filesOf(place: string): Promise<string[]> {
  if (!existsSync(place)) return [];
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return [place];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}
