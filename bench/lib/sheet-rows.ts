export type SheetColumn = { head: string; kind: string };

/** Generates a sheet's headings and rows, of which every thousandth is invalid. */
export function* listSheetRows(columns: readonly SheetColumn[], rows: number) {
  yield columns.map(({ head }) => head);
  for (let row = 0; row < rows; row += 1)
    yield columns.map(({ head, kind }) => {
      if (kind === 'NAME') return `일꾼${row}`;
      if (kind === 'EMAIL') return row % 1_000 === 500 ? '메일 없음' : `worker-${row}@example.com`;
      if (kind === 'PHONE') return `010-${String(10_000_000 + row).slice(0, 4)}-${String(10_000 + row).slice(-4)}`;
      return head === '월급' ? '3,400,000원' : `${head} ${row}`;
    });
}

export function writeCsv(rows: Iterable<readonly string[]>) {
  const text = Array.from(rows, (cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n');
  return Uint8Array.from(Buffer.from(text));
}
