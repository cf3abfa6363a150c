import type { ReceiverCodeTexts } from './receiver-code-words.ts';

export const ko: ReceiverCodeTexts = {
  subject: '확인 번호를 알려드려요',
  preheader: (organization) => `${organization}에서 보낸 문서를 여는 번호예요.`,
  greeting: (name) => `${name} 님, 안녕하세요.`,
  heading: '여섯 자리 번호를 적어주세요',
  paragraph: (organization) =>
    `${organization}에서 보낸 문서를 열던 화면에 아래 번호를 적어주세요. 3분 동안 쓸 수 있어요.`,
  foot: '요청하지 않았다면 이 메일을 무시해주세요. 아무 일도 일어나지 않아요.',
  text: (code) => `[도장] 확인 번호 ${code} (3분)`,
  who: (name, organization) => `${name} 님, ${organization} 문서예요.`,
  warning: '남에게 알려주지 마세요.',
};
