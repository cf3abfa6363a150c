export { ReceiversPage as Component } from './ui/receivers-page';
