import type { Rect } from '../geometry.ts';
import type { SeenWord } from './seen.ts';
import type { TextLine } from './text-lines.ts';

/** A free space and the words of its line before and after it. */
export type Room = {
  rect: Rect;
  before: readonly SeenWord[];
  after: readonly SeenWord[];
  /** The continuation of the sentence on the next line. */
  below: readonly SeenWord[];
  confidence: number;
};

/** The words of a line before and after the space between two of them. */
export const around = ({ words, below }: TextLine, before: number, after: number) => ({
  before: words.slice(0, before),
  after: words.slice(after),
  below,
});
