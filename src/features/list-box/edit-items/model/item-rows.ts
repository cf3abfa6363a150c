import { countGraphemes } from '#rules/graphemes.ts';

export const MAX_ITEMS = 1_000;
const MAX_LENGTH = 50;

/** The key stays the same when the item's text or position changes. */
export type ItemRow = { key: number; text: string };
export type ItemRows = { rows: readonly ItemRow[]; nextKey: number };

export const createRows = (items: readonly string[]): ItemRows => ({
  rows: items.map((text, key) => ({ key, text })),
  nextKey: items.length,
});

export const appendRows = ({ rows, nextKey }: ItemRows, items: readonly string[]): ItemRows => ({
  rows: [...rows, ...items.map((text, index) => ({ key: nextKey + index, text }))],
  nextKey: nextKey + items.length,
});

export const changeRow = (all: ItemRows, key: number, text: string): ItemRows => ({
  ...all,
  rows: all.rows.map((row) => (row.key === key ? { key, text } : row)),
});

export const removeRow = (all: ItemRows, key: number): ItemRows => ({
  ...all,
  rows: all.rows.filter((row) => row.key !== key),
});

export function moveRow(all: ItemRows, from: number, to: number): ItemRows {
  const others = all.rows.filter((_, index) => index !== from);
  return { ...all, rows: [...others.slice(0, to), ...all.rows.slice(from, from + 1), ...others.slice(to)] };
}

export const normalizeItem = (text: string) => text.normalize('NFC').trim();
export const listItems = ({ rows }: ItemRows) => rows.map(({ text }) => normalizeItem(text));

export const haveSameItems = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/** Parses one item per line, or the first cell of each spreadsheet row. */
export const readLines = (text: string): string[] =>
  text.split(/\r\n|\r|\n/).flatMap((line) => normalizeItem(line.split('\t')[0] ?? '') || []);

/** Counts the dropped items. */
export function removeDuplicates(items: readonly string[], known: readonly string[]) {
  const seen = new Set(known);
  const added = [...new Set(items)].filter((item) => !seen.has(item));
  return { added, duplicates: items.length - added.length };
}

export function findRowProblems({ rows }: ItemRows): ReadonlyMap<number, string> {
  const first = new Map<string, number>();
  const problems = new Map<number, string>();
  for (const [index, { key, text }] of rows.entries()) {
    const item = normalizeItem(text);
    const earlier = first.get(item);
    if (item === '') problems.set(key, '항목을 적거나 지워주세요.');
    else if (countGraphemes(item) > MAX_LENGTH) problems.set(key, `${MAX_LENGTH}자까지 적을 수 있어요.`);
    else if (earlier !== undefined) problems.set(key, `${earlier + 1}번째 항목과 같아요.`);
    if (earlier === undefined) first.set(item, index);
  }
  return problems;
}
