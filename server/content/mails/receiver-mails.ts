import type { Mail, TextMessage } from '../../modules/messages/outbox.ts';
import { writeMail } from './layout.ts';

type Language = 'ko' | 'en';

const WORDS = {
  ko: {
    subject: '확인 번호를 알려드려요',
    heading: '여섯 자리 번호를 적어주세요',
    paragraph: '문서를 열던 화면에 아래 번호를 적어주세요. 3분 동안 쓸 수 있어요.',
    foot: '요청하지 않았다면 이 메일을 무시해주세요. 아무 일도 일어나지 않아요.',
    text: (code: string) => `[도장] 확인 번호 ${code}\n3분 안에 적어주세요. 다른 사람에게 알려주지 마세요.`,
  },
  en: {
    subject: 'Your code',
    heading: 'Please type this code',
    paragraph: 'Type it on the page where you were opening the document. It is good for three minutes.',
    foot: 'If you did not ask for it, please ignore this mail. Nothing will happen.',
    text: (code: string) => `[Dojang] Your code: ${code}\nGood for 3 minutes. Do not share it with anybody.`,
  },
} as const;

export function receiverCodeMail(to: string, code: string, language: Language): Mail {
  const { subject, heading, paragraph, foot } = WORDS[language];
  const template = 'RECEIVER_CODE';
  return writeMail({ to, template, subject, heading, paragraphs: [paragraph], code, foot: [foot], language });
}

export const receiverCodeText = (to: string, code: string, language: Language): TextMessage => ({
  to,
  template: 'RECEIVER_CODE',
  text: WORDS[language].text(code),
});
