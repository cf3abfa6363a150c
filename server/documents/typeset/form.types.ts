import type { FieldKind } from '../../../rules/field-kinds.ts';

/** A place to fill. */
export type Blank = { label: string; kind: FieldKind; party: number | null };

export type SignatureParty = {
  /** 갑, 사업주 */
  name: string;
  /** Stands beside the name: 위탁자 */
  note?: string;
  party: number;
  entries: readonly Omit<Blank, 'party'>[];
  /** Before the mark: 성명, 대표자 */
  signer: string;
  mark: '(인)' | '(서명)' | '(서명 또는 인)';
};

export type FormBlock =
  /** `{…}` in a text is a blank of the form's `blanks`. */
  | { kind: 'TEXT'; text: string }
  | { kind: 'ARTICLE'; heading: string; text: string }
  | { kind: 'ENTRIES'; heading?: string; entries: readonly Blank[] }
  | { kind: 'CHOICE'; text: string; options: readonly string[]; party: number | null }
  | { kind: 'DATE' }
  | { kind: 'SIGNATURES'; parties: readonly SignatureParty[] };

export type Form = {
  code: string;
  title: string;
  description: string;
  blanks: Record<string, Blank & { /** How many it has room for. */ characters: number }>;
  blocks: readonly FormBlock[];
};

/**
 * RULED: underlines and boxes. TABLE: cells and underscores. OPEN: colons, brackets and room, the parties side by side.
 */
export const FORM_LOOKS = ['RULED', 'TABLE', 'OPEN'] as const;
export type FormLook = (typeof FORM_LOOKS)[number];
