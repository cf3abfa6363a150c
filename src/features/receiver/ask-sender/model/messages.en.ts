import type { AskSenderMessages } from './messages.ko';

export const en: AskSenderMessages = {
  title: 'Ask the sender',
  description: 'We pass your question on to the sender by email. They will answer you themselves.',
  label: 'Your question',
  missing: 'Please write your question.',
  tooLong: (most) => `At most ${most} characters.`,
  send: 'Send',
  sending: 'Sending',
  leave: 'Cancel',
  close: 'Close',
  sent: 'Your question was passed on',
  sentMore: 'Once you have an answer, come back by the same link.',
  RATE_LIMITED: 'You cannot ask more today. Please try again tomorrow.',
  NETWORK: 'The network cannot be reached. Please check your connection.',
  other: 'It could not be passed on. Please try again.',
};
