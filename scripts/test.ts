import { CHECKS } from './lib/checks.ts';
import { ensureChromium } from './lib/ensure-chromium.ts';
import { ensurePdfTools } from './lib/ensure-pdf-tools.ts';
import { serverTestsOnInstalledPostgres } from './lib/installed-postgres.ts';
import { checkNodeVersion } from './lib/node-version.ts';
import { printTable, runSteps, sum, tool } from './lib/steps.ts';
import { hasJourneys, playwright, vitestProject } from './lib/test-runs.ts';

checkNodeVersion();
await ensureChromium();
await ensurePdfTools();
const results = await runSteps([
  ...CHECKS,
  { name: 'unit tests', work: vitestProject('unit') },
  { name: 'document tests', work: vitestProject('documents') },
  { name: 'server tests', work: vitestProject('server') },
  ...(await serverTestsOnInstalledPostgres()),
  { name: 'stories', work: vitestProject('stories') },
  { name: 'build', work: tool('node', ['scripts/build.ts']) },
  ...(hasJourneys() ? [{ name: 'journeys', work: playwright }] : []),
]);
printTable(results);
const { passed, failed } = sum(results);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed`);
