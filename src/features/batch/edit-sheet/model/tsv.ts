/** Parses cells copied from a spreadsheet, which quotes those with line breaks, tabs or quotation marks. */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const { cell, end } = text[at] === '"' ? readQuoted(text, at) : readPlain(text, at);
    row.push(cell);
    at = end;
    if (text[at] === '\t') {
      at += 1;
      // A trailing tab is followed by one more empty cell.
      if (at === text.length) row.push('');
      continue;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    at += 1;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

function readPlain(text: string, start: number) {
  let end = start;
  while (end < text.length && text[end] !== '\t' && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { cell: text.slice(start, end), end };
}

function readQuoted(text: string, start: number) {
  let cell = '';
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    // Without a closing quotation mark, the quote is ordinary text, as in 5" pipes.
    if (quote === -1) return readPlain(text, start);
    cell += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      const isClosed = quote + 1 === text.length || /[\t\r\n]/.test(text[quote + 1] ?? '');
      return isClosed ? { cell, end: quote + 1 } : readPlain(text, start);
    }
    cell += '"';
    at = quote + 2;
  }
}

export const formatTsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoteCell).join('\t')).join('\n');

const quoteCell = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
