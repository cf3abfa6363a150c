import type { components } from '#openapi';

type Schemas = components['schemas'];
export type Batch = Schemas['Batch'];
export type BatchState = Schemas['BatchState'];
export type BatchMode = Schemas['BatchMode'];
export type BatchSettings = Schemas['BatchSettings'];
export type BatchRow = Schemas['BatchRow'];
export type BatchRowState = Schemas['BatchRowState'];
export type PauseReason = Schemas['BatchPauseReason'];
export type SheetCells = Schemas['SheetCells'];

/** A problem of a cell or, if the key is null, of the whole row. */
export type RowProblem = BatchRow['problems'][number];

export const MAX_BATCH_ROWS = 10_000;
/** Rows per transaction. Pausing waits for the current round. */
export const ROWS_PER_ROUND = 50;
