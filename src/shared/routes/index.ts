export { href, paths, type PathName } from './paths';
