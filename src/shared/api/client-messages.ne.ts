import type { ClientMessages } from './client-messages.ko';

export const ne: ClientMessages = {
  NETWORK: 'जडान हुन सकेन। इन्टरनेट जडान जाँच्नुहोस्।',
  TIMEOUT: 'धेरै समय लागिरहेको छ। फेरि प्रयास गर्नुहोस्।',
  other: 'केही समस्या भयो। फेरि प्रयास गर्नुहोस्।',
};
