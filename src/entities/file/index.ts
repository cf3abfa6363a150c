export { fileQueries, type File, type FilePage, type FileStatus } from './api/file';
export { uploadDocument, uploadImage } from './api/upload-document';
export { confirmFile } from './api/confirm-file';
