import { expect, it } from 'vitest';
import { isOwnPath } from '@/shared/lib/own-path';

it.each(['/dashboard', '/setting/member?status=INVITED', '/invitation/acceptance?code=a#b'])('goes to %s', (path) => {
  expect(isOwnPath(path)).toBe(true);
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', '/\t/evil.example'])(
  'does not leave for %j',
  (path) => {
    expect(isOwnPath(path)).toBe(false);
  },
);
