export { externalAddress, reopenOutside } from './kakao-talk';
