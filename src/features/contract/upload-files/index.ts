export { titleOfFile } from './model/check-file';
export { usableFileIds, whyNotReady } from './model/readiness';
export { useUploadQueue } from './model/use-upload-queue';
export { UploadFiles } from './ui/upload-files';
