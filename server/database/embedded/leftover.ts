import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { processExists } from './ownership.ts';

const ENDS_BY_ITSELF_MS = 3_000;
const ENDS_WHEN_ASKED_MS = 30_000;

/**
 * Waits for a database server whose parent was killed. pdeathsig shuts it down where supported; elsewhere it keeps
 * running, and this stops it.
 */
export async function waitForLeftoverServer(clusterFolder: string) {
  const pid = await leftoverPid(clusterFolder);
  if (pid === null || (await endedWithin(pid, clusterFolder, ENDS_BY_ITSELF_MS))) return;
  process.kill(pid, 'SIGINT');
  if (await endedWithin(pid, clusterFolder, ENDS_WHEN_ASKED_MS)) return;
  throw new Error(`PostgreSQL of ${clusterFolder} (process ${pid}) does not end. End it, then start again.`);
}

async function endedWithin(pid: number, clusterFolder: string, milliseconds: number) {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    if (!(await isOurs(pid, clusterFolder))) return true;
    await sleep(25);
  }
  return false;
}

async function leftoverPid(clusterFolder: string) {
  const file = path.join(clusterFolder, 'postmaster.pid');
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1) return null;
  if (await isOurs(pid, clusterFolder)) return pid;
  // PostgreSQL only checks whether the process id exists, so an unrelated process would prevent it from starting.
  if (processExists(pid)) await rm(file, { force: true });
  return null;
}

/** Returns whether the process is our cluster. A stale file may contain the id of an unrelated process. */
async function isOurs(pid: number, clusterFolder: string) {
  if (!processExists(pid)) return false;
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => askPs(pid));
  return commandLine.includes(clusterFolder);
}

async function askPs(pid: number) {
  if (process.platform === 'linux') return '';
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout;
}
