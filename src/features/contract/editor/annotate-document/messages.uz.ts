import type { Messages } from './messages.ko';

export const uz: Messages = {
  modes: { ink: 'Qalam', highlight: 'Marker', stamp: 'Rasmli tamgʻa' },
  drawn: { INK: 'Qalamda chizilgan', HIGHLIGHT: 'Belgilangan joy', STAMP: 'Rasmli tamgʻa' },
  drawnOn: (page) => `${page}-sahifadagi chizmalar`,
  colors: { black: 'Qora', blue: 'Koʻk', red: 'Qizil', yellow: 'Sariq', green: 'Yashil', pink: 'Pushti' },
  widths: { thin: 'Ingichka', usual: 'Oʻrtacha', thick: 'Qalin' },
  undo: 'Ortga qaytarish',
  nothingToUndo: 'Ortga qaytariladigan narsa yoʻq',
  redo: 'Takrorlash',
  nothingToRedo: 'Takrorlanadigan narsa yoʻq',
  remove: 'Chizmani oʻchirish',
  nothingChosen: 'Avval chizmani tanlang',
  choosePicture: 'Rasm tanlash',
  pictureFile: 'Tamgʻa uchun rasm',
  adding: 'Qoʻshilmoqda',
  noWords: 'Bu sahifadagi matnni oʻqib boʻlmadi',
  failures: {
    FULL: (max) => `Boshqa chizib boʻlmaydi. Cheklov: ${max}.`,
    NOT_A_PICTURE: 'Faqat rasm qoʻshish mumkin',
    TOO_LARGE: 'Rasm 10 MB dan kichik boʻlishi kerak',
    UNREADABLE: 'Bu rasmni oʻqib boʻlmaydi',
  },
};
