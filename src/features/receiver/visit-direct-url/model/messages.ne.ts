import { localizeDeadline } from '@/shared/i18n';
import type { VerificationStep } from '../api/visit';
import type { VisitMessages } from './messages.ko';

const STEPS: Record<VerificationStep, string> = {
  ACCESS_CODE: 'कागजातको पासवर्ड',
  EMAIL_CODE: 'इमेलमा आउने कोड',
  PHONE_CODE: 'SMS मा आउने कोड',
  PHONE_IDENTITY: 'फोनबाट पहिचान पुष्टि',
};

export const ne: VisitMessages = {
  pageTitles: { link: 'कागजातमा हस्ताक्षर', account: 'तपाईंको विवरण', sheet: 'हस्ताक्षर लिङ्कको QR कोड' },
  loading: 'लिङ्क जाँच्दै',
  invited: {
    title: (organization) => [organization, 'तपाईंको हस्ताक्षर माग्दैछ'],
    pages: (pages) => `${pages} पृष्ठ`,
    until: 'खुला रहने समय',
    deadline: (instant) => localizeDeadline('ne', instant),
    toShow: 'चाहिने कुरा',
    steps: (steps) => steps.map((step) => STEPS[step]).join(', '),
    mailOrText: 'इमेल वा SMS मा आउने कोड',
    start: 'सुरु गर्नुहोस्',
    note: 'आफ्नो कागजात पाउन नाम र सम्पर्क लेख्नुहोस्।',
  },
  account: {
    title: ['तपाईं को हुनुहुन्छ', 'हामीलाई भन्नुहोस्'],
    more: 'हामी त्यहाँ कोड र तपाईंको कागजातको लिङ्क पठाउँछौं। 30 मिनेटभित्र पुष्टि गर्नुहोस्, त्यसपछि हस्ताक्षर गर्न एक दिन पाउनुहुन्छ।',
    name: 'नाम',
    by: 'सम्पर्क गर्ने तरिका',
    MAIL: 'इमेल',
    PHONE: 'फोन',
    email: 'इमेल ठेगाना',
    phone: 'फोन नम्बर',
    domains: (domains) => `${domains} को इमेल ठेगाना मात्र चल्छ।`,
    nameMissing: 'आफ्नो नाम लेख्नुहोस्।',
    nameLong: 'बढीमा 50 अक्षर लेख्न सकिन्छ।',
    emailWrong: 'इमेल ठेगाना जाँच्नुहोस्।',
    phoneWrong: 'फोन नम्बर जाँच्नुहोस्।',
    suggestion: (address) => `${address} हो कि?`,
    take: 'यही राख्नुहोस्',
    go: 'अर्को',
    starting: 'तपाईंको कागजात तयार गर्दै',
  },
  closed: {
    ENDED: ['यो लिङ्कको समय सकियो', 'अझै हस्ताक्षर गर्नुपर्ने भए लिङ्क दिने व्यक्तिलाई सोध्नुहोस्।'],
    FULL: ['सबै ठाउँ भरिए', 'फेरि ठाउँ खाली हुन सक्छ। लिङ्क दिने व्यक्तिलाई सोध्नुहोस्।'],
    PAUSED: ['यो लिङ्कबाट अहिले हस्ताक्षर लिइँदैन', 'केही समयपछि फेरि हेर्नुहोस्।'],
  },
  wrong: ['यो लिङ्क मिलेन', 'तपाईंले पाएको लिङ्क वा QR कोड जाँच्नुहोस्।'],
  lookAgain: 'फेरि हेर्नुहोस्',
  unreachable: 'लिङ्क खोल्न सकिएन',
  again: 'फेरि प्रयास गर्नुहोस्',
  failure: {
    NETWORK: 'जडान हुन सकेन। इन्टरनेट जडान जाँच्नुहोस्।',
    TIMEOUT: 'धेरै समय लागिरहेको छ। फेरि प्रयास गर्नुहोस्।',
    RATE_LIMITED: 'अहिले धेरै जनाले सुरु गर्दैछन्। केही समयपछि फेरि प्रयास गर्नुहोस्।',
    other: 'केही समस्या भयो। फेरि प्रयास गर्नुहोस्।',
  },
  sheet: {
    todo: ['फोनको क्यामेराले स्क्यान गरेर', 'हस्ताक्षर गर्नुहोस्'],
    steps: ['क्यामेरा QR कोडतिर राख्नुहोस्', 'आफ्नो नाम र सम्पर्क लेख्नुहोस्', 'आएको कोड हालेर हस्ताक्षर गर्नुहोस्'],
    code: 'हस्ताक्षर गर्ने लिङ्कको QR कोड',
    byHand: 'क्यामेरा छैन? यो ठेगाना खोल्नुहोस्।',
    until: (instant) => `हस्ताक्षर गर्ने अन्तिम समय: ${localizeDeadline('ne', instant)}।`,
    print: 'छाप्नुहोस्',
    closed: 'यो लिङ्कबाट अहिले हस्ताक्षर लिइँदैन। छाप्नुअघि लिङ्क जाँच्नुहोस्।',
  },
};
