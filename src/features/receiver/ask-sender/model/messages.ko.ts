export const ko = {
  title: '보낸 분에게 물어보기',
  description: '적은 내용을 보낸 분에게 메일로 전해드려요. 답은 보낸 분이 직접 드려요.',
  label: '궁금한 점',
  missing: '궁금한 점을 적어주세요.',
  tooLong: (most: number) => `${most}자까지 적을 수 있어요.`,
  send: '보내기',
  sending: '보내는 중',
  leave: '그만두기',
  close: '닫기',
  sent: '보낸 분에게 전했어요',
  sentMore: '답을 받으면 이 링크로 다시 들어와주세요.',
  RATE_LIMITED: '오늘은 더 물어볼 수 없어요. 내일 다시 물어봐주세요.',
  NETWORK: '네트워크에 접근할 수 없어요. 인터넷 연결을 확인해주세요.',
  other: '전하지 못했어요. 다시 시도해주세요.',
};

export type AskSenderMessages = typeof ko;
