import { expect, test } from 'vitest';
import { describeDevice } from '../../../server/modules/audit/describe-device.ts';

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const GECKO = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${APPLE}`;
const ANDROID = `Mozilla/5.0 (Linux; Android 15; SM-S928N) ${GECKO}`;
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${GECKO}`;
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

test.each([
  [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, '아이폰 · 사파리'],
  [`${IPHONE} CriOS/131.0 Mobile/15E148 Safari/604.1`, '아이폰 · 크롬'],
  [`${IPHONE} Mobile/15E148 KAKAOTALK/25.1.0 (INAPP)`, '아이폰 · 카카오톡'],
  [`${IPHONE} Mobile/15E148`, '아이폰'],
  [
    `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${APPLE} Version/17.5 Mobile/15E148 Safari/604.1`,
    '아이패드 · 사파리',
  ],
  [`${ANDROID} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`, '안드로이드 · 삼성 인터넷'],
  [`${ANDROID} Version/4.0 Chrome/131.0 Mobile Safari/537.36 NAVER(inapp; search; 1000; 12.8)`, '안드로이드 · 네이버'],
  [`${WINDOWS} Chrome/131.0 Safari/537.36`, '윈도우 · 크롬'],
  [`${WINDOWS} Chrome/131.0 Safari/537.36 Edg/131.0`, '윈도우 · 엣지'],
  [`${WINDOWS} Chrome/130.0 Whale/4.29 Safari/537.36`, '윈도우 · 웨일'],
  [`${MAC} ${APPLE} Version/18.1 Safari/605.1.15`, '맥 · 사파리'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', '리눅스 · 파이어폭스'],
  ['curl/8.5.0', null],
  ['', null],
  [undefined, null],
])('%s is told as %s', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words);
});
