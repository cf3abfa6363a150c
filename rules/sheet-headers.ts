import type { SheetColumn } from './sheet-columns.ts';
import { HEADER_SYNONYMS } from './sheet-synonyms.ts';

export type MatchedHeaders = {
  matched: Record<string, number>;
  /** Headings that somebody has to assign or ignore, including the ambiguous ones. */
  unmatched: number[];
  /** The column keys to choose from, for headings that match several columns or compete for one. */
  ambiguous: Record<number, string[]>;
  missing: string[];
};

/** A column of the form that the file was created from, possibly for an earlier version of the template. */
export type FormHeader = { key: string; head: string };

/** Normalises a heading for comparison: drops spaces, case, width, and marks for required or optional columns. */
export const normalizeHeader = (head: string): string =>
  head
    .normalize('NFKC')
    .replaceAll(/[\s\u200B\uFEFF]+/g, '')
    .replace(/\((?:필수|선택)\)$/, '')
    .replaceAll('*', '')
    .toLowerCase();

type Rule = (head: string) => readonly SheetColumn[];

/** Assigns a file's headings to columns, leaving ambiguous headings unassigned. */
export function matchHeaders(
  columns: readonly SheetColumn[],
  heads: readonly string[],
  form: readonly FormHeader[] = [],
): MatchedHeaders {
  const matched = new Map<string, number>();
  const ambiguous = new Map<number, string[]>();
  const waiting = new Map<number, string>();
  heads.forEach((head, index) => {
    if (normalizeHeader(head) !== '') waiting.set(index, head);
  });

  for (const rule of listRules(columns, form)) {
    const claims = [...waiting].flatMap(([index, head]) =>
      rule(head).flatMap(({ key }) => (matched.has(key) ? [] : [{ index, key }])),
    );
    for (const index of new Set(claims.map((claim) => claim.index))) {
      const keys = claims.flatMap((claim) => (claim.index === index ? [claim.key] : []));
      const [only] = keys;
      const isSure = keys.length === 1 && claims.filter(({ key }) => key === only).length === 1;
      if (isSure && only !== undefined) matched.set(only, index);
      else ambiguous.set(index, keys);
      waiting.delete(index);
    }
  }
  const taken = new Set(matched.values());
  return {
    matched: Object.fromEntries(matched),
    unmatched: heads.flatMap((head, index) => (normalizeHeader(head) === '' || taken.has(index) ? [] : [index])),
    ambiguous: Object.fromEntries(ambiguous),
    missing: columns.flatMap(({ key, isRequired }) => (isRequired && !matched.has(key) ? [key] : [])),
  };
}

/**
 * Lists the rules from certain to likely: keys, the form's headings, the columns' own headings and names, and common
 * synonyms. Each rule only sees headings that are still unassigned.
 */
function listRules(columns: readonly SheetColumn[], form: readonly FormHeader[]): Rule[] {
  const findByHead = indexColumns(columns, ({ head }) => [head]);
  const findByForm = indexColumns(columns, ({ key }) => form.flatMap((one) => (one.key === key ? [one.head] : [])));
  const findByFullSynonym = indexColumns(columns, (column) =>
    listSynonyms(column).map((synonym) => (column.slotName ?? '') + synonym),
  );
  const findByName = indexColumns(columns, ({ kind, name }) => (kind === 'FIELD' ? [name] : []));
  const findBySynonym = indexColumns(columns, listSynonyms);
  return [
    (head) => columns.filter(({ key }) => key === head.trim()),
    findByForm,
    findByHead,
    findByFullSynonym,
    findByName,
    findBySynonym,
  ];
}

const listSynonyms = ({ kind }: SheetColumn) => (kind === 'FIELD' ? [] : HEADER_SYNONYMS[kind]);

function indexColumns(columns: readonly SheetColumn[], listNames: (column: SheetColumn) => readonly string[]): Rule {
  const found = new Map<string, SheetColumn[]>();
  for (const column of columns)
    for (const name of new Set(listNames(column).map(normalizeHeader)))
      found.set(name, [...(found.get(name) ?? []), column]);
  return (head) => found.get(normalizeHeader(head)) ?? [];
}
