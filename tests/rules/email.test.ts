import { describe, expect, it } from 'vitest';
import { isEmail, tidyEmail } from '../../rules/email.ts';

describe('an email address', () => {
  it.each([
    'a@b.kr',
    'kim.ji+1@mail.hanbit.example',
    "o'hara_7@x-y.co.kr",
    'a@1.xn--3e0b707e',
    'A@B.KR',
    '김지수@한빛.한국',
  ])('%s is accepted', (text) => expect(isEmail(text)).toBe(true));
  it.each([
    '',
    'a',
    'a@b',
    '@b.kr',
    'a@b.k',
    'a@.kr',
    'a@b..kr',
    'a@-b.kr',
    'a@b-.kr',
    'a@b.kr.',
    'a@@b.kr',
    '.a@b.kr',
    'a.@b.kr',
    'a..b@c.kr',
    ' a@b.kr',
    'a@b.kr ',
    'a b@c.kr',
    'a@b.kr\n',
    'Ａ@b.kr',
    'a＠b.kr',
    'a@b．kr',
    'a\u200b@b.kr',
  ])('“%s” is not', (text) => expect(isEmail(text)).toBe(false));

  it('has at most 254 characters, and 64 before the @', () => {
    const domain = `${'b'.repeat(60)}.`.repeat(3);
    const longest = `${'a'.repeat(64)}@${domain}${'c'.repeat(254 - 65 - domain.length - 3)}.kr`;
    expect(longest).toHaveLength(254);
    expect(isEmail(longest)).toBe(true);
    expect(isEmail(longest.replace('.kr', 'c.kr'))).toBe(false);
    expect(isEmail(`${'a'.repeat(65)}@b.kr`)).toBe(false);
  });
});

describe('a typed email address', () => {
  it.each([
    ['a@b.kr\u200B', 'a@b.kr'],
    ['\uFEFFa@b.kr\uFEFF', 'a@b.kr'],
    ['\u2060 a@b.kr\u00A0\u3164', 'a@b.kr'],
    ['ＡＢＣ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ABC@example.com'],
    ['\u200B', ''],
    ['a\u200B@b.kr', 'a\u200B@b.kr'],
  ])('“%s” is read as “%s”', (typed, read) => expect(tidyEmail(typed)).toBe(read));
});
