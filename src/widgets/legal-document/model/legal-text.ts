export type LegalClause = string | { text: string; items: readonly string[] };

export interface LegalTable {
  caption: string;
  heads: readonly string[];
  /** The first cell of a row is its header. */
  rows: readonly (readonly string[])[];
}

export interface LegalSection {
  id: string;
  /** The title without its number. */
  title: string;
  /** A single clause has no number. Several are numbered ①, ②, ③. */
  clauses: readonly LegalClause[];
  table?: LegalTable;
}

export interface LegalText {
  title: string;
  /** The date from which the text applies. It also identifies the version that people agree to. */
  effectiveOn: string;
  summary: string;
  /** The numbering of sections: 제1조 or 1. */
  numbering: 'article' | 'plain';
  sections: readonly LegalSection[];
}
