/**
 * Returns the seconds for which this process used a core. Time in which others had the core does not count, so that the
 * figure shows the work done and not what else the machine was doing.
 */
export async function cpuSeconds(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}

/** The minimum of several runs, because the first run compiles the code and others may compete with a busy machine. */
export async function leastCpuSeconds(work: () => unknown, runs = 5): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < runs; run += 1) least = Math.min(least, await cpuSeconds(work));
  return least;
}
