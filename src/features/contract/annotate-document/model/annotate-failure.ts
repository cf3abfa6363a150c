import { ApiError } from '@/shared/api';

type PictureProblem = 'NOT_A_PICTURE' | 'TOO_LARGE' | 'UNREADABLE';
/** Why something was not drawn; the screen has the words. */
export type AnnotateFailure = 'FULL' | PictureProblem | ApiError;

/** A file that is no picture for a stamp: seen here, before anything is sent. */
export class PictureRefusal extends Error {
  readonly problem: PictureProblem;
  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

export const readFailure = (error: unknown): AnnotateFailure =>
  error instanceof PictureRefusal ? error.problem : ApiError.from(error);
