import type { InAppMessages } from './messages.ko';

export const en: InAppMessages = {
  title: 'Please use another browser.',
  more: 'Signing may not work well in here. Copy the link and paste it into Safari or Chrome.',
  copy: 'Copy the link',
  copied: 'Copied',
  notCopied: 'Could not copy. Please copy it from the address bar',
};
