/** Thrown if a file with notices, guides or questions is invalid. The message contains the file and the line. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(file: string, line: number, reason: string) {
    super(`${file}:${line} can't be used: ${reason}`);
  }
}

/** A line of a file, with the number that an editor shows. */
export type Line = { number: number; text: string };

/** Rejects a file because of one of its lines. */
export type Refuse = (line: number, reason: string) => never;
