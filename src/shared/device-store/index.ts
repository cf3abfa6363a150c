export { deviceStore } from './device-store';
export { syncStore } from './quick-store';
