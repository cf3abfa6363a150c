export { copyToClipboard } from './copy-to-clipboard';
export { externalAddress, isInsideOtherApp, reopenAddress, reopenOutside } from './kakao-talk';
export { parseUrl } from './parse-url';
export { passedPoints } from './passed-points';
export { saveBlob } from './save-blob';
export { usePointer } from './use-pointer';
export { useReadyWords } from './use-ready-words';
