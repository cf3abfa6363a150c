import type { Rect } from '../../geometry.ts';
import type { SeenWord } from '../page/seen.ts';
import type { TextLine } from '../page/text-lines.ts';

export type Room = {
  rect: Rect;
  before: readonly SeenWord[];
  after: readonly SeenWord[];
  below: readonly SeenWord[];
  confidence: number;
};

export const around = ({ words, below }: TextLine, before: number, after: number) => ({
  before: words.slice(0, before),
  after: words.slice(after),
  below,
});
