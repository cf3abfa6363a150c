import { PageSkeletons } from '@/entities/document';
import { Skeleton, SkeletonRegion } from '@/shared/ui/feedback/skeleton';
import { Stack } from '@/shared/ui/layout/stack';
import { pane } from '@/widgets/document-pane';
import * as styles from './contract.css';

const People = () => (
  <Stack gap={5}>
    {['a', 'b', 'c'].map((row) => (
      <Stack key={row} gap={2}>
        <Skeleton shape="title" width="1/2" />
        <Skeleton width="3/4" />
      </Stack>
    ))}
  </Stack>
);

/** Mirrors the page's layout: a document next to three people. */
export const ContractSkeleton = () => (
  <SkeletonRegion
    isLoading
    skeleton={
      <div className={styles.page}>
        <div className={styles.columns}>
          <div className={pane}>
            <PageSkeletons count={1} />
          </div>
          <div className={styles.sidePanel}>
            <People />
          </div>
        </div>
      </div>
    }
  >
    {null}
  </SkeletonRegion>
);
