export { VisibleFrame } from './visible-frame';
export { visibleHeight } from './visible-height';
