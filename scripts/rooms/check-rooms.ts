import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../lib/run.ts';
import type { StepOutcome } from '../lib/steps.ts';
import { CYCLE_EXCEPTIONS, OVERSIZED_MODULES, UPWARD_IMPORTS } from './exceptions.ts';
import { findImportCycles } from './find-import-cycles.ts';
import { checkModules } from './check-modules.ts';
import { checkOperations } from './check-operations.ts';
import { MAX_MODULE_FILES, MAX_MODULE_LINES, MODULES_WITH_REPOSITORIES, MODULE_ORDER } from './order.ts';
import { readSourceFiles } from './source-file.ts';

/**
 * Checks that modules follow the import order without cycles, stay small enough to understand, and keep each operation
 * in a file of its name.
 */
export async function checkRooms(): Promise<StepOutcome> {
  const files = await readSourceFiles();
  const limits = {
    order: MODULE_ORDER,
    maxFiles: MAX_MODULE_FILES,
    maxLines: MAX_MODULE_LINES,
    upward: UPWARD_IMPORTS,
    oversized: OVERSIZED_MODULES,
  };
  const sources = await Promise.all(
    files.map(async (file) => ({ path: file.path, text: await readFile(path.join(ROOT, file.path), 'utf8') })),
  );
  const faults = [
    ...checkModules(files, limits),
    ...findImportCycles(files, CYCLE_EXCEPTIONS),
    ...checkOperations(sources, MODULES_WITH_REPOSITORIES),
  ];
  for (const fault of faults) console.log(fault);
  return faults.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
