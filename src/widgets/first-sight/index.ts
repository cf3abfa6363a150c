export { FirstPagePreview } from './ui/first-page-preview';
