export type WorkerFailureReason =
  /** The task took more CPU time than it may. */
  | 'CPU'
  /** The task took too much memory, on the heap or outside it. */
  | 'MEMORY'
  /** The child ended, or threw an unexpected error. */
  | 'CRASH'
  /** The task wasn't done in time, although it didn't use up its CPU time. */
  | 'TIMEOUT'
  /** Somebody else ended the child, such as a kernel short of memory. */
  | 'KILLED'
  /** No child could be started. */
  | 'NOT_STARTED'
  /** The pool was closed before the task was done. */
  | 'CLOSED';

/** What a task had cost when it was last looked at. `peakBytes` is the most its child has ever used. */
export type TaskCost = { cpuMs: number; peakBytes: number };

/** These say something about the document. The others say something about the machine, which may be better off later. */
const OF_THE_DOCUMENT: ReadonlySet<WorkerFailureReason> = new Set(['CPU', 'MEMORY', 'CRASH']);

export class WorkerFailure extends Error {
  readonly reason: WorkerFailureReason;
  /** Null if the task ended before anybody looked, or the system doesn't say. */
  cost: TaskCost | null = null;

  constructor(reason: WorkerFailureReason, words: string) {
    super(words);
    this.name = 'WorkerFailure';
    this.reason = reason;
  }

  /** Whether the same task may succeed later. */
  get isPassing() {
    return !OF_THE_DOCUMENT.has(this.reason);
  }
}
