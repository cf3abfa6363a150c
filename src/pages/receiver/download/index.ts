export { DownloadPage as Component } from './ui/download-page';
