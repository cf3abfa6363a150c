import { runChecks } from './lib/checks.ts';
import { ensureChromium } from './lib/ensure-chromium.ts';
import { ensureEngines } from './lib/ensure-engines.ts';
import { ensurePdfTools } from './lib/ensure-pdf-tools.ts';
import { checkNodeVersion } from './lib/node-version.ts';
import { writeReport } from './lib/report.ts';
import { serverTests } from './lib/server-tests.ts';
import { runSteps, sum, tool } from './lib/steps.ts';
import { playwright, stories, vitestProject } from './lib/test-runs.ts';

const begin = performance.now();
checkNodeVersion();
await ensureChromium();
await ensurePdfTools();
const missing = process.env['ENGINES'] ? await ensureEngines() : [];
if (missing.length > 0) console.error(`No journey in Firefox and WebKit without ${missing.join(', ')} (Debian).`);
const results = [
  ...(await runChecks()),
  ...(await runSteps([
    { name: 'unit tests', work: vitestProject('unit') },
    { name: 'unit tests with a DOM', work: vitestProject('dom') },
    { name: 'document tests', work: vitestProject('documents') },
    { name: 'process tests', work: vitestProject('process') },
    ...(await serverTests()),
    { name: 'stories', work: stories },
    { name: 'build', work: tool('node', ['scripts/build.ts']) },
    { name: 'journeys', work: playwright },
  ])),
];
await writeReport(results, (performance.now() - begin) / 1000);
const { passed, failed } = sum(results);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed`);
