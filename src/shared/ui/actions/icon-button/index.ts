export { IconButton } from './icon-button';
export { IconLink } from './icon-link';
