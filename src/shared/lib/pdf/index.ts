export { acquirePdf } from './hold-pdf';
