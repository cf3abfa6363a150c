export { SendToOneself } from './ui/send-to-oneself';
