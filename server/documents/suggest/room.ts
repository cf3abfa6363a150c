import type { Rect } from '../geometry.ts';
import type { SeenWord } from './seen.ts';

/** A room and the words of its line before and after it. */
export type Room = {
  rect: Rect;
  before: readonly SeenWord[];
  after: readonly SeenWord[];
  /** How its sentence goes on below. */
  below: readonly SeenWord[];
  confidence: number;
};
