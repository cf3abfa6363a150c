import type { Messages } from './messages.ko';

export const mn: Messages = {
  modes: { ink: 'Үзэг', highlight: 'Тодруулагч', stamp: 'Зурган тамга' },
  drawn: { INK: 'Үзгээр зурсан зүйл', HIGHLIGHT: 'Тодруулсан хэсэг', STAMP: 'Зурган тамга' },
  drawnOn: (page) => `${page}-р хуудсан дээр зурсан зүйл`,
  colors: { black: 'Хар', blue: 'Хөх', red: 'Улаан', yellow: 'Шар', green: 'Ногоон', pink: 'Ягаан' },
  widths: { thin: 'Нарийн', usual: 'Дунд', thick: 'Бүдүүн' },
  undo: 'Буцаах',
  nothingToUndo: 'Буцаах зүйл алга',
  redo: 'Дахин хийх',
  nothingToRedo: 'Дахин хийх зүйл алга',
  remove: 'Зурсан зүйлийг устгах',
  nothingChosen: 'Эхлээд зурсан зүйлээ сонгоно уу',
  choosePicture: 'Зураг сонгох',
  pictureFile: 'Тамганд зориулсан зураг',
  adding: 'Нэмж байна',
  noWords: 'Энэ хуудасны текстийг уншиж чадсангүй',
  failures: {
    FULL: (max) => `Цаашид зурах боломжгүй. Хязгаар: ${max}.`,
    NOT_A_PICTURE: 'Зөвхөн зураг нэмэх боломжтой',
    TOO_LARGE: 'Зураг 10 MB-аас бага байх ёстой',
    UNREADABLE: 'Энэ зургийг унших боломжгүй',
  },
};
