/**
 * The statement that receivers agree to when they finish. The chain records its version, so increment the version with
 * every change to the text.
 */
export const FINAL_CONFIRMATION = {
  version: '2026-12-01',
  ko: '내용을 모두 읽었고, 전자서명으로 계약하는 것에 동의해요.',
  en: 'I have read everything and agree to sign electronically.',
};
