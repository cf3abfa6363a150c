export { BatchGate } from './ui/batch-gate';
export type { FrameParts } from './ui/frame-parts';
export { SendMany } from './ui/send-many';
