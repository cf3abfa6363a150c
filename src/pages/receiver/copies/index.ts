export { CopiesPage as Component } from './ui/copies-page';
