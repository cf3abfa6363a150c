import { useId, type ReactNode } from 'react';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { Skeleton, SkeletonRegion } from '@/shared/ui/feedback/skeleton';
import * as styles from './payment-dashboard.css';

type DashboardPartProps = {
  title: string;
  /** Shown to the right of the title. */
  aside?: ReactNode;
  isLoading: boolean;
  trouble: string | null;
  onRetry: () => void;
  children: ReactNode;
};

/** Loads independently, so that the rest of the page works even if this part fails. */
export function DashboardPart({ title, aside, isLoading, trouble, onRetry, children }: DashboardPartProps) {
  const headingId = useId();
  return (
    <section className={styles.methods} aria-labelledby={headingId}>
      <div className={styles.sectionHeader}>
        <h2 id={headingId} className={styles.sectionTitle}>
          {title}
        </h2>
        {aside}
      </div>
      {trouble === null ? (
        <SkeletonRegion isLoading={isLoading} skeleton={<Skeleton shape="block" />}>
          {children}
        </SkeletonRegion>
      ) : (
        <Banner
          tone="danger"
          action={
            <Button size="sm" onClick={onRetry}>
              다시 불러오기
            </Button>
          }
        >
          {trouble}
        </Banner>
      )}
    </section>
  );
}
