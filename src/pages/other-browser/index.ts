export { OtherBrowserPage } from './ui/other-browser-page';
