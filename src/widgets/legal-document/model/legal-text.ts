export type LegalClause = string | { text: string; items: readonly string[] };

export interface LegalTable {
  caption: string;
  heads: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly string[])[];
}

export interface LegalSection {
  id: string;
  /** Without its number. */
  title: string;
  /** One clause stands alone; several are numbered ①, ②, ③. */
  clauses: readonly LegalClause[];
  table?: LegalTable;
}

export interface LegalText {
  title: string;
  /** The day from which it holds, which is also the version somebody agrees to. */
  effectiveOn: string;
  summary: string;
  /** How a section is called: 제1조 or 1. */
  numbering: 'article' | 'plain';
  sections: readonly LegalSection[];
}
