export const ko = {
  original: '계약서는 원문이 기준이에요. 이 화면의 안내만 번역했어요.',
};

export type OriginalMessages = typeof ko;
