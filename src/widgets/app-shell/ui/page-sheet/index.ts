export { PageSheet, Shell, type PageSheetProps } from './page-sheet';
