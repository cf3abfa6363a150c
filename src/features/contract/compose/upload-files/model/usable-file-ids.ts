import type { UploadItem } from './upload-item.machine';

/** The files that a draft can hold, in order: those that the server has and did not refuse. */
export const usableFileIds = (items: readonly UploadItem[]) =>
  items.flatMap(({ stored, state }) => (stored && state !== 'refused' ? [stored.fileId] : []));
