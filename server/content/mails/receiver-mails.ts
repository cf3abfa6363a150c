import { spaceAddresses } from '../../../rules/addresses.ts';
import type { Mail, TextMessage } from '../../modules/messages/outbox.ts';
import { countCp949Bytes, toCp949Text } from '../../text/cp949.ts';
import type { Language, LetterSender } from './letter.ts';
import { writeMail } from './write-mail.ts';

/** The sending organisation and the receiver's name. */
type About = { name: string; sender: LetterSender; language: Language };

const WORDS = {
  ko: {
    subject: '확인 번호를 알려드려요',
    preheader: (organization: string) => `${organization}에서 보낸 문서를 여는 번호예요.`,
    greeting: (name: string) => `${name} 님, 안녕하세요.`,
    heading: '여섯 자리 번호를 적어주세요',
    paragraph: (organization: string) =>
      `${organization}에서 보낸 문서를 열던 화면에 아래 번호를 적어주세요. 3분 동안 쓸 수 있어요.`,
    foot: '요청하지 않았다면 이 메일을 무시해주세요. 아무 일도 일어나지 않아요.',
    text: (code: string) => `[도장] 확인 번호 ${code} (3분)`,
    who: (name: string, organization: string) => `${name} 님, ${organization} 문서예요.`,
    warning: '남에게 알려주지 마세요.',
  },
  en: {
    subject: 'Your verification code',
    preheader: (organization: string) => `For the document from ${organization}.`,
    greeting: (name: string) => `Hello ${name},`,
    heading: 'Enter this code',
    paragraph: (organization: string) =>
      `Enter it on the page where you’re opening the document from ${organization}. It expires in three minutes.`,
    foot: 'If you didn’t request this code, you can ignore this email. Nothing will happen.',
    text: (code: string) => `[Dojang] Your code: ${code} (3 min)`,
    who: (name: string, organization: string) => `${name}, document from ${organization}`,
    warning: 'Do not share it.',
  },
} as const;

export function receiverCodeMail(to: string, code: string, { name, sender, language }: About): Mail {
  const { subject, heading, paragraph, preheader, greeting, foot } = WORDS[language];
  return writeMail({
    to,
    template: 'RECEIVER_CODE',
    subject,
    preheader: preheader(sender.name),
    greeting: greeting(name),
    heading,
    paragraphs: [paragraph(sender.name)],
    code,
    foot: [foot],
    language,
    sender,
  });
}

/** Short messages have at most 90 bytes. The carrier uses some of them for "[Web발신]" and a line break. */
const SHORT_TEXT = 90 - 10;

/**
 * The code comes first, so that phones show it in the notification. The names and then the advice follow if they fit
 * into a short message.
 */
export function receiverCodeText(to: string, code: string, { name, sender, language }: About): TextMessage {
  const words = WORDS[language];
  const who = spaceAddresses(words.who(name, sender.name));
  const forms = [[who, words.warning], [who], [words.warning]];
  const texts = forms.map((lines) => [words.text(code), ...lines].join('\n'));
  const text = texts.find((form) => countCp949Bytes(toCp949Text(form)) <= SHORT_TEXT) ?? words.text(code);
  return { to, template: 'RECEIVER_CODE', text };
}
