export { fileQueries, type File } from './api/file';
export { uploadDocument, uploadImage } from './api/upload-document';
export { confirmFile } from './api/confirm-file';
