import {
  Ban,
  CalendarClock,
  CircleCheck,
  CircleDot,
  CircleX,
  ClockExclamationPoint,
  ClockFading,
  LockKeyhole,
  Pencil,
  ShieldExclamationPoint,
  Stamp,
  TriangleExclamationPoint,
  type Icon,
} from '@/shared/icons';
import { Badge, type BadgeTone } from '@/shared/ui/feedback/badge';
import { getContractBadge, type ContractBadgeKind, type ShownContract } from '../model/contract-status';

const BADGES: Record<ContractBadgeKind, { tone: BadgeTone; icon: Icon; label: string }> = {
  'my-turn': { tone: 'seal', icon: Stamp, label: '내 차례' },
  'in-progress': { tone: 'accent', icon: CircleDot, label: '진행 중' },
  'due-soon': { tone: 'warning', icon: ClockExclamationPoint, label: '곧 마감' },
  completed: { tone: 'success', icon: CircleCheck, label: '완료' },
  rejected: { tone: 'danger', icon: CircleX, label: '거절됨' },
  expired: { tone: 'neutral', icon: ClockFading, label: '기한 지남' },
  cancelled: { tone: 'neutral', icon: Ban, label: '취소함' },
  draft: { tone: 'neutral', icon: Pencil, label: '작성 중' },
  scheduled: { tone: 'neutral', icon: CalendarClock, label: '보낼 예정' },
  sealing: { tone: 'accent', icon: LockKeyhole, label: '잠그는 중' },
  'seal-failed': { tone: 'warning', icon: TriangleExclamationPoint, label: '잠그지 못했어요' },
  'seal-held': { tone: 'danger', icon: ShieldExclamationPoint, label: '확인 중' },
};

export function ContractBadge({ contract, now }: { contract: ShownContract; now: Date }) {
  const { tone, icon: Icon, label } = BADGES[getContractBadge(contract, now)];
  return (
    <Badge tone={tone} icon={<Icon />}>
      {label}
    </Badge>
  );
}
