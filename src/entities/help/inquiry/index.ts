export {
  inquiryQueries,
  parseThreadKey,
  type Inquiry,
  type InquiryListItem,
  type SentFile,
  type ThreadKey,
} from './api/inquiry';
export { INQUIRY_STATES, MAX_MESSAGE_LENGTH } from './model/words';
