import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, runForCode, toolEnvironment } from './run.ts';
import type { Outcome } from './steps.ts';

type VitestReport = { numPassedTests: number; numFailedTests: number };
type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number } };

export const vitestProject =
  (project: string, env: NodeJS.ProcessEnv = {}) =>
  () =>
    withReport(
      (file) => {
        const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
        return runForCode('vitest', ['run', '--project', project, ...reporters], {
          env: { ...toolEnvironment(), ...env },
        });
      },
      (text) => {
        const { numPassedTests, numFailedTests }: VitestReport = JSON.parse(text);
        return { passed: numPassedTests, failed: numFailedTests };
      },
    );

export const hasJourneys = () => existsSync(path.join(ROOT, 'playwright.config.ts'));

export const playwright = () =>
  withReport(
    (file) =>
      runForCode('playwright', ['test', '--reporter=list,json'], {
        env: { ...toolEnvironment(), PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      }),
    (text) => {
      const { stats }: PlaywrightReport = JSON.parse(text);
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    },
  );

/** A run that ends badly without a failed test (a file that can't be loaded, a setup that breaks) counts as one. */
async function withReport(work: (file: string) => Promise<number>, read: (text: string) => Outcome): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dojang-report-'));
  try {
    const file = path.join(folder, 'report.json');
    const code = await work(file);
    const text = await readFile(file, 'utf8').catch(() => null);
    const outcome = text === null ? { passed: 0, failed: 0 } : read(text);
    return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
