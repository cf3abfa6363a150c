import type { MemberStatusType } from '@/entities/member';
import { StatusBadge } from '@/shared/ui/feedback/status-badge';

export function MemberStatusBadge({ status }: { status: MemberStatusType }) {
  switch (status) {
    case 'ACCEPTED':
      return <StatusBadge status="active" />;
    case 'INVITED':
      return <StatusBadge status="invited" />;
    case 'EXPIRED':
      return <StatusBadge status="invitation-expired" />;
    case 'CANCELLED':
      return <StatusBadge status="cancelled">초대 취소됨</StatusBadge>;
    case 'WITHDRAWN':
      return <StatusBadge status="cancelled">내보냄</StatusBadge>;
  }
}
