export type WorkerFailureReason =
  /** The task used more CPU time than allowed. */
  | 'CPU'
  /** The task used too much memory, on the heap or outside it. */
  | 'MEMORY'
  /** The child exited, or threw an unexpected error. */
  | 'CRASH'
  /** The task took too long, although it didn't use up its CPU time. */
  | 'TIMEOUT'
  /** Something else killed the child, such as the kernel when memory ran out. */
  | 'KILLED'
  /** No child could be started. */
  | 'NOT_STARTED'
  /** The pool was closed before the task finished. */
  | 'CLOSED';

/** The cost of a task when last measured. `peakBytes` is the peak memory use of its child process so far. */
export type TaskCost = { cpuMs: number; peakBytes: number };

/** Failures caused by the document. All others are caused by the machine, so a retry may succeed later. */
const OF_THE_DOCUMENT: ReadonlySet<WorkerFailureReason> = new Set(['CPU', 'MEMORY', 'CRASH']);

export class WorkerFailure extends Error {
  readonly reason: WorkerFailureReason;
  /** Null if the task ended before the first measurement, or if the system doesn't report it. */
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
