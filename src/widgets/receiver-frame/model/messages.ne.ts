import type { FrameMessages } from './messages.ko';

export const ne: FrameMessages = {
  back: 'पछाडि',
  progress: (done, total) => `चरण ${done} / ${total}`,
  service: 'Dojang',
  toOwn: 'आफ्ना कागजातमा फर्कनुहोस्',
  inApp: {
    title: 'अर्को ब्राउजरमा खोल्नुहोस्।',
    more: 'यो एपमा हस्ताक्षर राम्ररी नचल्न सक्छ। लिङ्क कपी गरेर Safari वा Chrome मा टाँस्नुहोस्।',
    copy: 'लिङ्क कपी गर्नुहोस्',
    copied: 'कपी भयो',
    notCopied: 'लिङ्क कपी हुन सकेन। ठेगाना पट्टीबाट कपी गर्नुहोस्',
  },
};
