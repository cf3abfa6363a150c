import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as v from 'valibot';

const run = promisify(execFile);

export async function measureThousand(): Promise<Record<string, { 'MB resident': number }>> {
  const script = fileURLToPath(new URL('./seal-thousand.ts', import.meta.url));
  const { stdout } = await run(process.execPath, ['--max-semi-space-size=4', script]);
  const resident = v.parse(v.record(v.string(), v.number()), JSON.parse(stdout));
  return Object.fromEntries(
    Object.entries(resident).map(([count, mb]) => [`after ${count} documents`, { 'MB resident': mb }]),
  );
}
