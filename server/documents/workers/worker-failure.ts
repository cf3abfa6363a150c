export type WorkerFailureReason =
  | 'TIMEOUT'
  /** The task took too much memory, on the heap or outside of it. */
  | 'MEMORY'
  /** The child ended or threw an error of its own. */
  | 'CRASH'
  /** No child could be started, which is our fault and not the file's. */
  | 'NOT_STARTED'
  /** The pool was closed before the task was done. */
  | 'CLOSED';

export class WorkerFailure extends Error {
  readonly reason: WorkerFailureReason;

  constructor(reason: WorkerFailureReason, words: string) {
    super(words);
    this.name = 'WorkerFailure';
    this.reason = reason;
  }
}
