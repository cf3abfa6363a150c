import { globSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.ts';

type MutatedCode = {
  name: string;
  files: string;
  project: string;
  tests: readonly string[];
};

/** Tests that run a slice's machine without being named after it. */
const MORE_TESTS: Readonly<Record<string, readonly string[]>> = {
  'features/contract/editor/place-fields': [
    'tests/features/contract/editor/place-fields/{choices,form-parties,announcement-words}.test.ts',
  ],
};

/**
 * Each slice has its own entry. Most of a machine runs when its module loads, so Stryker runs all of an entry's tests
 * for every change.
 */
const machines = [...new Set(globSync('src/**/*.machine.ts', { cwd: ROOT }).map((file) => path.dirname(file)))]
  .toSorted()
  .map((folder): MutatedCode => {
    const slice = folder.replace(/^src\//, '').replace(/\/model$/, '');
    return {
      name: slice.replaceAll('/', '-'),
      files: `${folder}/*.machine.ts`,
      project: 'unit',
      tests: [`tests/${slice}/*.machine.test.ts`, ...(MORE_TESTS[slice] ?? [])],
    };
  });

/** Code in which tests must notice any change, with the tests that call it directly. */
export const MUTATED_CODE: readonly MutatedCode[] = [
  {
    name: 'rules',
    files: 'rules/*.ts',
    project: 'unit',
    tests: ['tests/rules/*.test.ts', 'tests/entities/filling/*.test.ts'],
  },
  ...machines,
  {
    name: 'verify',
    files: 'server/documents/verify/*.ts',
    project: 'documents',
    tests: ['tests/server/documents/verify/{verify,contradictions,added-after,foreign-files,old-seals}.test.ts'],
  },
  {
    name: 'contracts-core',
    files: 'server/modules/contracts/core/*.ts',
    project: 'server',
    tests: ['tests/server/contracts/{transitions,transition-columns,receiver-columns,small}.test.ts'],
  },
];
