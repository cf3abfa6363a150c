export { externalAddress, reopenAddress, reopenOutside } from './kakao-talk';
