export { ConsentsPage as Component } from './ui/consents-page';
