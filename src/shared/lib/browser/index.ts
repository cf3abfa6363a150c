export { CARD_NAME, moveCardFocus } from './move-card-focus';
export { copyToClipboard } from './copy-to-clipboard';
export { getCoalescedPoints } from './passed-points';
export { getExternalUrl, isInAppBrowser, getReopenUrl, reopenInExternalBrowser } from './kakao-talk';
export { parseUrl } from './parse-url';
export { saveBlob } from './save-blob';
export { useAfterCommit } from './use-after-commit';
export { usePointer } from './use-pointer';
export { usePreloadedGlyphs } from './use-preloaded-glyphs';
