export { downloadAddress, getCopies, isSealing, mailCopies, type Certificate, type Copies } from './api/copies';
