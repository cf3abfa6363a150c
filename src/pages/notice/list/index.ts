export { NoticesPage as Component } from './ui/notices-page';
