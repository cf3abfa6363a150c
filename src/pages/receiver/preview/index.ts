export { PreviewPage as Component } from './ui/preview-page';
