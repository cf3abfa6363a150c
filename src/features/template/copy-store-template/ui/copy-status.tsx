import { Check } from '@/shared/icons';
import type { CopyState } from '../api/copy-store-templates';
import * as styles from './copy-status.css';

/** Always rendered, because a live region only announces changes to its content. */
export const CopyStatus = ({ state }: { state: CopyState | undefined }) => (
  <span className={styles.status} role="status">
    {state?.status === 'copied' && (
      <span className={styles.copied}>
        <Check className={styles.icon} aria-hidden />
        {state.isEarlier ? '이미 가져온 양식이에요' : '가져왔어요'}
      </span>
    )}
    {state?.status === 'failed' && <span className={styles.failed}>{state.message}</span>}
  </span>
);
