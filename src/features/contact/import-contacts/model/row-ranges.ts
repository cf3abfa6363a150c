/** Compresses row numbers into ranges such as "2-40,43", so that thousands of rows fit into a few characters. */
export function formatRowRanges(rows: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const row of rows.toSorted((one, other) => one - other)) {
    const range = ranges.at(-1);
    if (range && row === range.last + 1) range.last = row;
    else ranges.push({ first: row, last: row });
  }
  return ranges.map(({ first, last }) => (first === last ? String(first) : `${first}-${last}`)).join(',');
}
