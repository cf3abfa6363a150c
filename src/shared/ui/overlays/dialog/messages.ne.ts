import type { Messages } from './messages.ko';

export const ne: Messages = {
  close: 'बन्द गर्नुहोस्',
  leave: 'तपाईंले लेखेको हराउँछ। बाहिर जाने हो?',
  stay: 'लेख्न जारी राख्नुहोस्',
  leaveDo: 'बाहिर जानुहोस्',
};
