import { Button } from '@/shared/ui/actions/button';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { useMessages } from '../messages';
import type { SigningEndCode } from '../model/dead-end';

/** Explains that the contract ended while it was open. The document stays visible behind this dialog. */
export function DeadEnd({ end, onStart }: { end: SigningEndCode; onStart: () => void }) {
  const t = useMessages();
  const { title, words } = t.ends[end];
  return (
    <Dialog
      open
      width={420}
      onOpenChange={(open) => !open && onStart()}
      title={title}
      description={words}
      footer={
        <Button variant="primary" size="lg" onClick={onStart}>
          {t.toStart}
        </Button>
      }
    />
  );
}
