import { enableCompileCache } from 'node:module';
import { checkNodeVersion } from './lib/node-version.ts';
import { isBuilt } from './lib/out-of-date.ts';
import { run, ROOT } from './lib/run.ts';

checkNodeVersion();
process.chdir(ROOT);
enableCompileCache();
if (process.env['ROLE'] !== 'worker' && !(await isBuilt())) {
  console.log('Building the app. This happens once, and again after a change.');
  await run('node', ['scripts/build.ts']);
}
// Runs in this process, so that signals reach the server directly, with nothing between it and its supervisor.
await import('../server/main.ts');
