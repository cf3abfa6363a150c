export { SendSinglePage as Component } from './ui/send-single-page';
