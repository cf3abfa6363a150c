export { PageSheet, Shell } from './page-sheet';
