import { existsSync } from 'node:fs';
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ROOT } from './run.ts';

/**
 * Files that take longer than their size suggests, longest first. Vitest starts with large files, which would leave one
 * of these running alone at the end.
 */
const LONGEST = [
  'tests/server/documents/bombs.test.ts',
  'tests/server/documents/hostile.test.ts',
  'tests/server/documents/workers.test.ts',
  'tests/server/documents/engine.test.ts',
  'tests/server/documents/verify/flips.test.ts',
  'tests/server/cli/seal.test.ts',
  'tests/server/cli/cli.test.ts',
  'tests/server/process/money.test.ts',
  'tests/server/process/kill.test.ts',
  'tests/server/process/upgrade.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification) => {
  const place = LONGEST.indexOf(path.relative(ROOT, moduleId));
  return place === -1 ? LONGEST.length : place;
};

/** Starts each project's longest files first, and all others in Vitest's order. */
export class LongestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const gone = LONGEST.filter((file) => !existsSync(path.join(ROOT, file)));
    if (gone.length > 0) throw new Error(`No such tests: ${gone.join(', ')}. Correct the list of the longest.`);
    const sorted = await super.sort(files);
    return [...new Set(sorted.map(({ project }) => project.name))].flatMap((name) =>
      sorted.filter(({ project }) => project.name === name).toSorted((one, other) => placeOf(one) - placeOf(other)),
    );
  }
}
