import type { DateGaps } from '../../rules/date-gaps.ts';
import type { FieldKind } from '../../rules/field-kinds.ts';
import type { Rect } from './geometry.ts';

export type Suggestion = {
  page: number;
  rect: Rect;
  kind: FieldKind;
  party: number | null;
  partyName: string | null;
  name: string;
  /** The question that a group of radio buttons answers. Each group and page has one answer. */
  group?: string;
  /** The gaps of a date whose units are printed on the form. */
  dateGaps?: DateGaps;
  required?: boolean;
  help?: string;
  /** The default text. It is no longer on the page. */
  value?: string;
  maxLength?: number;
  items?: string[];
  confidence: number;
  words: string;
  source: 'TEXT' | 'ACRO_FORM' | 'HANGUL_FIELD' | 'TEXT_TAG';
};
