export { deviceStore } from './device-store';
