export { ArrangePages } from './ui/arrange-pages';
