import type { FieldKind } from '../../rules/field-kinds.ts';
import type { Rect } from './geometry.ts';

/** A proposal of the engine: nothing is a field before somebody accepts it. */
export type Suggestion = {
  page: number;
  rect: Rect;
  kind: FieldKind;
  /** 0 and 1 for the first and second party of the form (갑/을, 사용자/근로자); null where the form does not say. */
  party: number | null;
  partyName: string | null;
  /** What the form calls the place: 성명, 주소. */
  name: string;
  confidence: number;
  /** The words on the page that led to it. */
  words: string;
  source: 'TEXT' | 'ACRO_FORM';
};
