import { expect, it, vi } from 'vitest';
import { getExternalUrl, isInAppBrowser, reopenInExternalBrowser } from '@/shared/lib/browser';

const KAKAO = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36 KAKAOTALK 10.4.5';
const visit = (path: string, userAgent = KAKAO, tried = false) =>
  getExternalUrl({ userAgent, url: new URL(path, 'https://dojang.example'), tried });

it('opens the whole address outside, with the mark against loops', () => {
  expect(visit('/invitation/acceptance?code=abc')).toBe(
    `kakaotalk://web/openExternal?url=${encodeURIComponent('https://dojang.example/invitation/acceptance?code=abc&_ext=1')}`,
  );
});

it('opens a receiver’s link outside, although its path ends like a provider’s return', () => {
  expect(visit('/receiver/callback?t=abc')).toContain(encodeURIComponent('/receiver/callback?t=abc&_ext=1'));
});

it.each([
  ['Naver', 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 NAVER(inapp; search; 2000; 12.8.1; 14)', true],
  ['Line', 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Safari Line/14.1.0', true],
  ['Instagram', 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Instagram 320.0.0', true],
  ['Safari', 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/17.4 Mobile Safari/604.1', false],
  ['KakaoTalk, which has a way out', KAKAO, false],
])('knows whether somebody is inside of an app: %s', (_, userAgent, isInside) => {
  expect(isInAppBrowser(userAgent)).toBe(isInside);
});

it.each([
  ['another browser', visit('/landing', 'Mozilla/5.0 Chrome/120 Mobile Safari/537.36')],
  ['the robot that fetches previews', visit('/landing', 'facebookexternalhit/1.1; kakaotalk-scrap/1.0')],
  ['a second try', visit('/landing', KAKAO, true)],
  ['an address that was opened outside already', visit('/landing?_ext=1')],
  ['the return of an identity check', visit('/receiver/phone-verify/callback?requestUuid=1')],
  ['the return of an identity check of a visitor', visit('/direct-url/callback?requestUuid=1')],
  ['the return of the yearly identity check', visit('/annual-auth?requestUuid=1')],
  ['the return to one’s own information', visit('/profile/information?requestUuid=1')],
  ['the return of a payment', visit('/setting/payment/toss/success?paymentKey=1')],
])('stays where it is for %s', (_, address) => {
  expect(address).toBeNull();
});

it('tries once a tab and removes its mark once outside', () => {
  const navigate = vi.fn();
  const replaceUrl = vi.fn();
  const environment = (userAgent: string, path: string) => ({
    userAgent,
    url: new URL(path, 'https://dojang.example'),
    storage: sessionStorage,
    replaceUrl,
    navigate,
  });
  expect(reopenInExternalBrowser(environment(KAKAO, '/landing'))).toBe(true);
  expect(reopenInExternalBrowser(environment(KAKAO, '/landing'))).toBe(false);
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(Object.keys(sessionStorage)).toEqual(['externalTried']);

  expect(reopenInExternalBrowser(environment('Mozilla/5.0 Chrome/120', '/landing?a=1&_ext=1'))).toBe(false);
  expect(String(replaceUrl.mock.lastCall)).toBe('https://dojang.example/landing?a=1');
});
