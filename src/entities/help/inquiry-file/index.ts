export { createFileUploader, uploadInquiryFile } from './api/upload-inquiry-file';
export { useInquiryFiles } from './model/use-inquiry-files';
export type { UploadFile } from './model/upload-result';
export { AttachFiles } from './ui/attach-files';
