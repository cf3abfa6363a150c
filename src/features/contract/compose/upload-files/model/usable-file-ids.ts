import type { UploadItem } from './upload-item.machine';

/** The files that the draft can include, in order: those that the server has and has not rejected. */
export const listUsableFileIds = (items: readonly UploadItem[]) =>
  items.flatMap(({ stored, state }) => (stored && state !== 'refused' ? [stored.fileId] : []));
