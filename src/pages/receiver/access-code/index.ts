export { AccessCodePage as Component } from './ui/access-code-page';
