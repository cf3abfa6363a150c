import type { UploadItem } from './upload-item.machine';

/** Lists the files that were uploaded and not rejected, in order. */
export const listUsableFileIds = (items: readonly UploadItem[]) =>
  items.flatMap(({ stored, state }) => (stored && state !== 'refused' ? [stored.fileId] : []));
