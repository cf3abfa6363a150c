import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useUnsavedWork } from '@/shared/session';
import { LeaveGuard } from '@/shared/ui/overlays/dialog';

type LeaveDialogProps = {
  isDirty: boolean;
  /** Says what would be lost, such as "고치던 항목이 사라져요. 나갈까요?" */
  title?: string;
};

/** Asks for confirmation before unsaved changes are lost by going to another page or to another part of this one. */
export function LeaveDialog({ isDirty, title }: LeaveDialogProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );
  useUnsavedWork(isDirty);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return (
    <LeaveGuard
      open={blocker.state === 'blocked'}
      question={title}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
