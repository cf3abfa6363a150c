export { isSameOriginPath } from './own-path';
