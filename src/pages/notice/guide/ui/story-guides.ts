import type { Guide, GuideListItem } from '@/entities/help/guide';

const plain = (text: string) => ({ text, isBold: false, href: null });

export const EXAMPLE_GUIDES: readonly GuideListItem[] = [
  {
    guideId: 'first-document',
    title: '첫 문서 보내기',
    task: '처음 시작하기',
    summary: '파일을 올리고, 받는 분을 적고, 서명할 자리를 놓으면 끝이에요.',
    headings: [
      { id: 'upload', text: '파일 올리기' },
      { id: 'send', text: '보내기' },
    ],
    words: '새 문서 파일 올리기 보내기',
  },
  {
    guideId: 'templates',
    title: '템플릿 만들기',
    task: '템플릿으로 보내기',
    summary: '자주 쓰는 문서를 만들어두고 받는 분만 적어서 보내요.',
    headings: [{ id: 'roles', text: '역할' }],
    words: '서식 역할 파일',
  },
  {
    guideId: 'send-many',
    title: '여러 건 한 번에 보내기',
    task: '템플릿으로 보내기',
    summary: '엑셀이나 연락처로 한 사람에 문서 하나씩 따로 보내요.',
    headings: [],
    words: '엑셀 명단',
  },
];

export const EXAMPLE_GUIDE: Guide = {
  guideId: 'templates',
  title: '템플릿 만들기',
  task: '템플릿으로 보내기',
  summary: '자주 쓰는 문서를 만들어두고 받는 분만 적어서 보내요.',
  blocks: [
    {
      type: 'PARAGRAPH',
      texts: [
        plain('템플릿은 '),
        { text: '템플릿 관리', isBold: true, href: null },
        plain(' 권한이 있는 멤버가 만들어요.'),
      ],
    },
    { type: 'HEADING', id: 'create', level: 2, text: '새로 만들기' },
    { type: 'LIST', isOrdered: true, items: [[plain('템플릿 만들기를 눌러요.')], [plain('역할을 정해요.')]] },
    { type: 'HEADING', id: 'roles', level: 2, text: '역할' },
    { type: 'LIST', isOrdered: false, items: [[plain('보낼 때 적기')], [plain('늘 같은 분')]] },
    { type: 'HEADING', id: 'more', level: 3, text: '더 읽기' },
    {
      type: 'PARAGRAPH',
      texts: [
        { text: '전자서명법', isBold: false, href: 'https://www.law.go.kr/법령/전자서명법' },
        plain('과 '),
        { text: '역할', isBold: false, href: '#roles' },
        plain('을 함께 읽어보세요.'),
      ],
    },
  ],
};
