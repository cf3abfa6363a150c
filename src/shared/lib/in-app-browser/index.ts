export { externalAddress, isInsideOtherApp, reopenAddress, reopenOutside } from './kakao-talk';
