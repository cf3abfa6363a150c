import { useDelayedFlag } from '@/shared/lib/delayed-flag';
import { visuallyHidden } from '@/shared/styles';
import { Stack } from '@/shared/ui/layout/stack';
import { Skeleton } from './skeleton';

export function PageSkeleton() {
  const isShown = useDelayedFlag(true);
  return (
    <div aria-busy>
      <span className={visuallyHidden} role="status">
        불러오는 중이에요
      </span>
      {isShown && (
        <Stack gap={5}>
          <Skeleton shape="title" width="1/3" />
          <Skeleton width="3/4" />
          <Skeleton shape="block" />
          <Skeleton width="1/2" />
        </Stack>
      )}
    </div>
  );
}
