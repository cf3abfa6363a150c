import { visuallyHidden } from '@/shared/styles';
import * as styles from './page-column.css';
import * as skeleton from './page-skeletons.css';

/** Shows a blank sheet per page, or a single one while the page count is unknown. */
export const PageSkeletons = ({ count }: { count: number }) => (
  <div className={styles.view} aria-busy>
    <span className={visuallyHidden} role="status">
      불러오는 중이에요
    </span>
    <div className={skeleton.column}>
      {Array.from({ length: Math.max(1, count) }, (_, index) => (
        <div key={index} className={skeleton.page} />
      ))}
    </div>
  </div>
);
