import type { EmailSender } from './letter.ts';
import { writeMail } from './write-mail.ts';

type Invitation = {
  to: string;
  publicUrl: string;
  sender: EmailSender;
  inviterName: string;
  organizationMemberUuid: string;
  code: string;
};

export function writeInvitationMail({ to, publicUrl, sender, inviterName, ...link }: Invitation) {
  const query = new URLSearchParams({
    organizationMemberUuid: link.organizationMemberUuid,
    inviteeEmail: to,
    code: link.code,
  });
  return writeMail({
    to,
    template: 'INVITATION',
    sender,
    subject: `${sender.name}에서 함께 쓰자고 초대했어요`,
    preheader: `${inviterName} 님이 초대장을 보냈어요.`,
    heading: `${sender.name}에서 함께 쓰자고 초대했어요`,
    paragraphs: [`${inviterName} 님이 초대장을 보냈어요.`, '7일 안에 수락하면 함께 쓸 수 있어요.'],
    button: { label: '초대 보기', href: `${publicUrl}/invitation/acceptance?${query}` },
    foot: ['모르는 초대라면 이 메일을 무시해주세요. 수락하지 않으면 아무 일도 일어나지 않아요.'],
  });
}
