export { NoticePage as Component } from './ui/notice-page';
