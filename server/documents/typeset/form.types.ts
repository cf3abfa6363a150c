import type { FieldKind } from '../../../rules/field-kinds.ts';

export type Blank = { label: string; kind: FieldKind; party: number | null };

export type SignatureParty = {
  /** The name of the party, such as 갑 or 사업주. */
  name: string;
  /** A note beside the name, such as 위탁자. */
  note?: string;
  party: number;
  entries: readonly Omit<Blank, 'party'>[];
  /** The label before the mark, such as 성명 or 대표자. */
  signer: string;
  mark: '(인)' | '(서명)' | '(서명 또는 인)';
};

export type FormBlock =
  /** `{…}` in the text refers to one of the form's `blanks`. */
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
  blanks: Record<string, Blank & { /** The number of characters there is space for. */ characters: number }>;
  blocks: readonly FormBlock[];
};

/**
 * RULED uses underlines and boxes. TABLE uses cells and underscores. OPEN uses colons, brackets and spaces, and puts
 * the parties side by side.
 */
export const FORM_LOOKS = ['RULED', 'TABLE', 'OPEN'] as const;
export type FormLook = (typeof FORM_LOOKS)[number];
