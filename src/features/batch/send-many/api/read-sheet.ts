import type { Batch } from '@/entities/batch';
import { sendForm, toFormResponse, unwrap, type SendFormOptions } from '@/shared/api';

export type ReadSheetInput = {
  templateId: string;
  batchId: string | null;
  file: File;
  sheet: string | null;
  /** The index of each key's column in the file, for columns that can't be matched by their headings. */
  columns: Readonly<Record<string, number>> | null;
};

export function readSheet({ templateId, batchId, file, sheet, columns }: ReadSheetInput, options: SendFormOptions) {
  const form = new FormData();
  if (sheet !== null) form.append('sheet', sheet);
  if (columns !== null) form.append('columns', JSON.stringify(columns));
  if (batchId !== null) form.append('batchId', batchId);
  form.append('file', file, file.name);
  return unwrap(toFormResponse<Batch>(sendForm(`/templates/${templateId}/send/many/check`, form, options)));
}
