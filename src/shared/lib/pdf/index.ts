export { holdPdf } from './pdf-document';
