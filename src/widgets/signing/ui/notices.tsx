import { useSigning, useSigningState, useSignMessages } from '@/features/receiver/sign-document';
import { getErrorMessage } from '@/shared/api';
import { Banner } from '@/shared/ui/feedback/banner';
import * as styles from './signing.css';

/** Tells receivers about a lost connection, a newer version or a correction request. */
export function Notices() {
  const t = useSignMessages();
  const isLost = useSigningState((snapshot) => snapshot.matches({ open: { keeping: 'lost' } }));
  const isFilling = useSigningState((snapshot) => snapshot.matches({ open: { acting: 'filling' } }));
  const newer = useSigning((context) => context.newer);
  const failure = useSigning((context) => context.failure);
  const drawingProblem = useSigning((context) => context.drawingProblem);
  const request = useSigning(({ contract }) => contract?.request);
  if (!isLost && newer === 0 && !failure && !request && !drawingProblem) return null;
  return (
    <div className={styles.notices}>
      {isLost && (
        <Banner tone="warning" announce>
          {t.offline}
        </Banner>
      )}
      {newer > 0 && (
        <Banner tone="accent" announce>
          {t.newer}
        </Banner>
      )}
      {request && (
        <Banner tone="accent">
          {t.asksAgain} {request.message}
        </Banner>
      )}
      {drawingProblem && (
        <Banner tone="danger">
          {t.drawingRefused} {getErrorMessage(drawingProblem)}
        </Banner>
      )}
      {isFilling && failure && (
        <Banner tone="danger">{failure.code === 'VALUES_WRONG' ? t.stillWrong : getErrorMessage(failure)}</Banner>
      )}
    </div>
  );
}
