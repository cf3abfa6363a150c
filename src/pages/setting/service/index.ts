export { ServicePage as Component } from './ui/service-page';
