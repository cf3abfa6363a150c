export { draftCheckQuery } from './api/draft-check';
export { SendContract } from './ui/send-contract';
export { SendPanel } from './ui/send-panel';
