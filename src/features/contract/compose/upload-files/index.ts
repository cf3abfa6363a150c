export { getDefaultTitle } from './model/check-file';
export { listUsableFileIds } from './model/usable-file-ids';
export { useUploadQueue } from './model/use-upload-queue';
export { UploadFiles } from './ui/upload-files';
export { explainUploadsNotReady } from './ui/explain-uploads-not-ready';
