export const ko = {
  label: '언어',
  title: '어떤 언어로 볼까요?',
  failed: '이 언어를 불러오지 못했어요. 인터넷 연결을 확인하고 다시 골라주세요.',
};

export type ChooseLanguageMessages = typeof ko;
