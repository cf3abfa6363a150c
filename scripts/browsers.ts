import { ensureEngines } from './lib/ensure-engines.ts';
import { ensurePdfTools } from './lib/ensure-pdf-tools.ts';
import { runCommand, runAndGetExitCode } from './lib/run.ts';

/**
 * Runs the receiver and sender journeys in Firefox and WebKit, and saves every dialog's picture and size to
 * `browser-pictures`. Arguments go to Playwright: `npm run browsers -- --project=webkit`.
 */
const missing = await ensureEngines();
if (missing.length > 0) throw new Error(`Install what is missing (Debian): ${missing.join(', ')}.`);
await ensurePdfTools();
await runCommand('node', ['scripts/build.ts']);
process.exitCode = await runAndGetExitCode('playwright', [
  'test',
  '--config=playwright.browsers.config.ts',
  ...process.argv.slice(2),
]);
