export { ListBoxesPage as Component } from './ui/list-boxes-page';
