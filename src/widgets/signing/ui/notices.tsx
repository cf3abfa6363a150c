import { useSignMessages, useSigning } from '@/features/receiver/sign-document';
import { errorMessage } from '@/shared/api';
import { Banner } from '@/shared/ui/banner';
import * as styles from './signing.css';

/** What has to be known while filling in: no connection, something newer, what was asked again. */
export function Notices() {
  const t = useSignMessages();
  const { snapshot, context } = useSigning();
  const isLost = snapshot.matches({ open: { keeping: 'lost' } });
  const { newer, failure, contract, saveProblem } = context;
  const isFilling = snapshot.matches({ open: { acting: 'filling' } });
  const unnamed = saveProblem && (saveProblem.body?.fieldErrors?.length ?? 0) === 0 ? saveProblem : null;
  if (!isLost && newer === 0 && !failure && !contract?.request && !unnamed) return null;
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
      {contract?.request && (
        <Banner tone="accent">
          {t.asksAgain} {contract.request.message}
        </Banner>
      )}
      {unnamed && <Banner tone="danger">{errorMessage(unnamed)}</Banner>}
      {isFilling && failure && (
        <Banner tone="danger">{failure.code === 'VALUES_WRONG' ? t.stillWrong : errorMessage(failure)}</Banner>
      )}
    </div>
  );
}
