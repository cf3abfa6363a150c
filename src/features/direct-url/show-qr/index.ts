export { ShowLink } from './ui/show-link';
