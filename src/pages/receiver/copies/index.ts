export { CopiesPage as Component, loader } from './ui/copies-page';
