import { insertBreaksIntoAddresses } from '../../../rules/addresses.ts';
import { writeMail } from './write-mail.ts';

/** Confirms an inquiry. Repeats none of its text, because anyone can enter somebody else's address. */
export const writeInquiryReceivedMail = ({ to, url }: { to: string; url: string }) =>
  writeMail({
    to,
    template: 'INQUIRY_RECEIVED',
    subject: '문의를 받았어요',
    preheader: '하루 안에 답할게요.',
    heading: '문의를 받았어요',
    paragraphs: ['하루 안에 답할게요. 아래에서 문의를 다시 보고 이어서 적을 수 있어요.'],
    button: { label: '문의 보기', href: url },
    foot: ['문의하지 않았다면 이 메일을 지워주세요.'],
  });

type Answered = { to: string; subject: string; answer: string; url: string };

export const writeInquiryAnsweredMail = ({ to, subject, answer, url }: Answered) =>
  writeMail({
    to,
    template: 'INQUIRY_ANSWERED',
    subject: '문의에 답했어요',
    preheader: '물어본 것에 답했어요.',
    heading: '문의에 답했어요',
    paragraphs: [],
    facts: [['문의', insertBreaksIntoAddresses(subject)]],
    quote: { words: answer },
    button: { label: '이어서 보기', href: url },
    foot: ['더 궁금한 점은 위에서 이어서 적어주세요.'],
  });
