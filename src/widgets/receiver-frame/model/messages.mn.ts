import type { FrameMessages } from './messages.ko';

export const mn: FrameMessages = {
  back: 'Буцах',
  progress: (done, total) => `Алхам ${done} / ${total}`,
  service: 'Dojang',
  toOwn: 'Баримт бичгүүд рүүгээ буцах',
  inApp: {
    title: 'Өөр хөтөч дээр нээнэ үү.',
    more: 'Энэ аппад гарын үсэг зурахад асуудал гарч магадгүй. Холбоосыг хуулаад Safari эсвэл Chrome дээр буулгана уу.',
    copy: 'Холбоос хуулах',
    copied: 'Хуулсан',
    notCopied: 'Холбоосыг хуулж чадсангүй. Хаягийн мөрөөс хуулна уу',
  },
};
