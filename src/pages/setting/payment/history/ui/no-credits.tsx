import { EmptyState } from '@/shared/ui/feedback/empty-state';

export const NoCredits = () => (
  <EmptyState
    kind="nothing-yet"
    title="아직 크레딧을 쓴 내역이 없어요"
    description="크레딧을 사거나 쓰면 여기에 보여요."
  />
);
