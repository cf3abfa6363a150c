import type { AskSenderMessages } from './messages.ko';

export const en: AskSenderMessages = {
  title: 'Ask the sender',
  description: 'We’ll email your question to the sender, who will reply to you directly.',
  label: 'Your question',
  missing: 'Enter your question.',
  tooLong: (max) => `Use up to ${max} characters.`,
  send: 'Send',
  sending: 'Sending',
  leave: 'Cancel',
  close: 'Close',
  sent: 'Question sent',
  sentMore: 'Once you have an answer, open the same link again to continue.',
  RATE_LIMITED: 'You’ve reached the limit for today. Try again tomorrow.',
  NETWORK: 'We couldn’t connect. Check your internet connection.',
  other: 'We couldn’t send your question. Try again.',
};
