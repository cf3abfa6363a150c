export type WorkerFailureReason =
  | 'TIMEOUT'
  /** The task took too much memory, on the heap or outside it. */
  | 'MEMORY'
  /** The child ended, or threw an unexpected error. */
  | 'CRASH'
  /** No child could be started, which isn't the file's fault. */
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
