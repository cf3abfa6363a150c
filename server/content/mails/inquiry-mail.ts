import { writeMail } from './write-mail.ts';

type Inquiry = { to: string; name: string; email: string; company: string; message: string };

/** Creates the email to the service's support address. */
export const inquiryMail = ({ to, name, email, company, message }: Inquiry) =>
  writeMail({
    to,
    template: 'INQUIRY',
    subject: `문의가 왔어요: ${name}`,
    preheader: `${name} 님이 물어봤어요.`,
    heading: '문의가 왔어요',
    paragraphs: [],
    facts: [
      ['이름', name],
      ['메일 주소', email],
      ['회사 이름', company || '적지 않음'],
    ],
    quote: { words: message },
    foot: ['하루 안에 메일로 답해주세요.'],
  });
