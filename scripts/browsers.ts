import { ensureEngines } from './lib/ensure-engines.ts';
import { ensurePdfTools } from './lib/ensure-pdf-tools.ts';
import { run, runForCode } from './lib/run.ts';

/**
 * The receiver's and the sender's way in Firefox and WebKit, with a picture and a measure of every dialog on it, in
 * `browser-pictures`. What follows `--` goes to Playwright: `npm run browsers -- --project=webkit`.
 */
const missing = await ensureEngines();
if (missing.length > 0) throw new Error(`Install what is missing (Debian): ${missing.join(', ')}.`);
await ensurePdfTools();
await run('node', ['scripts/build.ts']);
process.exitCode = await runForCode('playwright', [
  'test',
  '--config=playwright.browsers.config.ts',
  ...process.argv.slice(2),
]);
