type Known = readonly (readonly [pattern: RegExp, word: string])[];

const SYSTEMS: Known = [
  [/\biPhone\b/, '아이폰'],
  [/\biPad\b/, '아이패드'],
  [/\bAndroid\b/, '안드로이드'],
  [/\bWindows NT\b/, '윈도우'],
  [/\bCrOS\b/, '크롬북'],
  [/\bMacintosh\b/, '맥'],
  [/\bLinux\b/, '리눅스'],
];

/** Chrome and Safari come last, because other browsers claim to be them. */
const BROWSERS: Known = [
  [/\bKAKAOTALK\b/i, '카카오톡'],
  [/\bNAVER\(/, '네이버'],
  [/\bInstagram\b/, '인스타그램'],
  [/\bFBA[NV]\b/, '페이스북'],
  [/\bLine\//, '라인'],
  [/\bWhale\//, '웨일'],
  [/\bSamsungBrowser\//, '삼성 인터넷'],
  [/\bEdg(?:A|iOS)?\//, '엣지'],
  [/\bOPR\//, '오페라'],
  [/\b(?:Firefox|FxiOS)\//, '파이어폭스'],
  [/\b(?:Chrome|CriOS)\//, '크롬'],
  [/\bVersion\/.*\bSafari\//, '사파리'],
];

/** Describes a user agent's device and browser, such as `아이폰 · 사파리`. Returns null if both are unknown. */
export function describeDevice(userAgent: string | undefined): string | null {
  if (userAgent === undefined) return null;
  const wordIn = (known: Known) => known.find(([pattern]) => pattern.test(userAgent))?.[1];
  const words = [wordIn(SYSTEMS), wordIn(BROWSERS)].filter((word) => word !== undefined);
  return words.length > 0 ? words.join(' · ') : null;
}
