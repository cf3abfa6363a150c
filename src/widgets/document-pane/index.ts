export { DocumentPane } from './ui/document-pane';
export { FieldPlace } from './ui/field-place';
export { usePageKeys } from './ui/use-page-keys';
export { pane } from './ui/document-pane.css';
