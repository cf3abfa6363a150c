import type { Rect } from '../geometry.ts';
import type { SeenWord } from './seen.ts';

/** A room and the words of its line before and after it. */
export type Room = { rect: Rect; before: SeenWord[]; after: SeenWord[]; confidence: number };
