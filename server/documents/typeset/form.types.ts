import type { components } from '#openapi';
import type { FieldKind } from '../../../rules/field-kinds.ts';

type Field = components['schemas']['Field'];

export type Blank = { label: string; kind: FieldKind; party: number | null };

/** A blank that a form's text, cells and signature blocks refer to as `{id}`. */
export type NamedBlank = Blank & {
  /** The number of characters that fit. */
  characters: number;
  /** The number of lines that fit, if the blank has a cell to itself. */
  lines?: number;
  isOptional?: boolean;
  /** The id of another blank in the form. This blank is only requested if that one is filled in. */
  onlyIf?: string;
  rules?: Partial<
    Pick<Field, 'group' | 'help' | 'inWords' | 'preset' | 'validation' | 'align' | 'part' | 'fontSize' | 'acceptSeal'>
  >;
};

export type SignatureParty = {
  /** The party's name, such as 갑 or 사업주. */
  name: string;
  /** A note next to the name, such as 위탁자. */
  note?: string;
  party: number;
  entries: readonly Omit<Blank, 'party'>[];
  /** The label before the mark, such as 성명 or 대표자. */
  signer: string;
  mark: '(인)' | '(서명)' | '(서명 또는 인)';
};

/** A clause's numbered paragraph, which may have numbered items below it. */
export type ClauseParagraph = string | { text: string; items: readonly string[] };
export type Clause = { title: string; paragraphs: readonly ClauseParagraph[] };

/** Text in which `{id}` is a blank and `**` encloses key terms. A label is shaded. */
export type TableCell = string | { label: string; columns?: number } | { text: string; columns: number };
export type TableBlock = {
  kind: 'TABLE';
  heading?: string;
  /** The columns' relative widths. */
  columns: readonly number[];
  /** Printed again where the table continues on another page. */
  head?: readonly string[];
  rows: readonly (readonly TableCell[])[];
  rowHeight?: number;
  size?: number;
  /** The font size of key terms, if the law requires them to stand out. */
  keySize?: number;
};

export type SigningParty = {
  name: string;
  rows: readonly (readonly [label: string, blank: string])[];
  /** The last row: the printed name, with space for the mark next to it. */
  signer: { label: string; name: string; mark: string; print: '(인)' | '(서명)' | '(서명 또는 인)' | '(직인)' };
};

export type FormBlock =
  /** `{…}` in the text refers to one of the form's `blanks`. */
  | { kind: 'TEXT'; text: string }
  | { kind: 'ARTICLE'; heading: string; text: string }
  | { kind: 'ENTRIES'; heading?: string; entries: readonly Blank[] }
  | { kind: 'CHOICE'; text: string; options: readonly string[]; party: number | null }
  | { kind: 'DATE' }
  | { kind: 'SIGNATURES'; parties: readonly SignatureParty[] }
  | { kind: 'PROSE'; text: string; heading?: string; isCentered?: boolean }
  /** Numbered as 제1조, ① and 1. throughout the form. */
  | { kind: 'CLAUSES'; clauses: readonly Clause[] }
  | TableBlock
  /** A note about the form, at the bottom of its first page and separate from its text. */
  | { kind: 'NOTICE'; text: string }
  /** The end of a form, kept on the same page as the clause or table before it. */
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
 * RULED uses underlines and boxes. TABLE uses cells and underscores. OPEN uses colons, brackets and spaces, and places
 * the parties side by side.
 */
export const FORM_STYLES = ['RULED', 'TABLE', 'OPEN'] as const;
export type FormStyle = (typeof FORM_STYLES)[number];
