export { SendInquiry } from './ui/send-inquiry';
