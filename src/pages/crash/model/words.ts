export const CRASH_MESSAGES = {
  what: '예상하지 못한 문제가 생겨서 화면을 보여드리지 못했어요.',
  next: '다시 불러오면 대부분 이어서 할 수 있어요.',
  reload: '다시 불러오기',
  home: '홈으로 가기',
  details: '문의할 때 알려주세요',
  copy: '복사',
  copied: '복사했어요',
  notCopied: '복사하지 못했어요',
  support: '문의하기',
  faq: '자주 묻는 질문',
};
