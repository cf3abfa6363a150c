export { SendPreviewPage as Component } from './ui/send-preview-page';
