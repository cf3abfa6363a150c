import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MUTATED_CODE } from './lib/mutated-code.ts';
import { ROOT, runAndGetExitCode } from './lib/run.ts';

/**
 * Mutates code and prints the changes that no test notices: `npm run mutants -- rules/plan.ts`. Defaults to all the
 * code in `lib/mutated-code.ts`.
 */
const STRYKER = '10.1.1';
const FOLDER = 'reports/mutants';

/** Stryker is not a development dependency, because its 160 packages (63 MB) would slow down every installation. */
async function listPackages() {
  const { devDependencies }: { devDependencies: Record<string, string> } = JSON.parse(
    await readFile(path.join(ROOT, 'package.json'), 'utf8'),
  );
  return [
    `@stryker-mutator/core@${STRYKER}`,
    `@stryker-mutator/vitest-runner@${STRYKER}`,
    `vitest@${devDependencies['vitest']}`,
  ].map((name) => `--package=${name}`);
}

async function writeConfig(name: string, files: readonly string[]) {
  const report = path.join(FOLDER, name);
  const config = {
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutants.config.ts', related: false },
    mutate: [...files, '!**/*.gen.ts'],
    reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
    clearTextReporter: { logTests: false, reportTests: false },
    htmlReporter: { fileName: `${report}.html` },
    jsonReporter: { fileName: `${report}.json` },
    tempDirName: `${FOLDER}/copies`,
    ignorePatterns: ['/data', '/dist', '/reports', '/storybook-static', '/test-results'],
    // Only compilers use these, and none runs here.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    // The tests' own processes need all of the machine's cores.
    concurrency: 1,
  };
  await writeFile(path.join(ROOT, `${report}.config.json`), JSON.stringify(config));
  return `${report}.config.json`;
}

const named = process.argv.slice(2);
const strangers = named.filter((file) => !MUTATED_CODE.some(({ files }) => path.matchesGlob(file, files)));
if (strangers.length > 0) throw new Error(`scripts/lib/mutated-code.ts has no tests for ${strangers.join(', ')}`);

const packages = await listPackages();
await mkdir(path.join(ROOT, FOLDER), { recursive: true });
for (const { name, files: all, project, tests } of MUTATED_CODE) {
  const files = named.length > 0 ? named.filter((file) => path.matchesGlob(file, all)) : [all];
  if (files.length === 0) continue;
  const env = { ...process.env, MUTANTS_PROJECT: project, MUTANTS_TESTS: JSON.stringify(tests) };
  const config = await writeConfig(name, files);
  const code = await runAndGetExitCode('npx', ['--yes', ...packages, 'stryker', 'run', config], { env });
  if (code !== 0) process.exitCode = code;
}
