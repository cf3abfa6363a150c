import type { Batch, StartOptions } from '@/entities/batch';
import type { ApiError } from '@/shared/api';
import type { BatchAction } from '../api/batch-actions';

export type SendManyInput = {
  templateId: string;
  /** Null until a file has been read. */
  batch: Batch | null;
  isReviewing: boolean;
  /** Skips invalid rows, as chosen below the sheet. */
  leaveOutWrong?: boolean;
  /** The time chosen before the sender left for another page. */
  scheduledAt?: string | null;
};

export type SendManyContext = SendManyInput & {
  file: File | null;
  sheet: string | null;
  columns: Readonly<Record<string, number>> | null;
  /** The batch's version with the rows of a file that was read here, as long as nobody has edited them. */
  readVersion: number | null;
  /** The uploaded fraction, from 0 to 1. */
  share: number;
  options: StartOptions;
  requestKey: string;
  act: BatchAction | null;
  failure: ApiError | null;
};

export type SendManyEvent =
  | { type: 'file.chosen'; file: File }
  | { type: 'begin' }
  | { type: 'progressed'; share: number }
  | { type: 'sheet.read'; batch: Batch }
  | { type: 'sheet.refused'; error: unknown }
  | { type: 'sheet.chosen'; sheet: string }
  | { type: 'columns.matched'; columns: Readonly<Record<string, number>> }
  | { type: 'batch.read'; batch: Batch }
  | { type: 'review'; leaveOutWrong: boolean }
  | { type: 'scheduled'; at: string | null }
  | { type: 'start'; keepVersion?: boolean; sendWhatFits?: boolean }
  | { type: 'renew' }
  | { type: 'back' }
  | { type: 'act'; act: BatchAction };
