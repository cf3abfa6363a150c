export { useUnseenWords } from './model/messages';
export { pageKey, pagesOf, pagesOfContract, pagesOfWhole, type DocumentPage } from './model/document-page';
export { useZoom } from './model/use-zoom';
export { nextZoom, type ZoomFit } from './model/zoom';
export { PageColumn, type PageColumnHandle, type PageColumnProps } from './ui/page-column';
export { PageSkeletons } from './ui/page-skeletons';
export { PageText, PageTextsProvider, usePageTexts } from './ui/page-text';
export { PageThumbs, type PageThumbsProps } from './ui/page-thumbs';
export { PdfSheets, type PdfSheetsProps } from './ui/pdf-sheets';
