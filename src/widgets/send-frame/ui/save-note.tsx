import { Check, CircleExclamationPoint, CloudUpload } from '@/shared/icons';
import { Button } from '@/shared/ui/actions/button';
import * as styles from './send-frame.css';

/**
 * In a `conflict`, another member or tab has saved in the meantime. `unsavable` values have to be corrected first, which
 * their fields explain.
 */
export type SaveState = 'saved' | 'saving' | 'failed' | 'conflict' | 'unsavable';

interface SaveNoteProps {
  state: SaveState;
  onRetry?: (() => void) | undefined;
}

export function SaveNote({ state, onRetry }: SaveNoteProps) {
  const isFailed = state === 'failed' || state === 'conflict' || state === 'unsavable';
  return (
    <span className={styles.saveStatus({ failed: isFailed })} role="status">
      {state === 'saved' && (
        <>
          <Check />
          저장했어요
        </>
      )}
      {state === 'saving' && (
        <>
          <CloudUpload />
          저장하는 중
        </>
      )}
      {isFailed && (
        <>
          <CircleExclamationPoint />
          저장하지 못했어요
        </>
      )}
      {state === 'failed' && onRetry && (
        <Button variant="link" size="sm" onClick={onRetry}>
          다시 저장
        </Button>
      )}
    </span>
  );
}
