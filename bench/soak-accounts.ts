import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clusterPids, freePort } from '../tests/support/live-server.ts';
import { signUpUnderFire } from '../tests/support/sign-up-under-fire.ts';

const accounts = Number(process.env['SOAK_ACCOUNTS'] ?? 200);
const kills = Number(process.env['SOAK_KILLS'] ?? 10);

const dataDir = await mkdtemp(path.join(tmpdir(), 'dojang-soak-'));
const { acknowledged, lost, unanswered, restartsMs, exitCode } = await signUpUnderFire({
  dataDir,
  port: await freePort(),
  accounts,
  kills,
});
const left = await clusterPids(dataDir);
await rm(dataDir, { recursive: true, force: true });

console.table({
  'kills (-9), in turn the process and its group': kills,
  'sign-ups that were answered with yes': acknowledged,
  'of these, not able to log in afterwards': lost.length,
  'tries without an answer, begun anew': unanswered,
  'slowest restart to ready (ms)': Math.round(Math.max(...restartsMs)),
  'processes left behind': left.length,
  'exit code at the end': exitCode,
});
process.exitCode = lost.length === 0 && left.length === 0 && exitCode === 0 ? 0 : 1;
