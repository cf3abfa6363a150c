import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findInstalledBinaries, type Binaries } from '../../server/database/embedded/binaries.ts';
import { startFastCluster } from '../../tests/support/fast-cluster.ts';
import { ROOT } from './run.ts';
import type { StepOutcome, CheckStep } from './steps.ts';
import { createVitestRun } from './test-runs.ts';

/**
 * Runs the server tests on the oldest installed PostgreSQL, where the SQL must also work. Tests of SQL and migrations
 * run again on the embedded PostgreSQL, which is the newest.
 */
export async function listServerTestSteps(): Promise<CheckStep[]> {
  const oldest = (await findInstalledBinaries()).at(-1);
  if (!oldest) return [{ name: 'server tests', work: createVitestRun('server') }];
  const files = await filesWithSql();
  return [
    { name: `server tests, PostgreSQL ${oldest.major}`, work: () => testOn(oldest) },
    { name: 'server tests with SQL, embedded PostgreSQL', work: createVitestRun('server', { files }) },
  ];
}

async function testOn(binaries: Binaries): Promise<StepOutcome> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-installed-'));
  const cluster = await startFastCluster({ dataDir, binaries });
  try {
    return await createVitestRun('server', { env: { DATABASE_URL: cluster.connectionString } })();
  } finally {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function filesWithSql() {
  const found: string[] = [];
  for await (const file of glob('tests/server/**/*.test.ts', { cwd: ROOT })) {
    const text = await readFile(path.join(ROOT, file), 'utf8');
    if (/\bsql(?:<[^`]*>)?`|\.query\(|\/migrate\.ts'/.test(text)) found.push(file);
  }
  return found;
}
