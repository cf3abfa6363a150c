export { StorePage as Component } from './ui/store-page';
