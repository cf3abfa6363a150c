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

/** Files of `server/modules/contracts/core` whose functions read and write nothing. */
const CORE_RULES =
  'state-chart|turns|deadlines|mask-contact|title-rule|copy-fields|terms|contract-permissions|only-to-self|search-grams|receiver-language';
/** Files of `server/modules/contracts/core` that move rows from state to state. */
const CORE_TRANSITIONS = 'transitions|receiver-transitions';

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
    tests: [
      'tests/server/documents/verify/{verify,contradictions,added-after,foreign-files,old-seals,find-seals,empty-fields,forged-seals,verdicts,foreign-signatures,compare-revisions,read-chain,read-drawn,trusted-certificates,words,read-verification}.test.ts',
    ],
  },
  {
    name: 'contracts-core-rules',
    files: `server/modules/contracts/core/@(${CORE_RULES}).ts`,
    // Their tests need no database, and the project of the documents starts none.
    project: 'documents',
    tests: ['tests/server/contracts/{small,core/*}.test.ts'],
  },
  {
    name: 'contracts-core-transitions',
    files: `server/modules/contracts/core/@(${CORE_TRANSITIONS}).ts`,
    project: 'server',
    // `transitions.test.ts` tries every act in every state, which would take too long for every change.
    tests: ['tests/server/contracts/{transition-columns,receiver-columns,core/first-columns}.test.ts'],
  },
  {
    name: 'contracts-core',
    files: `server/modules/contracts/core/!(${CORE_RULES}|${CORE_TRANSITIONS}).ts`,
    project: 'server',
    tests: ['tests/server/contracts/{transitions,transition-columns,receiver-columns}.test.ts'],
  },
];
