export { SupportPage as Component } from './ui/support-page';
