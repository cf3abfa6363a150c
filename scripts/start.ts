import { enableCompileCache } from 'node:module';
import { checkNodeVersion } from './lib/node-version.ts';
import { isBuildCurrent } from './lib/build-hash.ts';
import { runCommand, ROOT } from './lib/run.ts';

checkNodeVersion();
process.chdir(ROOT);
enableCompileCache();
if (process.env['ROLE'] !== 'worker' && !(await isBuildCurrent())) {
  console.log('Building the app. This happens once, and again after a change.');
  await runCommand('node', ['scripts/build.ts']);
}
// Runs in this process, so that the supervisor's signals reach the server directly.
await import('../server/main.ts');
