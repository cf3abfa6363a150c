import type { FileKind, RefusalCode } from '../intake.types.ts';
import { createRefusal, type Refusal } from './words.ts';

/** Thrown to reject an uploaded file with a message for the user. */
export class RefusedFileError extends Error {
  override name = 'RefusedFileError';
  readonly refusal: Refusal;
  readonly kind: FileKind | null;

  constructor(kind: FileKind | null, code: RefusalCode, words?: string) {
    super(code);
    this.kind = kind;
    this.refusal = createRefusal(code, words);
  }
}
