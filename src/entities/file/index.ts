export { fileQueries, type File } from './api/file';
export { uploadDocument, uploadImage } from './api/upload-document';
export { arrangePages, type ArrangedPage } from './api/arrange-pages';
export { confirmFile } from './api/confirm-file';
