import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { checkRooms } from '../rooms/check-rooms.ts';
import { ROOT } from './run.ts';
import { checkTableWriters } from './table-writers.ts';
import { runQuietly, runSteps, createToolStep, type StepOutcome } from './steps.ts';

const FOLDERS = ['src', 'server', 'rules', 'scripts', 'tests', 'e2e', 'bench', '.storybook'];
const GENERATED = [
  'openapi/schema.gen.d.ts',
  'openapi/openapi.gen.json',
  'server/database/schema.gen.d.ts',
  'rules/character-widths.gen.ts',
  'docs/configuration.md',
  'THIRD_PARTY_NOTICES.md',
];

const existing = (places: readonly string[]) => places.filter((place) => existsSync(path.join(ROOT, place)));

/** Longest first, because two run at a time and a long one at the end would run alone. */
const AT_ONCE = [
  { name: 'lint', work: createToolStep('oxlint', ['--type-aware', ...existing(FOLDERS)]) },
  // Called by its path, because an older compiler installs a command of the same name.
  {
    name: 'types',
    work: createToolStep('node', ['node_modules/typescript-native/bin/tsc', '-p', '.', '--singleThreaded']),
  },
  ...(existsSync(path.join(ROOT, 'src'))
    ? [{ name: 'slices', work: createToolStep('steiger', ['./src', '--fail-on-warnings']) }]
    : []),
  { name: 'unused code', work: createToolStep('knip', []) },
  { name: 'rooms', work: checkRooms },
  { name: 'api document', work: createToolStep('redocly', ['lint', 'main']) },
  { name: 'table writers', work: checkTableWriters },
  { name: 'format', work: createToolStep('oxfmt', ['--check']) },
];

/** Checks generated files first and alone, because that check rewrites files that the others read. */
export const runChecks = async () => [
  ...(await runSteps([{ name: 'generated files', work: checkGenerated }])),
  ...(await runSteps(AT_ONCE, availableParallelism())),
];

const read = (file: string) => readFile(path.join(ROOT, file), 'utf8').catch(() => '');

/** Regenerates the files, compares them with the existing ones, and restores those. */
async function checkGenerated(): Promise<StepOutcome> {
  const before = await Promise.all(GENERATED.map(read));
  const { code, output } = await runQuietly('node', ['scripts/generate.ts']);
  const after = await Promise.all(GENERATED.map(read));
  const changed = GENERATED.filter((_, index) => before[index] !== after[index]);
  for (const file of changed) await writeFile(path.join(ROOT, file), before[GENERATED.indexOf(file)] ?? '');
  if (code !== 0) console.log(output.trimEnd());
  if (changed.length > 0) console.log(`Out of date: ${changed.join(', ')}. Run \`npm run generate\`.`);
  return code === 0 && changed.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
