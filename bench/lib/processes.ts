import { readdir, readFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';

/** Linux counts the time of exited processes and threads in hundredths of a second. */
const TICK_MS = 10;
const NS_PER_MS = 1_000_000;

const read = (file: string) => readFile(file, 'utf8').catch(() => '');

/** Splits after the program's name, which may itself contain spaces and brackets. */
const fieldsOf = (stat: string) => stat.slice(stat.lastIndexOf(')') + 2).split(' ');

async function listTree(root: number) {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(pids.map(async (pid) => Number(fieldsOf(await read(`/proc/${pid}/stat`))[1])));
  const tree = [root];
  for (const parent of tree) tree.push(...pids.filter((_, place) => parents[place] === parent));
  return tree;
}

/**
 * Measures a process and its exited children. Threads are added up in nanoseconds, but only the kernel's less precise
 * sum includes threads that have ended.
 */
async function ownAndEndedMs(pid: number) {
  const [stat, tasks] = await Promise.all([
    read(`/proc/${pid}/stat`),
    readdir(`/proc/${pid}/task`).catch((): string[] => []),
  ]);
  const threads = await Promise.all(tasks.map((task) => read(`/proc/${pid}/task/${task}/schedstat`)));
  const exact = threads.reduce((sum, text) => sum + Number(text.split(' ')[0] ?? 0), 0) / NS_PER_MS;
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fieldsOf(stat).slice(11, 15).map(Number);
  return { own: Math.max(exact, (user + system) * TICK_MS), ended: (endedUser + endedSystem) * TICK_MS };
}

const add = (all: readonly { own: number; ended: number }[]) => all.reduce((sum, one) => sum + one.own + one.ended, 0);

export type Roots = { server: number; cluster: number };
export type CpuTimes = { node: number; children: number; postgres: number };

/** Reads the CPU time of the server with its children and of PostgreSQL, in milliseconds. */
export async function readCpu({ server, cluster }: Roots): Promise<CpuTimes> {
  const [own, ...children] = await Promise.all((await listTree(server)).map(ownAndEndedMs));
  const postgres = await Promise.all((await listTree(cluster)).map(ownAndEndedMs));
  return { node: own?.own ?? 0, children: (own?.ended ?? 0) + add(children), postgres: add(postgres) };
}

export const subtract = (after: CpuTimes, before: CpuTimes): CpuTimes => ({
  node: after.node - before.node,
  children: after.children - before.children,
  postgres: after.postgres - before.postgres,
});

export const sumOf = ({ node, children, postgres }: CpuTimes) => node + children + postgres;

/** Adds up all processes' memory in megabytes, counting shared memory once. */
export async function readMemory({ server, cluster }: Roots) {
  const pids = [...(await listTree(server)), ...(await listTree(cluster))];
  const shares = await Promise.all(pids.map((pid) => read(`/proc/${pid}/smaps_rollup`)));
  return shares.reduce((sum, text) => sum + Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0), 0) / 1_024;
}

/** Measures the machine's busy CPUs over a period, and its load beforehand. */
export async function watchMachine() {
  const load = loadavg()[0] ?? 0;
  const begin = performance.now();
  const before = await readBusyMs();
  return async () => {
    const busy = ((await readBusyMs()) - before) / (performance.now() - begin);
    return { load, busy: Math.min(busy, cpus().length) };
  };
}

async function readBusyMs() {
  const [user = 0, nice = 0, system = 0] =
    (await read('/proc/stat')).split('\n')[0]?.split(/\s+/).slice(1).map(Number) ?? [];
  return (user + nice + system) * TICK_MS;
}

/** Reads the peak memory of each of the server's children, in megabytes. */
export async function readPeaks({ server }: Pick<Roots, 'server'>) {
  const [, ...children] = await listTree(server);
  const states = await Promise.all(children.map((pid) => read(`/proc/${pid}/status`)));
  return states.map((state) => Number(/^VmHWM:\s+(\d+)/m.exec(state)?.[1] ?? 0) / 1_024);
}
