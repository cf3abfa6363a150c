import { api, unwrap, type components } from '@/shared/api';

type BatchRow = components['schemas']['BatchRow'];
type Page = components['schemas']['BatchRowPage'];

export type SheetRows = { rows: BatchRow[]; version: number };

/** The server's limit for rows per request and response. */
export const MAX_ROWS_PER_CALL = 1_000;
/** More parallel requests would delay the browser's others, and the server handles these one at a time anyway. */
const PAGES_AT_ONCE = 3;

/**
 * Reads all rows, starting over if the sheet changes in the meantime. Each request covers a fixed range of positions,
 * so that pages don't wait for each other.
 */
export async function readSheetRows(batchId: string, total: number, signal: AbortSignal): Promise<SheetRows> {
  const starts = listStarts(total);
  const pages: Page[] = [];
  const readOn = async () => {
    for (let from = starts.shift(); from !== undefined; from = starts.shift())
      pages[from / MAX_ROWS_PER_CALL] = await readPage(batchId, from, signal);
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, readOn));
  // Removed rows leave gaps, so the last rows may have higher positions than the total suggests.
  for (let from = pages.at(-1)?.next ?? null; from !== null; from = pages.at(-1)?.next ?? null)
    pages.push(await readPage(batchId, from, signal));
  const version = pages[0]?.version ?? 1;
  if (pages.some((page) => page.version !== version)) return readSheetRows(batchId, total, signal);
  return { rows: joinPages(pages), version };
}

const listStarts = (total: number) =>
  Array.from({ length: Math.max(1, Math.ceil(total / MAX_ROWS_PER_CALL)) }, (_, page) => page * MAX_ROWS_PER_CALL);

const readPage = (batchId: string, from: number, signal: AbortSignal): Promise<Page> =>
  unwrap(
    api.GET('/batches/{batchId}/rows', {
      params: { path: { batchId }, query: { from, size: MAX_ROWS_PER_CALL } },
      signal,
    }),
  );

/** Joins pages without duplicates, because a page that spans a gap also contains the next page's first rows. */
function joinPages(pages: readonly Page[]): BatchRow[] {
  const rows: BatchRow[] = [];
  for (const page of pages) {
    const last = rows.at(-1)?.position ?? -1;
    for (const row of page.rows) if (row.position > last) rows.push(row);
  }
  return rows;
}
