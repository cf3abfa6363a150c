import { describe, expect, it } from 'vitest';
import { countQuestions, findQuestions, type FaqGroup } from '@/entities/help/faq';
import { findGuides, groupByTask, buildGuideHref, type GuideListItem } from '@/entities/help/guide';

const paragraph = (text: string) => ({ type: 'PARAGRAPH' as const, texts: [{ text, isBold: false, href: null }] });
const GROUPS: FaqGroup[] = [
  {
    title: '보내기',
    questions: [
      {
        faqId: 'order',
        question: '순서를 정할 수 있나요?',
        answer: [paragraph('앞사람이 마친 뒤에')],
        keywords: '차례',
      },
      {
        faqId: 'deadline',
        question: '마감이 지나면요?',
        answer: [{ type: 'LIST', isOrdered: false, items: [paragraph('30일 안에는 늘려요').texts] }],
        keywords: '만료',
      },
    ],
  },
  {
    title: '받는 분',
    questions: [{ faqId: 'app', question: '앱을 깔아야 하나요?', answer: [paragraph('아니요')], keywords: '' }],
  },
];
const idsFor = (typed: string) =>
  findQuestions(GROUPS, typed).flatMap(({ questions }) => questions.map(({ faqId }) => faqId));

describe('questions', () => {
  it.each([
    ['the question', '순서', ['order']],
    ['the answer', '30일', ['deadline']],
    ['another word for it', '차례', ['order']],
    ['nothing', '팩스', []],
  ])('are found by %s', (_, typed, ids) => {
    expect(idsFor(typed)).toEqual(ids);
  });

  it('leave out groups without an answer', () => {
    expect(findQuestions(GROUPS, '앱').map(({ title }) => title)).toEqual(['받는 분']);
    expect([countQuestions(GROUPS), countQuestions(findQuestions(GROUPS, '앱'))]).toEqual([3, 1]);
  });
});

const guide = (guideId: string, task: string, words = ''): GuideListItem => ({
  guideId,
  title: `${guideId} 하기`,
  task,
  summary: '',
  headings: [],
  words,
});

describe('the guide', () => {
  const guides = [guide('보내기', '처음', '템플릿으로도'), guide('템플릿', '템플릿'), guide('서명', '처음')];

  it('shows pages named by the search before those that mention it', () => {
    expect(findGuides(guides, '템플릿').map(({ guideId }) => guideId)).toEqual(['템플릿', '보내기']);
  });

  it('groups pages by task, in the order of their first pages', () => {
    expect(groupByTask(guides).map(({ task, guides: pages }) => [task, pages.length])).toEqual([
      ['처음', 2],
      ['템플릿', 1],
    ]);
  });

  it('has an address for each page and place', () => {
    expect(buildGuideHref('members')).toBe('/notice/guide?page=members');
    expect(buildGuideHref('members', 'groups')).toBe('/notice/guide?page=members#groups');
  });
});
