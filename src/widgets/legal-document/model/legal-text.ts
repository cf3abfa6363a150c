export type LegalClause = string | { text: string; items: readonly string[] };

export interface LegalTable {
  caption: string;
  heads: readonly string[];
  /** The first cell of each row is its header. */
  rows: readonly (readonly string[])[];
}

export interface LegalSection {
  id: string;
  /** Without the section's number. */
  title: string;
  /** A single clause has no number, and several are numbered ①, ②, ③. */
  clauses: readonly LegalClause[];
  table?: LegalTable;
}

export interface LegalText {
  title: string;
  /** The date on which the text takes effect, which also identifies the version that people agree to. */
  effectiveOn: string;
  summary: string;
  /** Numbers sections as 제1조 or as 1. */
  numbering: 'article' | 'plain';
  sections: readonly LegalSection[];
}
