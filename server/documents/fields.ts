import type { DateGaps } from '../../rules/date-gaps.ts';
import type { FieldKind } from '../../rules/field-kinds.ts';
import type { Rect } from './geometry.ts';

/** A field suggested by the engine. It becomes a field only if somebody accepts it. */
export type Suggestion = {
  page: number;
  rect: Rect;
  kind: FieldKind;
  /** 0 or 1 for the first or second party in the form (갑/을, 사용자/근로자). Null if the form does not say. */
  party: number | null;
  partyName: string | null;
  /** The form's own label for the blank, such as 성명 or 주소. */
  name: string;
  /** The question that a group of radio buttons answers. Only one button per group and page can be selected. */
  group?: string;
  /** The gaps of a date whose units are printed on the form. */
  dateGaps?: DateGaps;
  /** Whether the file says that the field has to be filled in. */
  required?: boolean;
  /** What the file tells people who fill it in. */
  help?: string;
  /** The default text, which is no longer drawn. */
  value?: string;
  maxLength?: number;
  /** For a list. */
  items?: string[];
  confidence: number;
  /** The words on the page that led to the suggestion. */
  words: string;
  source: 'TEXT' | 'ACRO_FORM' | 'HANGUL_FIELD' | 'TEXT_TAG';
};
