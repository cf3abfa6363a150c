import { Ban, CircleCheck, Mail, MailX } from '@/shared/icons';
import type { MemberStatusType } from '@/entities/member';
import { Badge } from '@/shared/ui/feedback/badge';

export function MemberStatusBadge({ status }: { status: MemberStatusType }) {
  switch (status) {
    case 'ACCEPTED':
      return (
        <Badge tone="success" icon={<CircleCheck />}>
          활동 중
        </Badge>
      );
    case 'INVITED':
      return (
        <Badge tone="accent" icon={<Mail />}>
          초대 보냄
        </Badge>
      );
    case 'EXPIRED':
      return <Badge icon={<MailX />}>초대 만료</Badge>;
    case 'CANCELLED':
      return <Badge icon={<Ban />}>초대 취소됨</Badge>;
    case 'WITHDRAWN':
      return <Badge icon={<Ban />}>내보냄</Badge>;
  }
}
