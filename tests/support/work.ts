/**
 * The seconds for which this process kept a core busy: those in which others had the core are not among them, so that the
 * figure says what was done and not what else the machine was doing.
 */
export async function cpuSeconds(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}
