/** Measures CPU time, which shows the work that was done and not how busy the machine was. */
export async function cpuSeconds(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}

/**
 * Takes the minimum of several runs, because the first one compiles the code, and a busy machine can slow down any of
 * them.
 */
export async function leastCpuSeconds(work: () => unknown, runs = 5): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < runs; run += 1) least = Math.min(least, await cpuSeconds(work));
  return least;
}
