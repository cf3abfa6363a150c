import type { DateGaps } from '../../../rules/date-gaps.ts';
import type { FieldKind } from '../../../rules/field-kinds.ts';
import type { Rect } from '../geometry.ts';

/** A place on the page in the coordinates people see, before it becomes a suggestion. */
export type Found = {
  rect: Rect;
  kind: FieldKind;
  name: string;
  /** What radio buttons answer. Two questions of a page can have the same words. */
  group?: string;
  /** Tells the groups of a page apart. */
  groupKey?: string;
  dateGaps?: DateGaps;
  words: string;
  confidence: number;
  /** The party that the words themselves name, such as 갑. */
  partyWord: string | null;
  /**
   * Whether the place belongs to the party named at the head of its column or block. A blank in a sentence need not.
   */
  isPartys: boolean;
};
