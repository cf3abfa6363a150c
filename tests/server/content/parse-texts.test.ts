import { describe, expect, it } from 'vitest';
import { parseTexts } from '../../../server/content/pages/parse-texts.ts';

const parse = (line: string) =>
  parseTexts(line, (reason) => {
    throw new Error(reason);
  });
const plain = (text: string) => ({ text, isBold: false, href: null });
const bold = (text: string) => ({ text, isBold: true, href: null });
const link = (text: string, href: string, isBold = false) => ({ text, isBold, href });

describe('texts', () => {
  it.each([
    ['plain text', '문서를 보내요.', [plain('문서를 보내요.')]],
    ['bold text', '**보내기**를 눌러요', [bold('보내기'), plain('를 눌러요')]],
    ['a link', '[설정](/setting/member)에서', [link('설정', '/setting/member'), plain('에서')]],
    ['a bold link', '**[설정](/setting/member)**', [link('설정', '/setting/member', true)]],
    ['an address elsewhere', '[법](https://www.law.go.kr/법령)', [link('법', 'https://www.law.go.kr/법령')]],
    ['a mail address', '[메일](mailto:help@dojang.example)', [link('메일', 'mailto:help@dojang.example')]],
    ['an anchor', '[아래](#sending)', [link('아래', '#sending')]],
    ['escaped characters', String.raw`\<b> \*\* \[a]`, [plain('<b> ** [a]')]],
    ['a single star and closing brackets', '3 * 4 ] (5)', [plain('3 * 4 ] (5)')]],
    ['an ampersand as it is', 'A &lt; B', [plain('A &lt; B')]],
  ])('read %s', (_, line, texts) => {
    expect(parse(line)).toEqual(texts);
  });

  it.each([
    ['an element', '<b>굵게</b>'],
    ['a script', '안녕 <script>alert(1)</script>'],
    ['a comment', '<!-- 숨김 -->'],
    ['an unclosed element', '<img src=x onerror=alert(1)'],
    ['an element in a link', '[<b>a</b>](/dashboard)'],
  ])('refuse %s', (_, line) => {
    expect(() => parse(line)).toThrow(/HTML|plain/);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,hello',
    'vbscript:x',
    'http://dojang.example',
    '//elsewhere.example',
    String.raw`/\elsewhere.example`,
    'https:elsewhere.example',
    String.raw`https://a.example\@b.example`,
    'mailto:a@b.example?bcc=c@d.example',
    'setting/member',
    '',
  ])('refuse the address "%s"', (address) => {
    expect(() => parse(`[여기](${address})`)).toThrow('A link may not lead to');
  });

  it.each([
    ['bold text without an end', '**보내기'],
    ['a link without an address', '[설정]'],
    ['a link without an end', '[설정](/setting'],
    ['an empty link', '[ ](/setting)'],
  ])('refuse %s', (_, line) => {
    expect(() => parse(line)).toThrow(/does not end|not complete|plain/);
  });
});
