export { deviceStore } from './device-store';
export { quickStore } from './quick-store';
