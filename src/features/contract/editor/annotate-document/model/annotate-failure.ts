import { ApiError } from '@/shared/api';

type PictureProblem = 'NOT_A_PICTURE' | 'TOO_LARGE' | 'UNREADABLE';
/** Why an annotation was not added. The view supplies the messages. */
export type AnnotateFailure = 'FULL' | PictureProblem | ApiError;

/** Thrown instead of uploading a file that can't be used as a stamp. */
export class InvalidPictureError extends Error {
  readonly problem: PictureProblem;
  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

export const toAnnotateFailure = (error: unknown): AnnotateFailure =>
  error instanceof InvalidPictureError ? error.problem : ApiError.from(error);
