export { SendManyPage as Component } from './ui/send-many-page';
