import { describe, expect, it } from 'vitest';
import { parseFaqPage, parseNoticePage } from '../../../server/content/pages/parse-pages.ts';
import { parsePage } from '../../../server/content/pages/parse-page.ts';

const FACTS = '---\ntitle: 제목\nkind: 안내\ndate: 2026-11-20\n---\n';
const parse = (body: string) => parsePage('notices/a.md', 'a', `${FACTS}${body}`);
const plain = (text: string) => ({ text, isBold: false, href: null });

const notice = (facts: string) => () => parseNoticePage(parsePage('a.md', 'a', `---\n${facts}\n---\n글\n`));

describe('a page', () => {
  it('is read into blocks', () => {
    const body = [
      '첫 줄',
      '이어진 줄',
      '',
      '## 보내기 {#sending}',
      '- 하나',
      '- **둘**',
      '',
      '1. 먼저',
      '2. 다음',
      '### 받는 분 정하기',
      '![보내는 화면](sending.webp)',
    ].join('\r\n');
    expect(parse(body).blocks).toEqual([
      { type: 'PARAGRAPH', texts: [plain('첫 줄'), plain(' '), plain('이어진 줄')] },
      { type: 'HEADING', id: 'sending', level: 2, text: '보내기' },
      { type: 'LIST', isOrdered: false, items: [[plain('하나')], [{ text: '둘', isBold: true, href: null }]] },
      { type: 'LIST', isOrdered: true, items: [[plain('먼저')], [plain('다음')]] },
      { type: 'HEADING', id: '받는-분-정하기', level: 3, text: '받는 분 정하기' },
      { type: 'PICTURE', picture: 'sending.webp', description: '보내는 화면' },
    ]);
  });

  it.each([
    ['HTML', '글\n\n<div>', 'notices/a.md:8', 'HTML'],
    ['a script address', '글\n[여기](javascript:alert)', 'notices/a.md:7', 'A link may not lead to'],
    ['a title in the body', '# 제목', 'notices/a.md:6', 'front matter'],
    ['a heading too deep', '#### 작게', 'notices/a.md:6', '## or ###'],
    ['a list in a list', '- 하나\n  - 둘', 'notices/a.md:7', 'one level'],
    ['a quotation', '> 말', 'notices/a.md:6', 'Only headings'],
    ['code', '```\nx', 'notices/a.md:6', 'Only headings'],
    ['a table', '| a | b |', 'notices/a.md:6', 'Only headings'],
    ["somebody else's picture", '![a](https://elsewhere.example/a.png)', 'notices/a.md:6', 'A picture is'],
    ['a picture from another folder', '![a](../a.png)', 'notices/a.md:6', 'A picture is'],
    ['an anchor that is there twice', '## 하나\n\n## 하나', 'notices/a.md:8', 'an anchor of its own'],
    ['a heading without letters', '## ?', 'notices/a.md:6', 'an anchor of its own'],
    ['an empty page', '\n', 'notices/a.md:5', 'empty'],
  ])('is refused with its place for %s', (_, body, place, reason) => {
    expect(() => parse(body)).toThrow(`${place} can't be used: `);
    expect(() => parse(body)).toThrow(reason);
  });
});

describe('the facts of a page', () => {
  it('describe a notice', () => {
    expect(parseNoticePage(parse('글'))).toMatchObject({
      noticeId: 'a',
      title: '제목',
      kind: 'INFORMATION',
      date: '2026-11-20',
      isPinned: false,
    });
  });

  it.each([
    ['a missing title', 'kind: 안내\ndate: 2026-11-20', 'a.md:1', 'title is missing'],
    ['a missing kind', 'title: 제목\ndate: 2026-11-20', 'a.md:1', 'kind is missing'],
    ['an unknown kind', 'title: 제목\nkind: 소식\ndate: 2026-11-20', 'a.md:3', 'must be one of: 새 기능, 안내, 약관'],
    ['a day outside the calendar', 'title: 제목\nkind: 안내\ndate: 2026-02-30', 'a.md:4', 'must be a day'],
    ['an unknown fact', 'title: 제목\nkind: 안내\ndate: 2026-11-20\ncolour: red', 'a.md:5', 'not known'],
    ['a fact that is there twice', 'title: 제목\ntitle: 제목', 'a.md:3', 'twice'],
    ['a line that is no fact', 'title', 'a.md:2', 'name: value'],
  ])('are refused with their place for %s', (_, facts, place, reason) => {
    expect(notice(facts)).toThrow(`${place} can't be used: `);
    expect(notice(facts)).toThrow(reason);
  });

  it('must be there', () => {
    expect(() => parsePage('a.md', 'a', '글')).toThrow('a.md:1');
    expect(() => parsePage('a.md', 'a', '---\ntitle: 제목\n글')).toThrow('between two lines of ---');
    expect(() => parsePage('A b.md', 'A b', FACTS)).toThrow('small letters');
  });

  it('give a question its place', () => {
    const source = '---\ntitle: 얼마예요?\ngroup: 요금\norder: 10\nbilling: on\n---\n글';
    expect(parseFaqPage(parsePage('a.md', 'a', source))).toMatchObject({ group: '요금', order: 10, billing: 'on' });
    const wrong = source.replace('order: 10', 'order: first');
    expect(() => parseFaqPage(parsePage('a.md', 'a', wrong))).toThrow('order must be a whole number');
  });
});
