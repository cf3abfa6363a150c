import type { Rect } from '../../geometry.ts';
import type { SeenWord } from '../page/seen.ts';
import type { TextLine } from '../page/text-lines.ts';

/** A blank, and the words before and after it on its line. */
export type Room = {
  rect: Rect;
  before: readonly SeenWord[];
  after: readonly SeenWord[];
  /** The continuation of the sentence on the next line. */
  below: readonly SeenWord[];
  confidence: number;
};

/** Splits the words of a line at a blank. */
export const around = ({ words, below }: TextLine, before: number, after: number) => ({
  before: words.slice(0, before),
  after: words.slice(after),
  below,
});
