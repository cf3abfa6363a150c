import type { UploadItem } from './upload-item.machine';

/** Lists the files that the draft can include, in order: those that were uploaded and not rejected. */
export const listUsableFileIds = (items: readonly UploadItem[]) =>
  items.flatMap(({ stored, state }) => (stored && state !== 'refused' ? [stored.fileId] : []));
