export { DirectUrlsPage as Component } from './ui/direct-urls-page';
