export const ko = {
  banner: '미리 보기예요. 아무것도 저장하지 않아요.',
  loading: '문서를 불러오고 있어요',
  document: '문서',
  smaller: '작게',
  larger: '크게',
  close: '닫기',
  failed: '문서를 불러오지 못했어요',
  again: '다시 불러오기',
  notThere: '볼 수 없는 문서예요',
  notThereMore: '문서가 없거나, 볼 수 있는 사람이 따로 있어요.',
};

export type PreviewMessages = typeof ko;
