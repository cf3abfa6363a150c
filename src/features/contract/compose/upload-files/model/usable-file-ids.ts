import type { UploadItem } from './upload-item.machine';

export const listUsableFileIds = (items: readonly UploadItem[]) =>
  items.flatMap(({ stored, state }) => (stored && state !== 'refused' ? [stored.fileId] : []));
