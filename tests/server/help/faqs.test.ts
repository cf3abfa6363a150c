import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContentLibrary } from '../../../server/content/pages/open-content.ts';
import { createContentFolder } from '../../support/content-folder.ts';
import { signUp } from '../../support/people.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const faq = (title: string, group: string, order: number, body: string, more = '') =>
  `---\ntitle: ${title}\ngroup: ${group}\norder: ${order}\n${more}---\n${body}\n`;
const guide =
  '---\ntitle: 보내기\ntask: 처음\nsummary: 한 번에\nkeywords: 발송\norder: 1\n---\n글\n\n## 끝 {#end}\n- 하나\n';

let folder: Awaited<ReturnType<typeof createContentFolder>>;
let free: TestApp;
let sold: TestApp;
beforeAll(async () => {
  folder = await createContentFolder({
    'faqs/price.md': faq(
      '얼마예요?',
      '요금',
      20,
      '{{standard.contracts}}에 {{standard.price}}, 문서는 {{credits.document}}예요.',
      'billing: on\n',
    ),
    'faqs/none.md': faq('얼마예요?', '요금', 20, '요금이 없어요.', 'billing: off\nkeywords: 무료\n'),
    'faqs/second.md': faq('둘', '시작하기', 12, '**굵게**'),
    'faqs/first.md': faq('하나', '시작하기', 11, '글'),
    'guides/sending.md': guide,
  });
  const content = await openContentLibrary(folder.folder);
  free = await createTestApp({ content });
  sold = await createTestApp({ content, config: { billing: 'emulator' } });
});
afterAll(async () => {
  await free.close();
  await sold.close();
  await folder.close();
});

describe('frequent questions', () => {
  it('are listed by group without a token', async () => {
    const groups = await free.ok('listFaqs');
    expect(groups.map(({ title, questions }) => [title, questions.map(({ faqId }) => faqId)])).toEqual([
      ['시작하기', ['first', 'second']],
      ['요금', ['none']],
    ]);
    expect(groups[1]?.questions[0]).toEqual({
      faqId: 'none',
      question: '얼마예요?',
      answer: [{ type: 'PARAGRAPH', texts: [{ text: '요금이 없어요.', isBold: false, href: null }] }],
      keywords: '무료',
    });
  });

  it('say what is sold where something is sold', async () => {
    const { plans, costs } = await sold.ok('getServicePlan');
    const { price = 0, contractsPerMonth = 0 } =
      plans.find(({ servicePlanName }) => servicePlanName === 'STANDARD') ?? {};
    const [question] = (await sold.ok('listFaqs')).find(({ title }) => title === '요금')?.questions ?? [];
    const won = price.toLocaleString('ko-KR');
    expect(question).toMatchObject({
      faqId: 'price',
      answer: [{ texts: [{ text: `${contractsPerMonth}건에 ${won}원, 문서는 ${costs.DOCUMENT}개예요.` }] }],
    });
  });
});

describe('the guide', () => {
  it('is listed with its anchors and the words to find it by', async () => {
    const { accessJwt: token } = await signUp(free);
    expect(await free.ok('listGuides', { token })).toEqual([
      {
        guideId: 'sending',
        title: '보내기',
        task: '처음',
        summary: '한 번에',
        headings: [{ id: 'end', text: '끝' }],
        words: '발송 글 끝 하나',
      },
    ]);
    expect(await free.ok('getGuide', { token, path: { guideId: 'sending' } })).toMatchObject({
      title: '보내기',
      blocks: [{}, {}, {}],
    });
    expect(await free.fails('getGuide', { token, path: { guideId: 'nothing' } })).toBe('404 NOT_FOUND');
  });
});
