import type { Rect } from './geometry.ts';

export const FIELD_KINDS = [
  'SIGNATURE',
  'SEAL',
  'INITIALS',
  'TEXT',
  'MULTILINE',
  'NUMBER',
  'AMOUNT',
  'DATE',
  'SIGNED_DATE',
  'CHECKBOX',
  'RADIO',
  'LIST',
  'NAME',
  'EMAIL',
  'PHONE',
  'COMPANY',
  'BUSINESS_NUMBER',
  'IMAGE',
  'FILE',
  'FORMULA',
  'LABEL',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

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
