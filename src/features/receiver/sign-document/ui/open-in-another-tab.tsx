import { getErrorMessage } from '@/shared/api';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { useMessages } from '../messages';
import { useSigning, useSigningRef, useSigningState } from '../model/context';

/** Offers to continue here while the document is open in another tab. The document stays visible behind this dialog. */
export function OpenInAnotherTab() {
  const t = useMessages();
  const actor = useSigningRef();
  const isElsewhere = useSigningState((snapshot) => snapshot.matches({ open: { keeping: 'elsewhere' } }));
  const isReturning = useSigningState((snapshot) => snapshot.matches({ open: { keeping: 'returning' } }));
  const failure = useSigning((context) => context.failure);
  if (!isElsewhere && !isReturning) return null;
  return (
    <Dialog
      open
      width={420}
      // Only one tab can save, so closing the dialog does the same as its button: this tab takes over.
      onOpenChange={(open) => !open && actor.send({ type: 'continue' })}
      title={t.elsewhere}
      description={t.elsewhereWords}
      footer={
        <Button variant="primary" size="lg" loading={isReturning} onClick={() => actor.send({ type: 'continue' })}>
          {t.continueHere}
        </Button>
      }
    >
      {isElsewhere && failure && <Banner tone="danger">{getErrorMessage(failure)}</Banner>}
    </Dialog>
  );
}
