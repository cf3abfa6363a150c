import type { DateGaps } from '../../rules/date-gaps.ts';
import type { FieldKind } from '../../rules/field-kinds.ts';
import type { Rect } from './geometry.ts';

/** A field suggested by the engine. It becomes a real field once the sender accepts it. */
export type Suggestion = {
  page: number;
  rect: Rect;
  kind: FieldKind;
  /** 0 or 1 for the first or second party in the form (갑/을, 사용자/근로자). Null if the form doesn't say. */
  party: number | null;
  partyName: string | null;
  /** The form's own label for the blank, such as 성명 or 주소. */
  name: string;
  /** The question that a group of radio buttons answers. Only one button per group and page can be selected. */
  group?: string;
  /** The gaps of a date whose units are printed on the form. */
  dateGaps?: DateGaps;
  /** True if the file marks the field as required. */
  required?: boolean;
  /** The file's own instructions for the field. */
  help?: string;
  /** The default text, which was removed from the page. */
  value?: string;
  maxLength?: number;
  /** The items of a list field. */
  items?: string[];
  confidence: number;
  /** The text that prompted the suggestion. */
  words: string;
  source: 'TEXT' | 'ACRO_FORM' | 'HANGUL_FIELD' | 'TEXT_TAG';
};
