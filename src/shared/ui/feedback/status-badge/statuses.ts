import {
  Ban,
  CalendarClock,
  CircleCheck,
  CircleDot,
  CircleX,
  ClockAlert,
  ClockFading,
  Hourglass,
  LockKeyhole,
  Mail,
  MailX,
  Pencil,
  Stamp,
  ShieldAlert,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import type { BadgeTone } from './status-badge.css';

export type Status =
  | 'my-turn'
  | 'in-progress'
  | 'due-soon'
  | 'completed'
  | 'rejected'
  | 'expired'
  | 'cancelled'
  | 'draft'
  | 'scheduled'
  | 'sealing'
  | 'seal-failed'
  | 'seal-held'
  | 'waiting'
  | 'active'
  | 'invited'
  | 'invitation-expired';

export const STATUSES: Record<Status, { tone: BadgeTone; icon: LucideIcon; label: string }> = {
  'my-turn': { tone: 'seal', icon: Stamp, label: '내 차례' },
  'in-progress': { tone: 'accent', icon: CircleDot, label: '진행 중' },
  'due-soon': { tone: 'warning', icon: ClockAlert, label: '곧 마감' },
  completed: { tone: 'success', icon: CircleCheck, label: '완료' },
  rejected: { tone: 'danger', icon: CircleX, label: '거절됨' },
  expired: { tone: 'neutral', icon: ClockFading, label: '기한 지남' },
  cancelled: { tone: 'neutral', icon: Ban, label: '취소함' },
  draft: { tone: 'neutral', icon: Pencil, label: '작성 중' },
  scheduled: { tone: 'neutral', icon: CalendarClock, label: '보낼 예정' },
  sealing: { tone: 'accent', icon: LockKeyhole, label: '잠그는 중' },
  'seal-failed': { tone: 'warning', icon: TriangleAlert, label: '잠그지 못했어요' },
  'seal-held': { tone: 'danger', icon: ShieldAlert, label: '확인 중' },
  waiting: { tone: 'neutral', icon: Hourglass, label: '기다리는 중' },
  active: { tone: 'success', icon: CircleCheck, label: '활동 중' },
  invited: { tone: 'accent', icon: Mail, label: '초대 보냄' },
  'invitation-expired': { tone: 'neutral', icon: MailX, label: '초대 만료' },
};
