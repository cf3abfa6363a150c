import type { DateGaps } from '../../rules/date-gaps.ts';
import type { FieldKind } from '../../rules/field-kinds.ts';
import type { Rect } from './geometry.ts';

/** A suggestion of the engine. It becomes a field only when somebody accepts it. */
export type Suggestion = {
  page: number;
  rect: Rect;
  kind: FieldKind;
  /** 0 or 1 for the first or second party of the form (갑/을, 사용자/근로자); null if the form does not say. */
  party: number | null;
  partyName: string | null;
  /** What the form calls this place, such as 성명 or 주소. */
  name: string;
  /** For radio buttons: what they answer. Buttons of the same group on a page exclude each other. */
  group?: string;
  /** For a date whose units the form has printed. */
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
