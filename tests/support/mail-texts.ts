import type { components } from '#openapi';

type MailText = components['schemas']['MailText'];

export const mailText = (change: Partial<MailText> = {}): MailText => ({
  kind: 'SIGN_REQUEST',
  language: 'ko',
  subject: '{문서 이름:을} 봐주세요',
  blocks: [
    { type: 'HEADING', words: '{받는 분:이} {할 일}할 문서예요' },
    { type: 'PARAGRAPH', words: '{마감}까지 부탁드려요.' },
    { type: 'FACTS', lines: ['DEADLINE', 'DOCUMENT'] },
    { type: 'MESSAGE' },
    { type: 'BUTTON', words: '열어보기' },
    { type: 'NOTE', words: '궁금하면 051-320-1200으로 전화주세요.' },
  ],
  text: '{받는 분} 님, {문서 이름:을} {마감}까지 봐주세요.',
  ...change,
});
