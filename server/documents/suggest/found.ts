import type { DateGaps } from '../../../rules/date-gaps.ts';
import type { FieldKind } from '../../../rules/field-kinds.ts';
import type { Rect } from '../geometry.ts';

/** A blank on the page in display coordinates, before it becomes a suggestion. */
export type Found = {
  rect: Rect;
  /** The printed words of a signing placeholder. Its `rect` is larger. */
  core?: Rect;
  kind: FieldKind;
  name: string;
  /** The question that radio buttons answer. Two questions on a page can have the same text. */
  group?: string;
  /** Identifies the group on its page. */
  groupKey?: string;
  dateGaps?: DateGaps;
  /** For a list. */
  items?: string[];
  words: string;
  /** The person in the heading of the blank's rows, such as 대리인, which distinguishes it from the party's own blanks. */
  rowPerson?: string;
  /** What the row is about, if its first cell says so, such as 건물 before 면적. */
  rowTitle?: string;
  /** Whether the blank is one of a column, so that rows with the same name are numbered from 1. */
  isOfColumn?: boolean;
  confidence: number;
  /** Whether the blank completes an option that may not be chosen. */
  isDetail?: boolean;
  /** The party named in the blank's own text, such as 갑. */
  partyWord: string | null;
  /** Whether the blank belongs to the party in the heading of its column or block. Blanks in sentences may not. */
  isPartys: boolean;
};
