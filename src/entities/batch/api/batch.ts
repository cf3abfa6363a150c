import { queryOptions } from '@tanstack/react-query';
import { api, unwrap, type components } from '@/shared/api';
import { fetchRowPreview } from './batch-files';
import { readSheetRows } from './sheet-rows';

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

const SHOWN_ROWS = 100;
/** How often to refetch deliveries while messages are on their way. */
const DELIVERY_POLL_MS = 5_000;
/** Part of every row query's key, so that all of these queries can be invalidated together. */
export const ROWS_KEY = 'rows';

export const batchQueries = {
  all: () => ['batch'] as const,
  lists: () => [...batchQueries.all(), 'list'] as const,
  list: (filter: BatchFilter) =>
    queryOptions({
      queryKey: [...batchQueries.lists(), filter],
      queryFn: ({ signal }) => unwrap(api.GET('/batches', { params: { query: filter }, signal })),
    }),
  ones: () => [...batchQueries.all(), 'one'] as const,
  one: (batchId: string) => [...batchQueries.ones(), batchId] as const,
  detail: (batchId: string) =>
    queryOptions({
      queryKey: [...batchQueries.one(batchId), 'detail'],
      queryFn: ({ signal }) => unwrap(api.GET('/batches/{batchId}', { params: { path: { batchId } }, signal })),
      // The server reports changes to the batch itself, but not each delivery of its thousands of messages.
      refetchInterval: ({ state: { data } }) => (data && data.messages.waiting > 0 ? DELIVERY_POLL_MS : false),
    }),
  /**
   * The credits that starting the batch would reserve. The version is in the key, because changing rows may change the
   * cost.
   */
  cost: (batchId: string, version: number) =>
    queryOptions({
      queryKey: [...batchQueries.one(batchId), 'cost', version],
      queryFn: ({ signal }) => unwrap(api.GET('/batches/{batchId}/cost', { params: { path: { batchId } }, signal })),
    }),
  everyRows: (batchId: string) => [...batchQueries.one(batchId), ROWS_KEY] as const,
  rows: (
    batchId: string,
    { state, unreached = false, from = 0 }: { state?: BatchRowState; unreached?: boolean; from?: number },
  ) =>
    queryOptions({
      queryKey: [...batchQueries.everyRows(batchId), unreached ? 'UNREACHED' : (state ?? 'ALL'), from],
      queryFn: ({ signal }) =>
        unwrap(
          api.GET('/batches/{batchId}/rows', {
            params: {
              path: { batchId },
              query: { from, size: SHOWN_ROWS, ...(state && { state }), ...(unreached && { unreached }) },
            },
            signal,
          }),
        ),
    }),
  /** Every row, for editing. Loaded only once, because local edits are newer than the server's copy. */
  sheet: ({ batchId, counts }: Pick<Batch, 'batchId' | 'counts'>) =>
    // The counts only determine the number of pages, and change while rows are edited.
    // oxlint-disable-next-line @tanstack/query/exhaustive-deps
    queryOptions({
      queryKey: [...batchQueries.all(), 'sheet', batchId],
      queryFn: ({ signal }) => readSheetRows(batchId, counts.total, signal),
      staleTime: Infinity,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  preview: (batchId: string, rowId: string, version: number) =>
    queryOptions({
      queryKey: [...batchQueries.one(batchId), 'preview', rowId, version],
      queryFn: ({ signal }) => fetchRowPreview(batchId, rowId, signal),
      staleTime: Infinity,
    }),
};
