export const ko = {
  back: '뒤로',
  progress: (done: number, total: number) => `확인 ${total}가지 중 ${done}번째`,
  service: '도장',
};

export type FrameMessages = typeof ko;
