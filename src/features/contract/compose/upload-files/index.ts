export { titleOfFile } from './model/check-file';
export { usableFileIds } from './model/usable-file-ids';
export { useUploadQueue } from './model/use-upload-queue';
export { UploadFiles } from './ui/upload-files';
export { whyNotReady } from './ui/why-not-ready';
