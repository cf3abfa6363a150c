import { afterEach, expect, it } from 'vitest';
import { isSameOriginPath } from '@/shared/lib/own-path';

it.each(['/dashboard', '/setting/member?status=INVITED', '/invitation/acceptance?code=a#b'])('goes to %s', (path) => {
  expect(isSameOriginPath(path)).toBe(true);
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', '/\t/evil.example'])(
  'does not leave for %j',
  (path) => {
    expect(isSameOriginPath(path)).toBe(false);
  },
);

const before = Object.getOwnPropertyDescriptors(URL);
afterEach(() => Object.defineProperties(URL, before));

it('knows its own addresses in a browser that has no URL.canParse', () => {
  Reflect.deleteProperty(URL, 'canParse');
  expect('canParse' in URL).toBe(false);
  expect(isSameOriginPath('/dashboard')).toBe(true);
  expect(isSameOriginPath('//evil.example')).toBe(false);
});
