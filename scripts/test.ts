import { runChecks } from './lib/checks.ts';
import { ensureChromium } from './lib/ensure-chromium.ts';
import { ensureEngines } from './lib/ensure-engines.ts';
import { ensurePdfTools } from './lib/ensure-pdf-tools.ts';
import { checkNodeVersion } from './lib/node-version.ts';
import { writeReport } from './lib/report.ts';
import { listServerTestSteps } from './lib/server-tests.ts';
import { runSteps, sumOutcomes, createToolStep } from './lib/steps.ts';
import { runPlaywright, runStories, createVitestRun } from './lib/test-runs.ts';

const begin = performance.now();
checkNodeVersion();
await ensureChromium();
await ensurePdfTools();
const missing = process.env['ENGINES'] ? await ensureEngines() : [];
if (missing.length > 0) console.error(`No journey in Firefox and WebKit without ${missing.join(', ')} (Debian).`);
const results = [
  ...(await runChecks()),
  ...(await runSteps([
    { name: 'unit tests', work: createVitestRun('unit') },
    { name: 'unit tests with a DOM', work: createVitestRun('dom') },
    { name: 'document tests', work: createVitestRun('documents') },
    { name: 'process tests', work: createVitestRun('process') },
    ...(await listServerTestSteps()),
    { name: 'stories', work: runStories },
    { name: 'build', work: createToolStep('node', ['scripts/build.ts']) },
    { name: 'journeys', work: runPlaywright },
  ])),
];
await writeReport(results, (performance.now() - begin) / 1000);
const { passed, failed } = sumOutcomes(results);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
