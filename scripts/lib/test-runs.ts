import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, runAndGetExitCode, createToolEnvironment } from './run.ts';
import type { FailedTest, StepOutcome, TimedTest } from './steps.ts';

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; duration?: number | null; failureMessages: string[] }[];
  }[];
};
type PlaywrightResult = {
  duration: number;
  errors: { message?: string }[];
  attachments: { name: string; path?: string; body?: string }[];
};
type PlaywrightSpec = { title: string; file: string; ok: boolean; tests: { results: PlaywrightResult[] }[] };
type PlaywrightSuite = {
  specs: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = {
  stats: { expected: number; flaky: number; unexpected: number };
  suites: PlaywrightSuite[];
};

const vitest = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  withReport((file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    return runAndGetExitCode('vitest', ['run', ...reporters, ...args], { env: { ...createToolEnvironment(), ...env } });
  }, readVitestReport);

export const createVitestRun =
  (project: string, { env = {}, files = [] }: { env?: NodeJS.ProcessEnv; files?: readonly string[] } = {}) =>
  () =>
    vitest(['--project', project, ...files], env);

export const runStories = () => vitest(['--config', 'vitest.stories.config.ts']);

export function readVitestReport(text: string): StepOutcome {
  const { numPassedTests, numFailedTests, testResults }: VitestReport = JSON.parse(text);
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const notRun = results.filter(({ status }) => status !== 'passed' && status !== 'failed');
  const failedFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + failedFiles.length,
    tests: results.map(({ fullName, duration }) => ({ name: fullName, seconds: (duration ?? 0) / 1000 })),
    failures: [
      ...results
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => ({ name: fullName, why: failureMessages.join('\n') })),
      ...failedFiles.map(({ name, message }) => ({ name: path.relative(ROOT, name), why: message })),
    ],
    notRun: notRun.map(({ fullName }) => fullName),
  };
}

export const runPlaywright = () =>
  withReport(
    (file) =>
      runAndGetExitCode('playwright', ['test', '--reporter=list,json'], {
        env: { ...createToolEnvironment(), PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      }),
    readPlaywrightReport,
  );

export async function readPlaywrightReport(text: string): Promise<StepOutcome> {
  const { stats, suites }: PlaywrightReport = JSON.parse(text);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    tests: suites.flatMap(timedTests),
    failures: await Promise.all(suites.flatMap(listFailedSpecs).map(explainFailedSpec)),
  };
}

const timedTests = ({ specs, suites = [] }: PlaywrightSuite): TimedTest[] => [
  ...specs.map(({ title, file, tests }) => ({
    name: `${file}: ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
  })),
  ...suites.flatMap(timedTests),
];

const listFailedSpecs = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs.filter(({ ok }) => !ok),
  ...suites.flatMap(listFailedSpecs),
];

async function explainFailedSpec({ title, file, tests }: PlaywrightSpec): Promise<FailedTest> {
  const results = tests.flatMap((test) => test.results);
  const errors = results.flatMap((result) => result.errors.map(({ message = '' }) => message));
  const context = await Promise.all(results.flatMap((result) => result.attachments).map(readContext));
  return { name: `${file}: ${title}`, why: errors.join('\n'), context: context.filter((text) => text !== '') };
}

/** Reads a journey's requests, or Playwright's description of the page when it failed. */
async function readContext({ name, path: file, body }: PlaywrightResult['attachments'][number]): Promise<string> {
  if (name === 'requests' && body) return Buffer.from(body, 'base64').toString('utf8');
  if (name !== 'error-context' || !file) return '';
  const text = await readFile(file, 'utf8').catch(() => '');
  return /^```yaml\n(.*?)^```/ms.exec(text)?.[1] ?? '';
}

const UNEXPLAINED: FailedTest = {
  name: 'The run itself',
  why: 'No test failed, but the run did: see the output of its stage for an error outside of the tests.',
};

/** Counts a run that fails without a failed test, such as on a broken setup, as one failure. */
async function withReport(
  work: (file: string) => Promise<number>,
  read: (text: string) => StepOutcome | Promise<StepOutcome>,
): Promise<StepOutcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dojang-report-'));
  try {
    const file = path.join(folder, 'report.json');
    const code = await work(file);
    const text = await readFile(file, 'utf8').catch(() => null);
    const outcome = text === null ? { passed: 0, failed: 0 } : await read(text);
    return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1, failures: [UNEXPLAINED] } : outcome;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
