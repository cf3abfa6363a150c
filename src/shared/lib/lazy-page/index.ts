export { lazyPage, withChunkTimeout } from './lazy-page';
