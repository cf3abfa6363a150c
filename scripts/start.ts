import { enableCompileCache } from 'node:module';
import { checkNodeVersion } from './lib/node-version.ts';
import { isBuildCurrent } from './lib/build-hash.ts';
import { runCommand, ROOT } from './lib/run.ts';

checkNodeVersion();
limitMallocPools();
process.chdir(ROOT);
enableCompileCache();
if (process.env['ROLE'] !== 'worker' && !(await isBuildCurrent())) {
  console.log('Building the app. This happens once, and again after a change.');
  await runCommand('node', ['scripts/build.ts']);
}
// Runs in this process, so that the supervisor's signals reach the server directly.
await import('../server/main.ts');

/**
 * Two pools for malloc instead of eight a core save memory while documents are sealed. glibc reads the limit before
 * anything else runs, so this process starts over with it. Its id stays the same, which the supervisor's signals need.
 */
function limitMallocPools(): void {
  if (process.platform !== 'linux' || process.env['MALLOC_ARENA_MAX'] !== undefined) return;
  const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve?.(process.execPath, command, { ...process.env, MALLOC_ARENA_MAX: '2' });
}
