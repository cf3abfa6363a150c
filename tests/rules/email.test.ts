import { describe, expect, it } from 'vitest';
import { isEmail } from '../../rules/email.ts';

describe('an email address', () => {
  it.each(['a@b.kr', 'kim.ji+1@mail.hanbit.example', "o'hara_7@x-y.co.kr", 'a@1.xn--3e0b707e', 'A@B.KR'])(
    '%s is accepted',
    (text) => expect(isEmail(text)).toBe(true),
  );
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
    '김지수@b.kr',
    'a@한빛.kr',
    'Ａ@b.kr',
    'a@b．kr',
    'a\u200b@b.kr',
  ])('“%s” is not', (text) => expect(isEmail(text)).toBe(false));

  it('has at most 254 characters', () => {
    const longest = `${'a'.repeat(254 - '@b.kr'.length)}@b.kr`;
    expect(isEmail(longest)).toBe(true);
    expect(isEmail(`a${longest}`)).toBe(false);
  });
});
