import { expect, test } from 'vitest';
import { insertBreaksIntoAddresses, hasAddress, insertSpacesIntoAddresses } from '#rules/addresses.ts';

test.each([
  ['https://evil.example/a', 'https: //evil. example/a'],
  ['bit.ly/abc', 'bit. ly/abc'],
  ['evil.xyz를 눌러주세요', 'evil. xyz를 눌러주세요'],
  ['me@evil.museum', 'me@evil. museum'],
  ['나쁜곳.한국', '나쁜곳. 한국'],
  ['xn--hu5b.xn--3e0b707e', 'xn--hu5b. xn--3e0b707e'],
  ['пример.рф', 'пример. рф'],
  ['203.0.113.5/a', '203. 0. 113. 5/a'],
  ['www.3.kr', 'www. 3. kr'],
])('%s is an address', (text, spaced) => {
  expect(hasAddress(text)).toBe(true);
  expect(insertSpacesIntoAddresses(text)).toBe(spaced);
  expect(hasAddress(spaced)).toBe(false);
  expect(insertBreaksIntoAddresses(text)).not.toContain(text);
  expect(insertBreaksIntoAddresses(text).replaceAll('\u200c', '')).toBe(text);
});

test.each(['3.5점', '2026.12.01', '안녕하세요.반갑습니다.', 'A.B.C', '오전 9:30', '제1.2조', '끝...'])(
  '%s is not an address',
  (text) => {
    expect(hasAddress(text)).toBe(false);
    expect(insertSpacesIntoAddresses(text)).toBe(text);
  },
);
