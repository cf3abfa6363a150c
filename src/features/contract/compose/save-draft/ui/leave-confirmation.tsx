import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useUnsavedWork } from '@/shared/session';
import { LeaveGuard } from '@/shared/ui/overlays/dialog';
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
  useUnsavedWork(isUnsaved);
  const isBlocked = blocker.state === 'blocked';
  const { proceed } = blocker;

  useEffect(() => {
    if (!isBlocked) return;
    void settle().then((saved) => saved !== null && proceed?.());
  }, [isBlocked, settle, proceed]);

  return (
    <LeaveGuard
      open={isBlocked && (state === 'failed' || state === 'conflict' || state === 'unsavable')}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
