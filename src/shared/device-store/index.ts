export { createDeviceStore } from './device-store';
export { createSyncStore } from './quick-store';
