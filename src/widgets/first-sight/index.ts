export { FirstPagePreview } from './ui/first-sight';
