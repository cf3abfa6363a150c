import type { MailPreview, MailTemplate, MailText } from '@/entities/setting/mail-template';

export const BUILT_IN_TEXTS: MailText[] = [
  {
    kind: 'SIGN_REQUEST',
    language: 'ko',
    subject: '{보낸 사람} 님이 "{문서 이름}" {할 일:을} 요청했어요',
    blocks: [
      { type: 'PARAGRAPH', words: '{받는 분} 님, 안녕하세요.' },
      { type: 'HEADING', words: '{조직}에서 {할 일:을} 요청했어요' },
      { type: 'FACTS', lines: ['DOCUMENT', 'SENDER', 'DEADLINE'] },
      { type: 'MESSAGE' },
      { type: 'BUTTON', words: '문서 확인하기' },
    ],
    text: '{받는 분} 님, {조직}에서 {할 일:을} 요청했어요',
  },
];

export const CUSTOM_TEXT: MailText = {
  kind: 'SIGN_REQUEST',
  language: 'ko',
  subject: '{조직} 입사를 축하드려요',
  blocks: [
    { type: 'HEADING', words: '{받는 분} 님, 반가워요 🎉' },
    { type: 'PARAGRAPH', words: '입사에 필요한 {문서 이름:을} 보내드려요.\n{마감}까지 서명해주세요.' },
    { type: 'FACTS', lines: ['DOCUMENT', 'DEADLINE'] },
    { type: 'BUTTON', words: '서명하러 가기' },
    { type: 'NOTE', words: '궁금한 점은 인사팀 051-320-1200으로 물어봐주세요.' },
  ],
  text: '{받는 분} 님, 입사 서류에 서명해주세요.',
};

export const EXAMPLE_MAIL_TEMPLATE: MailTemplate = {
  mailTemplateId: '0198c0de-0000-7000-8000-0000000000f1',
  name: '입사 서류',
  texts: [CUSTOM_TEXT],
  version: 1,
  changedAt: '2026-11-20T00:00:00Z',
};

export const EXAMPLE_MAIL_PREVIEW: MailPreview = {
  subject: '[도장] 한빛물산 주식회사 입사를 축하드려요',
  organizationName: '한빛물산 주식회사',
  blocks: [
    { type: 'HEADING', words: '이도윤 님, 반가워요 🎉' },
    { type: 'PARAGRAPH', words: '입사에 필요한 2026년 근로계약서를 보내드려요.\n12월 8일 23:59까지 서명해주세요.' },
    {
      type: 'FACTS',
      facts: [
        { term: '문서', value: '2026년 근로계약서' },
        { term: '마감', value: '12월 8일 23:59' },
      ],
    },
    { type: 'BUTTON', words: '서명하러 가기' },
    { type: 'NOTE', words: '궁금한 점은 인사팀 051-320-1200으로 물어봐주세요.' },
  ],
  foot: ['이 메일의 링크는 받는 분만 쓸 수 있어요. 다른 사람에게 전달하지 마세요.'],
  textMessage: {
    text: '[도장] 이도윤 님, 입사 서류에 서명해주세요.\n\nhttps://dojang.example/receiver/callback?t=xxxxxxxxxxxxxxxxxxxxxx',
    bytes: 113,
    size: 'LMS',
  },
  alimtalk: {
    text: '한빛물산 주식회사에서 서명을 요청했어요.\n\n■ 문서: 2026년 근로계약서\n■ 보낸 사람: 김지수\n■ 서명 기한: 12월 8일 23:59\n\n아래 버튼을 눌러 내용을 확인하고 서명해 주세요.',
    button: '문서 확인하기',
  },
  isBuiltIn: false,
};
