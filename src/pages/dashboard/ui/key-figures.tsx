import { formatRelativeDeadline } from '@/shared/lib/seoul-time';
import { useLayout } from '@/shared/ui/layout/responsive';
import { StatCard, StatRow } from '@/shared/ui/data/stat-card';
import { formatComparison, splitDuration, formatDuration } from '../model/words';
import type { Statistics } from '../model/statistics';

export function KeyFigures({ statistics }: { statistics: Statistics }) {
  const { inProgress, openedToday, deadlineNear, nextDeadline } = statistics;
  const { completedThisMonth, completedLastMonth, averageSigningMinutes, averageSigningMinutesBefore } = statistics;
  const duration = averageSigningMinutes === null ? null : splitDuration(averageSigningMinutes);
  const isMobile = useLayout() === 'mobile';
  return (
    <StatRow>
      <StatCard
        label="진행 중"
        value={inProgress}
        unit="건"
        meaning={openedToday > 0 ? `${openedToday}건은 오늘 열어봤어요` : '오늘 열어본 문서는 없어요'}
      />
      <StatCard
        label="곧 마감"
        value={deadlineNear}
        unit="건"
        meaning={nextDeadline ? `가장 빠른 마감 ${formatRelativeDeadline(nextDeadline)}` : '다가온 마감이 없어요'}
      />
      <StatCard
        label="이번 달 완료"
        value={completedThisMonth}
        unit="건"
        meaning={formatComparison(completedThisMonth, completedLastMonth)}
      />
      {/* A phone only has room for the three numbers that change daily. */}
      {!isMobile && (
        <StatCard
          label="서명까지 걸린 시간"
          value={duration?.value ?? null}
          {...(duration && { unit: duration.unit })}
          meaning={
            averageSigningMinutesBefore === null
              ? '최근 30일 평균이에요'
              : `그 전 30일 ${formatDuration(averageSigningMinutesBefore)}`
          }
        />
      )}
    </StatRow>
  );
}
