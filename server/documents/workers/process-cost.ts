import { readFile } from 'node:fs/promises';

export type ProcessMemory = { resident: number; peak: number };

/** The unit of CPU times in /proc, USER_HZ, is 1/100 s on all our architectures, whatever the kernel's tick rate. */
const TICKS_PER_SECOND = 100;

export async function readMemory(pid: number): Promise<ProcessMemory | null> {
  const status = await readOrNull(`/proc/${pid}/status`);
  const resident = status && /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  const peak = status && /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  return resident && peak ? { resident: Number(resident) * 1024, peak: Number(peak) * 1024 } : null;
}

/** Returns the CPU time of all threads, accurate to 10 ms. Returns null without /proc, or if the process has exited. */
export async function readCpuMs(pid: number): Promise<number | null> {
  const stat = await readOrNull(`/proc/${pid}/stat`);
  // The program's name is in parentheses and can contain anything.
  const [user, system] =
    stat
      ?.slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13) ?? [];
  if (user === undefined || system === undefined) return null;
  return ((Number(user) + Number(system)) * 1000) / TICKS_PER_SECOND;
}

async function readOrNull(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'latin1');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return null;
    throw error;
  }
}
