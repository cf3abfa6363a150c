export { InquiryThread } from './ui/inquiry-thread';
