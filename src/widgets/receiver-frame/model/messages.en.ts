import type { FrameMessages } from './messages.ko';

export const en: FrameMessages = {
  back: 'Back',
  progress: (done, total) => `Step ${done} of ${total}`,
  service: 'Dojang',
  toOwn: 'Back to your documents',
  inApp: {
    title: 'Open this in a different browser.',
    more: 'Signing may not work properly in this app. Copy the link and paste it into Safari or Chrome.',
    copy: 'Copy link',
    copied: 'Copied',
    notCopied: 'Couldn’t copy the link. Copy it from the address bar',
  },
};
