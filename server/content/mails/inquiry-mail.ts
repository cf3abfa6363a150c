import { insertBreaksIntoAddresses } from '../../../rules/addresses.ts';
import { writeMail } from './write-mail.ts';

type Inquiry = {
  to: string;
  name: string;
  email: string;
  company: string;
  subject: string;
  message: string;
  pageUrl: string | null;
  fileCount: number;
  answerUrl: string;
};

export const writeInquiryMail = ({
  to,
  name,
  email,
  company,
  subject,
  message,
  pageUrl,
  fileCount,
  answerUrl,
}: Inquiry) =>
  writeMail({
    to,
    template: 'INQUIRY',
    subject: `문의가 왔어요: ${name}`,
    preheader: `${name} 님이 물어봤어요.`,
    heading: '문의가 왔어요',
    paragraphs: [],
    facts: [
      ['제목', insertBreaksIntoAddresses(subject)],
      ['이름', name],
      ['메일 주소', email],
      ['회사 이름', company || '적지 않음'],
      ['보던 화면', pageUrl ?? '적지 않음'],
      ['붙인 파일', fileCount === 0 ? '없음' : `${fileCount}개`],
    ],
    quote: { words: message },
    button: { label: '답하기', href: answerUrl },
    foot: ['하루 안에 답해주세요. 링크는 30일 동안 쓸 수 있고, 이 링크를 가진 사람은 누구나 답할 수 있어요.'],
  });
