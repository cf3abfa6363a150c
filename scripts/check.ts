import { runChecks } from './lib/checks.ts';
import { checkNodeVersion } from './lib/node-version.ts';
import { writeReport } from './lib/report.ts';
import { sumOutcomes } from './lib/steps.ts';

const begin = performance.now();
checkNodeVersion();
const results = await runChecks();
await writeReport(results, (performance.now() - begin) / 1000);
process.exitCode = sumOutcomes(results).failed > 0 ? 1 : 0;
