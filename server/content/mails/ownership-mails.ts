import type { EmailSender } from './letter.ts';
import { writeMail } from './write-mail.ts';

type HandedOver = { to: string; publicUrl: string; sender: EmailSender; formerName: string; ownerName: string };

const NOT_ME = '내가 한 일이 아니라면 지금 바로 비밀번호를 바꾸고 문의해주세요.';

export const writeNewOwnerMail = ({ to, publicUrl, sender, formerName }: HandedOver) =>
  writeMail({
    to,
    template: 'OWNERSHIP_TAKEN',
    sender,
    subject: `${sender.name}의 소유자가 되었어요`,
    preheader: `${formerName} 님이 소유자를 넘겼어요.`,
    heading: `${sender.name}의 소유자가 되었어요`,
    paragraphs: [
      `${formerName} 님이 소유자를 넘겼어요. 이제 모든 권한이 있고, 조직을 없애거나 소유자를 다시 넘길 수 있어요.`,
    ],
    button: { label: '멤버 보기', href: `${publicUrl}/setting/member` },
    foot: ['조직의 소유자에게 알려드려요.'],
  });

export const writeFormerOwnerMail = ({ to, publicUrl, sender, ownerName }: HandedOver) =>
  writeMail({
    to,
    template: 'OWNERSHIP_GIVEN',
    sender,
    subject: `${sender.name}의 소유자를 넘겼어요`,
    preheader: '직접 넘기지 않았다면 지금 바로 확인해주세요.',
    heading: `${sender.name}의 소유자를 넘겼어요`,
    paragraphs: [`이제 ${ownerName} 님이 소유자예요. 지금 권한은 그대로 남아요.`, NOT_ME],
    button: { label: '비밀번호 찾기', href: `${publicUrl}/auth/find-password` },
    foot: ['소유자를 직접 넘겼다면 이 메일은 보관만 해주세요.'],
  });
