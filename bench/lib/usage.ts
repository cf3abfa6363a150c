import { readFile } from 'node:fs/promises';
import { clusterPids } from '../../tests/support/live-server.ts';

/** Linux counts CPU time in hundredths of a second. */
const TICK_US = 10_000;

export async function cpuMicroseconds(pid: number) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_US;
}

export const residentMegabytes = (pid: number) => readKilobytes(`/proc/${pid}/status`, 'VmRSS').then(toMegabytes);

/** Measures a cluster's memory from each process's proportional share, which counts shared memory once. */
export async function clusterMegabytes(dataDir: string) {
  let kilobytes = 0;
  for (const pid of await clusterPids(dataDir)) kilobytes += await readKilobytes(`/proc/${pid}/smaps_rollup`, 'Pss');
  return toMegabytes(kilobytes);
}

async function readKilobytes(file: string, name: string) {
  const text = await readFile(file, 'utf8').catch(() => '');
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
}

const toMegabytes = (kilobytes: number) => Math.round(kilobytes / 102.4) / 10;

export function median(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
