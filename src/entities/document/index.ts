export { usePageErrorMessages } from './model/messages';
export {
  getPageKey,
  listFilePages,
  listContractPages,
  toDocumentPages,
  type DocumentPage,
} from './model/document-page';
export { placeFields, type PlacedField } from './model/placed-fields';
export { useZoom } from './model/use-zoom';
export { getNextZoom, type ZoomFit } from './model/zoom';
export { EnlargedPages } from './ui/enlarged-pages';
export { PageColumn, type PageColumnHandle } from './ui/page-column';
export { PageNumber } from './ui/page-number';
export { PagePicture } from './ui/page-picture';
export { PageSkeletons } from './ui/page-skeletons';
export { PageText, PageTextsProvider, usePageTexts } from './ui/page-text';
export { PageThumbs } from './ui/page-thumbs';
export { PrintedField } from './ui/printed-field';
export { PrintedPicture } from './ui/printed-picture';
export { PdfSheets } from './ui/pdf-sheets';
