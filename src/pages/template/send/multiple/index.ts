export { SendMultiplePage as Component } from './ui/send-multiple-page';
