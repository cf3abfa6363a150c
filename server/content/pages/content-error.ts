/** A file of notices, the guide or questions cannot be used. Its message names the file and the line. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(file: string, line: number, reason: string) {
    super(`${file}:${line} can't be used: ${reason}`);
  }
}

/** A line of a file, by the number that an editor shows. */
export type Line = { number: number; text: string };

/** Stops the reading of a file at one of its lines. */
export type Refuse = (line: number, reason: string) => never;
