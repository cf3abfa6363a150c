import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';
import { fetchRowPreview } from './batch-files';

type Schemas = components['schemas'];
export type Batch = Schemas['Batch'];
export type BatchColumn = Schemas['BatchColumn'];
export type BatchCounts = Schemas['BatchCounts'];
export type BatchListItem = Schemas['BatchListItem'];
export type BatchPauseReason = Schemas['BatchPauseReason'];
export type BatchRow = Schemas['BatchRow'];
export type BatchRowState = Schemas['BatchRowState'];
export type BatchRowsChanged = Schemas['BatchRowsChanged'];
export type BatchSettings = Schemas['BatchSettings'];
export type BatchState = Schemas['BatchState'];
export type SheetCells = Schemas['SheetCells'];

export type BatchFilter = { template?: string; state?: BatchState; page?: number; size?: number };

/** The server returns no more rows than this at once, and accepts no more. */
export const MAX_ROWS_PER_CALL = 1_000;
const SHOWN_ROWS = 100;

export const batchQueries = {
  all: () => ['batch'] as const,
  lists: () => [...batchQueries.all(), 'list'] as const,
  list: (filter: BatchFilter) =>
    queryOptions({
      queryKey: [...batchQueries.lists(), filter],
      queryFn: ({ signal }) => unwrap(api.GET('/batches', { params: { query: filter }, signal })),
    }),
  one: (batchId: string) => [...batchQueries.all(), 'one', batchId] as const,
  detail: (batchId: string) =>
    queryOptions({
      queryKey: [...batchQueries.one(batchId), 'detail'],
      queryFn: ({ signal }) => unwrap(api.GET('/batches/{batchId}', { params: { path: { batchId } }, signal })),
    }),
  /** What starting it would hold. Rows that change make it another one, and so may whatever else is sent. */
  cost: (batchId: string, version: number) =>
    queryOptions({
      queryKey: [...batchQueries.one(batchId), 'cost', version],
      queryFn: ({ signal }) => unwrap(api.GET('/batches/{batchId}/cost', { params: { path: { batchId } }, signal })),
      select: ({ cost }) => cost,
    }),
  /** The first rows in a state, from a position on. */
  rows: (batchId: string, { state, from = 0 }: { state?: BatchRowState; from?: number }) =>
    queryOptions({
      queryKey: [...batchQueries.one(batchId), 'rows', state ?? 'ALL', from],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/batches/{batchId}/rows', {
            params: { path: { batchId }, query: { from, size: SHOWN_ROWS, ...(state && { state }) } },
            signal,
          }),
        ),
    }),
  /** Every row, for editing. It is read once, because what is typed afterwards is newer than the server's copy. */
  sheet: (batchId: string) =>
    queryOptions({
      queryKey: [...batchQueries.all(), 'sheet', batchId],
      queryFn: ({ signal }) => readSheet(batchId, signal),
      staleTime: Infinity,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  /** The document that a row would become. */
  preview: (batchId: string, rowId: string, version: number) =>
    queryOptions({
      queryKey: [...batchQueries.one(batchId), 'preview', rowId, version],
      queryFn: ({ signal }) => fetchRowPreview(batchId, rowId, signal),
      staleTime: Infinity,
    }),
};

export type SheetRows = { rows: BatchRow[]; version: number };

/** Reads the pages one after another, and starts again if somebody has changed the sheet in between. */
async function readSheet(batchId: string, signal: AbortSignal): Promise<SheetRows> {
  const rows: BatchRow[] = [];
  let version: number | null = null;
  let from: number | null = 0;
  while (from !== null) {
    const query: { from: number; size: number } = { from, size: MAX_ROWS_PER_CALL };
    const page: Schemas['BatchRowPage'] = await unwrap(
      api.GET('/batches/{batchId}/rows', { params: { path: { batchId }, query }, signal }),
    );
    if (version !== null && version !== page.version) return readSheet(batchId, signal);
    version = page.version;
    rows.push(...page.rows);
    from = page.next;
  }
  return { rows, version: version ?? 1 };
}
