import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { Button } from '@/shared/ui/actions/button';
import { Dialog } from '@/shared/ui/overlays/dialog';
import type { DraftSaver } from '../model/use-save-draft';

type LeaveConfirmationProps = {
  saver: Pick<DraftSaver, 'isUnsaved' | 'settle'> & { state: DraftSaver['state'] | 'unsavable' };
};

/** Saves pending changes before the user leaves, and asks for confirmation if that isn't possible. */
export function LeaveConfirmation({ saver }: LeaveConfirmationProps) {
  const { isUnsaved, settle, state } = saver;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const isBlocked = blocker.state === 'blocked';
  const { proceed } = blocker;

  useEffect(() => {
    if (!isBlocked) return;
    void settle().then((saved) => saved !== null && proceed?.());
  }, [isBlocked, settle, proceed]);

  return (
    <Dialog
      open={isBlocked && (state === 'failed' || state === 'conflict' || state === 'unsavable')}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title="적던 내용이 사라져요. 나갈까요?"
      width={420}
      footer={
        <>
          <Button onClick={() => blocker.proceed?.()}>나가기</Button>
          <Button variant="primary" onClick={() => blocker.reset?.()}>
            계속 쓰기
          </Button>
        </>
      }
    />
  );
}
