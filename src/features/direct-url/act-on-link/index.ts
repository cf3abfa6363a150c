export { useSetLinkState } from './api/link-acts';
export type { LinkAction } from './model/link-actions';
export { EndLink } from './ui/end-link';
export { LinkMenu } from './ui/link-menu';
export { LinkSwitch } from './ui/link-switch';
