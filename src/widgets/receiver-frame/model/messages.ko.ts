export const ko = {
  back: '뒤로',
  progress: (done: number, total: number) => `확인 ${total}가지 중 ${done}번째`,
  service: '도장',
  toOwn: '문서함으로 돌아가기',
};

export type FrameMessages = typeof ko;
