export { toDownloadUrl, getCopies, isSealing, emailCopies, type Certificate, type Copies } from './api/copies';
