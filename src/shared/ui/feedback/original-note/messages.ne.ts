import type { OriginalMessages } from './messages.ko';

export const ne: OriginalMessages = {
  original: 'सम्झौताको मूल पाठ नै मान्य हुन्छ। यस पृष्ठका निर्देशन मात्र अनुवाद गरिएका हुन्।',
};
