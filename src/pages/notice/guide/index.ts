export { GuidePage as Component } from './ui/guide-page';
