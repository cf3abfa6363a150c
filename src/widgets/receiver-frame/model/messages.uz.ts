import type { FrameMessages } from './messages.ko';

export const uz: FrameMessages = {
  back: 'Orqaga',
  progress: (done, total) => `Bosqich: ${done} / ${total}`,
  service: 'Dojang',
  toOwn: 'Hujjatlaringizga qaytish',
  inApp: {
    title: 'Boshqa brauzerda oching.',
    more: 'Bu ilovada imzolash yaxshi ishlamasligi mumkin. Havolani nusxalab, Safari yoki Chrome brauzeriga joylashtiring.',
    copy: 'Havoladan nusxa olish',
    copied: 'Nusxa olindi',
    notCopied: 'Havoladan nusxa olib boʻlmadi. Manzil satridan nusxa oling',
  },
};
