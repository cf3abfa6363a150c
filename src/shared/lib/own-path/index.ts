export { isOwnPath } from './own-path';
