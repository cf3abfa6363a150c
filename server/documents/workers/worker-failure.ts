export type WorkerFailureReason =
  /** It took longer than it may. */
  | 'TIMEOUT'
  /** It took more memory than it may, on the heap or beside it. */
  | 'MEMORY'
  /** The child ended, or gave up with words of its own. */
  | 'CRASH'
  /** No child could be started: the fault is ours, not the file's. */
  | 'NOT_STARTED'
  /** The pool was closed before the answer came. */
  | 'CLOSED';

export class WorkerFailure extends Error {
  readonly reason: WorkerFailureReason;

  constructor(reason: WorkerFailureReason, words: string) {
    super(words);
    this.name = 'WorkerFailure';
    this.reason = reason;
  }
}
