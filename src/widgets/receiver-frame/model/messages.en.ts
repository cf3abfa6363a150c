import type { FrameMessages } from './messages.ko';

export const en: FrameMessages = {
  back: 'Back',
  progress: (done, total) => `Step ${done} of ${total}`,
  service: 'Dojang',
  toOwn: 'Back to your documents',
};
