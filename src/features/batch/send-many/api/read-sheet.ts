import type { Batch } from '@/entities/batch';
import { sendForm, toFormResponse, unwrap, type SendFormOptions } from '@/shared/api';

export type ReadSheetInput = {
  templateId: string;
  /** The batch whose rows the sheet replaces. */
  batchId: string | null;
  file: File;
  /** The name of the sheet, if the file has several. */
  sheet: string | null;
  /** For each key, the index of its column in the file. Needed if the columns cannot be matched by their headers. */
  columns: Readonly<Record<string, number>> | null;
};

/** Uploads a file. The server reads and checks its rows. */
export function readSheet({ templateId, batchId, file, sheet, columns }: ReadSheetInput, options: SendFormOptions) {
  const form = new FormData();
  if (sheet !== null) form.append('sheet', sheet);
  if (columns !== null) form.append('columns', JSON.stringify(columns));
  if (batchId !== null) form.append('batchId', batchId);
  form.append('file', file, file.name);
  return unwrap(toFormResponse<Batch>(sendForm(`/templates/${templateId}/send/many/check`, form, options)));
}
