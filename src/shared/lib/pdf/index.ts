export { holdPdf } from './hold-pdf';
