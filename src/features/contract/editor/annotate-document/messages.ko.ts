export const ko = {
  modes: { ink: '펜', highlight: '형광펜', stamp: '그림 도장' },
  drawn: { INK: '펜으로 그린 것', HIGHLIGHT: '형광펜', STAMP: '그림 도장' },
  drawnOn: (page: number) => `${page}쪽에 그린 것`,
  colors: { black: '검정', blue: '파랑', red: '빨강', yellow: '노랑', green: '초록', pink: '분홍' },
  widths: { thin: '가늘게', usual: '보통', thick: '굵게' },
  undo: '되돌리기',
  nothingToUndo: '되돌릴 것이 없어요',
  redo: '다시 하기',
  nothingToRedo: '다시 할 것이 없어요',
  remove: '그린 것 지우기',
  nothingChosen: '지울 것을 먼저 골라주세요',
  choosePicture: '그림 고르기',
  pictureFile: '그림 도장으로 넣을 파일',
  adding: '넣는 중',
  noWords: '이 쪽의 글자를 읽지 못했어요',
  failures: {
    FULL: (most: number) => `더 그릴 수 없어요. ${most}개까지 그릴 수 있어요.`,
    NOT_A_PICTURE: '그림 파일만 넣을 수 있어요',
    TOO_LARGE: '10MB보다 작은 그림만 넣을 수 있어요',
    UNREADABLE: '이 그림은 읽을 수 없어요',
  },
};
export type Messages = typeof ko;
