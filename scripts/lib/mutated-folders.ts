/** Folders in which tests must notice every change, with the tests that call their code directly. */
export const MUTATED_FOLDERS = [
  {
    folder: 'rules',
    project: 'unit',
    tests: ['tests/rules/*.test.ts', 'tests/entities/filling/*.test.ts'],
  },
  {
    folder: 'server/documents/verify',
    project: 'documents',
    tests: ['tests/server/documents/verify/{verify,contradictions,added-after,foreign-files,old-seals}.test.ts'],
  },
  {
    folder: 'server/modules/contracts/core',
    project: 'server',
    tests: ['tests/server/contracts/{transitions,transition-columns,receiver-columns,small}.test.ts'],
  },
];
