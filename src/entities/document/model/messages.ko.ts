export const ko = {
  document: '문서',
  pageNumber: (count: number) => `쪽 번호, 모두 ${count}쪽`,
  ofPages: (count: number) => `/ ${count}쪽`,
  smaller: '작게',
  larger: '크게',
  fitted: '너비에 맞추기',
  unseen: '이 쪽을 보여드리지 못했어요',
  again: '다시 불러오기',
  textOf: (page: number) => `${page}쪽 내용`,
  textComes: '글을 불러오고 있어요',
  textMissing: '이 쪽은 그림이라 읽어드릴 글이 없어요. 보낸 분에게 글로 된 문서를 부탁할 수 있어요.',
  textCut: '이 쪽은 글이 아주 많아서 앞부분만 읽어드려요. 나머지는 문서를 내려받아 확인해주세요.',
  textFailed: '이 쪽의 글을 불러오지 못했어요.',
  textAgain: (page: number) => `${page}쪽 글 다시 불러오기`,
};

export type Messages = typeof ko;
