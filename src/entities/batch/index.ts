export {
  batchQueries,
  type Batch,
  type BatchColumn,
  type BatchCounts,
  type BatchListItem,
  type BatchRow,
  type BatchRowsChanged,
  type BatchRowState,
  type BatchSettings,
  type SheetCells,
} from './api/batch';
export { refetchRowsOf } from './api/refetch-rows';
export { fetchReport, fetchRowPreview, fetchSheetForm, fetchValues } from './api/batch-files';
export { MAX_ROWS_PER_CALL, type SheetRows } from './api/sheet-rows';
export { startBatch, type StartInput, type StartOptions } from './api/start-batch';
export {
  BATCH_STATE_LABELS,
  describePause,
  describeResent,
  describeProblems,
  describeRow,
  describeUndelivered,
  formatCount,
  formatProgress,
} from './model/words';
