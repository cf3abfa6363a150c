import type { Outcome } from '../lib/steps.ts';
import { CLOSING, OVERSIZED, UPWARD } from './exceptions.ts';
import { judgeCircles } from './judge-circles.ts';
import { judgeModules } from './judge-modules.ts';
import { MAX_FILES, MAX_LINES, ORDER } from './order.ts';
import { readSourceFiles } from './source-file.ts';

/**
 * Checks that modules follow one order, that no files import each other in a circle, and that no module grows too large
 * to understand.
 */
export async function checkRooms(): Promise<Outcome> {
  const files = await readSourceFiles();
  const limits = { order: ORDER, maxFiles: MAX_FILES, maxLines: MAX_LINES, upward: UPWARD, oversized: OVERSIZED };
  const faults = [...judgeModules(files, limits), ...judgeCircles(files, CLOSING)];
  for (const fault of faults) console.log(fault);
  return faults.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
