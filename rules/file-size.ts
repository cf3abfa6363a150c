const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** Formats a size, such as "384KB" or "2.1MB". */
export const formatFileSize = (bytes: number) =>
  bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / KILOBYTE))}KB` : `${(bytes / MEGABYTE).toFixed(1)}MB`;
