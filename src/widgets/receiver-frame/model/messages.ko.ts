export const ko = {
  back: '뒤로',
  progress: (done: number, total: number) => `확인 ${total}가지 중 ${done}번째`,
  service: '도장',
  toOwn: '문서함으로 돌아가기',
  inApp: {
    title: '다른 브라우저로 열어주세요.',
    more: '여기서는 서명이 원활하지 않을 수 있어요. 링크를 복사해서 사파리나 크롬에 붙여넣어주세요.',
    copy: '링크 복사',
    copied: '복사했어요',
    notCopied: '복사하지 못했어요. 주소창에서 복사해주세요',
  },
};

export type FrameMessages = typeof ko;
