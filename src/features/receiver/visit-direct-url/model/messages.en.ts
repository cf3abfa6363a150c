import { localizeDeadline, pluralize } from '@/shared/i18n';
import type { VerificationStep } from '../api/visit';
import type { VisitMessages } from './messages.ko';

const STEPS: Record<VerificationStep, string> = {
  ACCESS_CODE: 'document password',
  EMAIL_CODE: 'email code',
  PHONE_CODE: 'text message code',
  PHONE_IDENTITY: 'phone identity check',
};

export const en: VisitMessages = {
  pageTitles: { link: 'Sign a document', account: 'Your details', sheet: 'QR code of a signing link' },
  loading: 'Checking the link',
  invited: {
    title: (organization) => [organization, 'is asking for your signature'],
    pages: (pages) => pluralize(pages, 'page'),
    until: 'Open until',
    deadline: (instant) => localizeDeadline('en', instant),
    toShow: 'You’ll need',
    steps: (steps) => steps.map((step) => STEPS[step]).join(', '),
    mailOrText: 'email or text message code',
    start: 'Start',
    note: 'Enter your name and contact details to get your own document.',
  },
  account: {
    title: ['Tell us', 'who you are'],
    more: 'We’ll send a code and the link to your document there. Confirm it within 30 minutes, then you have a day to sign.',
    name: 'Name',
    by: 'How to reach you',
    MAIL: 'Email',
    PHONE: 'Phone',
    email: 'Email address',
    phone: 'Phone number',
    domains: (domains) => `Only email addresses at ${domains} are allowed.`,
    nameMissing: 'Enter your name.',
    nameLong: 'Use up to 50 characters.',
    emailWrong: 'Check the email address.',
    phoneWrong: 'Check the phone number.',
    suggestion: (address) => `Did you mean ${address}?`,
    take: 'Use it',
    go: 'Continue',
    starting: 'Preparing your document',
  },
  closed: {
    ENDED: ['This link has ended', 'If you still need to sign, contact the person who gave you the link.'],
    FULL: ['All places are taken', 'A place may open up later. Contact the person who gave you the link.'],
    PAUSED: ['This link isn’t accepting signatures right now', 'Check again later.'],
  },
  begun: 'If you have already started, continue with the link in your email or text message.',
  wrong: ['This link isn’t valid', 'Check the link or the QR code you were given.'],
  lookAgain: 'Check again',
  unreachable: 'We couldn’t open the link',
  again: 'Try again',
  failure: {
    NETWORK: 'We couldn’t connect. Check your internet connection.',
    TIMEOUT: 'This is taking too long. Try again.',
    RATE_LIMITED: 'Many people are starting right now. Try again in a moment.',
    other: 'Something went wrong. Try again.',
  },
  sheet: {
    todo: ['Scan with your phone’s camera', 'and sign'],
    steps: [
      'Point your camera at the QR code',
      'Enter your name and contact details',
      'Confirm the code we send you and sign',
    ],
    code: 'QR code of the signing link',
    byHand: 'No camera? Open this address.',
    until: (instant) => `You can sign until ${localizeDeadline('en', instant)}.`,
    print: 'Print',
    closed: 'This link isn’t accepting signatures right now. Check that it’s active before you print this page.',
  },
};
