export type WorkerFailureReason =
  /** The task used more CPU time than allowed. */
  | 'CPU'
  /** The task used too much memory, on the heap or off it. */
  | 'MEMORY'
  | 'CRASH'
  /** The task took too long without using up its CPU time. */
  | 'TIMEOUT'
  /** Something else killed the child, such as the kernel when memory ran out. */
  | 'KILLED'
  | 'NOT_STARTED'
  | 'CLOSED';

/** A task's cost when last measured. `peakBytes` is its child process's peak so far. */
export type TaskCost = { cpuMs: number; peakBytes: number };

/** Failures that the document causes. The machine causes all others, so a retry may succeed. */
const OF_THE_DOCUMENT: ReadonlySet<WorkerFailureReason> = new Set(['CPU', 'MEMORY', 'CRASH']);

export class WorkerFailure extends Error {
  readonly reason: WorkerFailureReason;
  /** Null if the task ended before it was measured, or the system doesn't report its cost. */
  cost: TaskCost | null = null;

  constructor(reason: WorkerFailureReason, words: string) {
    super(words);
    this.name = 'WorkerFailure';
    this.reason = reason;
  }

  /** True if the same task may succeed later. */
  get isPassing() {
    return !OF_THE_DOCUMENT.has(this.reason);
  }
}
