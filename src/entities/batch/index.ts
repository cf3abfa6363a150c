export {
  batchQueries,
  MAX_ROWS_PER_CALL,
  type Batch,
  type BatchColumn,
  type BatchCounts,
  type BatchListItem,
  type BatchRow,
  type BatchRowsChanged,
  type BatchRowState,
  type BatchSettings,
  type SheetCells,
  type SheetRows,
} from './api/batch';
export { fetchReport, fetchRowPreview, fetchSheetForm, fetchValues } from './api/batch-files';
export { startBatch, type StartInput, type StartOptions } from './api/start-batch';
export { BATCH_STATE_LABELS, describePause, describeRow, formatCount, formatProgress } from './model/words';
