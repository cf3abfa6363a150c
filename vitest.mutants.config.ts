import { defineConfig } from 'vitest/config';
import everything from './vitest.config.ts';

const { MUTANTS_PROJECT: name, MUTANTS_TESTS: tests = '[]' } = process.env;

/** The project with only the tests that `scripts/mutants.ts` names; all others would run for every mutant, too. */
const project = everything.test?.projects?.find(
  (one) => typeof one === 'object' && 'test' in one && one.test?.name === name,
);
if (typeof project !== 'object' || !('test' in project)) throw new Error(`There is no project called ${name}`);

/**
 * Many changes leave a test waiting for a state that never comes. Failing early saves Stryker from replacing the process,
 * which costs more than all the tests of a machine together.
 */
const testTimeout = name === 'unit' ? 4_000 : project.test?.testTimeout;

export default defineConfig({
  ...project,
  test: { ...project.test, include: JSON.parse(tests), ...(testTimeout !== undefined && { testTimeout }) },
});
