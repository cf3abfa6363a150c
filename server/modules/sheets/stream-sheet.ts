import { Readable } from 'node:stream';
import { writeCsv } from 'hucre/csv';
import { writeXlsxStream, type CellValue, type ColumnDef } from 'hucre/xlsx';
import { neutralizeFormula, type SHEET_TYPES } from './write-sheet.ts';

type StreamedSheet = {
  name: string;
  columns: readonly ColumnDef[];
  /** The headings, followed by all other rows. */
  rows: AsyncIterable<readonly CellValue[]>;
};

/** Writes a long sheet while reading it from the database. None of its text becomes a formula. */
export function streamSheet(format: keyof typeof SHEET_TYPES, { name, columns, rows }: StreamedSheet): Readable {
  if (format === 'csv') return Readable.from(writeLines(rows), { objectMode: false });
  const written = writeXlsxStream(copyRows(rows), {
    name,
    columns: [...columns],
    freezePane: { rows: 1 },
    repeatHeaders: false,
  });
  return Readable.from(readChunks(written), { objectMode: false });
}

async function* copyRows(rows: AsyncIterable<readonly CellValue[]>) {
  for await (const row of rows) yield [...row];
}

async function* readChunks(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    }
  } finally {
    // Cancelling the download stops reading rows.
    await reader.cancel();
  }
}

/** Writes CSV lines. The byte order mark tells Excel that they are UTF-8. */
async function* writeLines(rows: AsyncIterable<readonly CellValue[]>) {
  yield Buffer.from('\ufeff');
  for await (const row of rows) yield Buffer.from(`${writeCsv([row.map(toCsvText)])}\r\n`);
}

function toCsvText(cell: CellValue): string {
  if (typeof cell === 'string') return neutralizeFormula(cell);
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : cell === null ? '' : String(cell);
}
