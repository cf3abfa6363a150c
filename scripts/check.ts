import { CHECKS } from './lib/checks.ts';
import { checkNodeVersion } from './lib/node-version.ts';
import { printTable, runSteps, sum } from './lib/steps.ts';

checkNodeVersion();
const results = await runSteps(CHECKS);
printTable(results);
process.exitCode = sum(results).failed > 0 ? 1 : 0;
