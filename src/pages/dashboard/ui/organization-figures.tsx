import { StatCard, StatRow } from '@/shared/ui/stat-card';

type OrganizationFiguresProps = {
  memberCount: number;
  /** null while it is on its way. */
  waiting: number | null;
  isFailed: boolean;
};

export const OrganizationFigures = ({ memberCount, waiting, isFailed }: OrganizationFiguresProps) => (
  <StatRow>
    <StatCard label="함께 쓰는 멤버" value={memberCount} unit="명" />
    <StatCard
      label="수락을 기다리는 초대"
      value={waiting}
      unit="건"
      meaning={isFailed ? '불러오지 못했어요' : undefined}
      isLoading={waiting === null && !isFailed}
    />
  </StatRow>
);
