import type { components } from '#openapi';
import type { FieldKind } from '../../../rules/field-kinds.ts';

type Field = components['schemas']['Field'];

export type Blank = { label: string; kind: FieldKind; party: number | null };

/** A blank that the form's text, cells and signature blocks refer to as `{id}`. */
export type NamedBlank = Blank & {
  characters: number;
  /** How many lines fit, if the blank has a cell to itself. */
  lines?: number;
  isOptional?: boolean;
  /** The id of another blank. This one is only asked for if that one is filled in. */
  onlyIf?: string;
  rules?: Partial<
    Pick<Field, 'group' | 'help' | 'inWords' | 'preset' | 'validation' | 'align' | 'part' | 'fontSize' | 'acceptSeal'>
  >;
};

export type SignatureParty = {
  name: string;
  /** A note beside the name, such as 위탁자 (client). */
  note?: string;
  party: number;
  entries: readonly Omit<Blank, 'party'>[];
  /** The label before the mark, such as 성명 (name) or 대표자 (representative). */
  signer: string;
  mark: '(인)' | '(서명)' | '(서명 또는 인)';
};

/** A clause's numbered paragraph, optionally with numbered items. */
export type ClauseParagraph = string | { text: string; items: readonly string[] };
export type Clause = { title: string; paragraphs: readonly ClauseParagraph[] };

/** Text with blanks as `{id}` and key terms between `**`. Labels are shaded. */
export type TableCell = string | { label: string; columns?: number } | { text: string; columns: number };
export type TableBlock = {
  kind: 'TABLE';
  heading?: string;
  columns: readonly number[];
  /** Repeated where the table continues on another page. */
  head?: readonly string[];
  rows: readonly (readonly TableCell[])[];
  rowHeight?: number;
  size?: number;
  /** The size of key terms that the law requires to stand out. */
  keySize?: number;
};

export type SigningParty = {
  name: string;
  rows: readonly (readonly [label: string, blank: string])[];
  /** The last row: the printed name, and space for the mark. */
  signer: { label: string; name: string; mark: string; print: '(인)' | '(서명)' | '(서명 또는 인)' | '(직인)' };
};

export type FormBlock =
  /** `{id}` in the text is one of the form's `blanks`. */
  | { kind: 'TEXT'; text: string }
  | { kind: 'ARTICLE'; heading: string; text: string }
  | { kind: 'ENTRIES'; heading?: string; entries: readonly Blank[] }
  | { kind: 'CHOICE'; text: string; options: readonly string[]; party: number | null }
  | { kind: 'DATE' }
  | { kind: 'SIGNATURES'; parties: readonly SignatureParty[] }
  | { kind: 'PROSE'; text: string; heading?: string; isCentered?: boolean }
  /** Numbered through the whole form as 제1조, ① and 1. */
  | { kind: 'CLAUSES'; clauses: readonly Clause[] }
  | TableBlock
  /** A note about the form, at the bottom of the first page and separate from the text. */
  | { kind: 'NOTICE'; text: string }
  /** The end of a form, on the same page as the clause or table before it. */
  | { kind: 'SIGNING'; text: string; date: string; to?: string; parties: readonly SigningParty[] };

export type Form = {
  code: string;
  title: string;
  description: string;
  blanks: Record<string, NamedBlank>;
  blocks: readonly FormBlock[];
  hasPageNumbers?: boolean;
};

/**
 * RULED has underlines and boxes. TABLE has cells and underscores. OPEN has colons, brackets and spaces, with the
 * parties side by side.
 */
export const FORM_STYLES = ['RULED', 'TABLE', 'OPEN'] as const;
export type FormStyle = (typeof FORM_STYLES)[number];
