import { valueProblemMessages } from '#rules/value-problem-words.ts';

export const ko = {
  nothing: '채울 칸이 없어요',
  readAll: '다 보고 확인하기',
  required: '꼭 채워야 해요',
  filled: '채웠어요',
  empty: '비어 있어요',
  optional: '선택',
  place: (count: number, place: number) => `${count}칸 중 ${place}번째`,
  previous: '이전 칸',
  next: '다음 칸',
  isFirst: '첫 칸이에요',
  finish: '다 채우고 확인하기',
  skip: '건너뛰기',
  showMore: '더 보기',
  showLess: '접기',
  sign: '서명하기',
  signAgain: '다시 서명하기',
  stamp: '도장 찍기',
  stampAgain: '도장 다시 찍기',
  signHere: '여기에 서명',
  stampHere: '여기에 도장',
  attach: '파일 올리기',
  attachPicture: '사진 올리기',
  takePicture: '사진 찍기',
  tick: '체크하기',
  /** The button shows the characters to remove, unless they are invisible. */
  takeOut: (characters: string) => (characters ? `${characters} 빼기` : '숨은 글자 빼기'),
  list: '채울 칸',
  problem: valueProblemMessages.ko,
  won: '원',
  /** The amount as printed: in words, which are harder to alter than digits. */
  printed: (words: string) => words,
};
export type Messages = typeof ko;
