import type { DateGaps } from '../../../rules/date-gaps.ts';
import type { FieldKind } from '../../../rules/field-kinds.ts';
import type { Rect } from '../geometry.ts';

export type Found = {
  rect: Rect;
  /** The area of a signing placeholder's printed words, which the field exceeds. */
  core?: Rect;
  kind: FieldKind;
  name: string;
  /** The question that radio buttons answer. Another question on the page may have the same text. */
  group?: string;
  groupKey?: string;
  dateGaps?: DateGaps;
  items?: string[];
  words: string;
  /** The person in the heading of the blank's rows, such as 대리인, to tell these blanks from the party's own. */
  rowPerson?: string;
  /** The row's subject if its first cell has one, such as 건물 before 면적. */
  rowTitle?: string;
  /** The heading of the rows around the blank, such as 공동연구개발기관 beside several rows of 기관명. */
  sectionTitle?: string;
  /** True if the blank is in a table column. Rows with the same name are then numbered from 1. */
  isOfColumn?: boolean;
  confidence: number;
  /** True if the blank completes an option, and is only filled in with that option. */
  isDetail?: boolean;
  partyWord: string | null;
  /** True if the blank belongs to the party in the heading of its column or block. Blanks in sentences may not. */
  isPartys: boolean;
};
