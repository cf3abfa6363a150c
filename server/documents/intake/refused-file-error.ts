import type { FileKind, RefusalCode } from '../intake.types.ts';
import { createRefusal, type Refusal } from './words.ts';

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
