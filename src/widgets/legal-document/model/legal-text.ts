export type LegalClause = string | { text: string; items: readonly string[] };

export interface LegalTable {
  caption: string;
  heads: readonly string[];
  /** The rows. The first cell of each is its header. */
  rows: readonly (readonly string[])[];
}

export interface LegalSection {
  id: string;
  /** The title without its number. */
  title: string;
  /** The clauses. A single clause has no number, and several are numbered ①, ②, ③. */
  clauses: readonly LegalClause[];
  table?: LegalTable;
}

export interface LegalText {
  title: string;
  /** The date on which the text takes effect. It also identifies the version that people agree to. */
  effectiveOn: string;
  summary: string;
  /** How sections are numbered: 제1조 or 1. */
  numbering: 'article' | 'plain';
  sections: readonly LegalSection[];
}
