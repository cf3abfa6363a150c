import type { DateGaps } from '../../../rules/date-gaps.ts';
import type { FieldKind } from '../../../rules/field-kinds.ts';
import type { Rect } from '../geometry.ts';

/** A blank on the page in display coordinates, before it becomes a suggestion. */
export type Found = {
  rect: Rect;
  /** The rectangle of a signing placeholder's printed words. The field's own `rect` is larger. */
  core?: Rect;
  kind: FieldKind;
  name: string;
  /** The question that radio buttons answer. Two questions on a page can have the same text. */
  group?: string;
  /** Identifies the group on its page. */
  groupKey?: string;
  dateGaps?: DateGaps;
  /** The options of a list field. */
  items?: string[];
  words: string;
  /** The person in the heading of the blank's rows, such as 대리인, which distinguishes it from the party's own blanks. */
  rowPerson?: string;
  /** What the row is about, if its first cell says so, such as 건물 before 면적. */
  rowTitle?: string;
  /** Whether the blank is in a table column, so that rows with the same name are numbered from 1. */
  isOfColumn?: boolean;
  confidence: number;
  /** Whether the blank completes an option, and so only has to be filled in if that option is chosen. */
  isDetail?: boolean;
  /** The party named in the blank's own text, such as 갑. */
  partyWord: string | null;
  /** Whether the blank belongs to the party in the heading of its column or block. Blanks in sentences may not. */
  isPartys: boolean;
};
