/** Thrown if a file with notices, guides or FAQs is invalid. The message includes the file and the line. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(file: string, line: number, reason: string) {
    super(`${file}:${line} can't be used: ${reason}`);
  }
}

/** A line of a file, with its number as shown in editors. */
export type SourceLine = { number: number; text: string };

/** Rejects a file because of one of its lines. */
export type RejectLine = (line: number, reason: string) => never;
