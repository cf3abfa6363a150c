export class ContentError extends Error {
  override name = 'ContentError';

  constructor(file: string, line: number, reason: string) {
    super(`${file}:${line} can't be used: ${reason}`);
  }
}

export type SourceLine = { number: number; text: string };

/** Rejects a file because of one of its lines. */
export type RejectLine = (line: number, reason: string) => never;
