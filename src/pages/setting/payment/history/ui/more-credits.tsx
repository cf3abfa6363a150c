import { Button } from '@/shared/ui/actions/button';
import type { CreditsViewProps } from './credits-view';
import * as styles from './history.css';

export const MoreCredits = ({ hasMore, isLoadingMore, onMore }: CreditsViewProps) =>
  hasMore && (
    <div className={styles.more}>
      <Button loading={isLoadingMore} onClick={onMore}>
        더 보기
      </Button>
    </div>
  );
