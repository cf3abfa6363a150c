import { createDocumentEngine, type DocumentEngineOptions } from '../../../server/documents/engine.ts';
import { readCpuMs, readMemory } from '../../../server/documents/workers/process-cost.ts';
import { WorkerFailure } from '../../../server/documents/workers/worker-failure.ts';
import type { Bomb } from './bombs.ts';

export type Defused = { answer: string; picture: string | null; peakMb: number; cpuMs: number; elapsedMs: number };

/**
 * Processes a file and, if it is accepted, its first page in a child process. The memory of a killed child was read up
 * to 100 ms earlier.
 */
export async function defuse({ make }: Pick<Bomb, 'make'>, options: DocumentEngineOptions = {}): Promise<Defused> {
  const failures: WorkerFailure[] = [];
  const engine = createDocumentEngine({ ...options, maxChildren: 1, onFailure: (failure) => failures.push(failure) });
  try {
    const upload = await make();
    await engine.ready();
    const pid = engine.pids()[0] ?? 0;
    const cpuBefore = (await readCpuMs(pid)) ?? 0;
    const begin = performance.now();
    const intake = await engine.intake(upload);
    const pdf = { sha256: intake.normalisedSha256 ?? '', read: () => intake.normalised ?? upload };
    const picture =
      intake.status === 'REFUSED' ? null : await engine.drawPage(pdf, 1, 1240).then(() => 'DRAWN', reasonOf);
    const elapsedMs = performance.now() - begin;
    const [memory, cpu] = await Promise.all([readMemory(pid), readCpuMs(pid)]);
    const cost = failures[0]?.cost;
    return {
      answer: intake.refusal?.errorCode ?? 'TAKEN',
      picture,
      peakMb: Math.round((cost?.peakBytes ?? memory?.peak ?? Number.NaN) / 1e6),
      cpuMs: Math.round(cost?.cpuMs ?? (cpu ?? Number.NaN) - cpuBefore),
      elapsedMs: Math.round(elapsedMs),
    };
  } finally {
    await engine.close();
  }
}

function reasonOf(error: unknown) {
  if (error instanceof WorkerFailure) return error.reason;
  throw error;
}
