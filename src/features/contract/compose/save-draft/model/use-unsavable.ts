import { useCallback, useEffect } from 'react';
import type { DraftSaver } from './use-save-draft';

type Saver = Pick<DraftSaver, 'isUnsaved' | 'settle'> & { state: DraftSaver['state'] | 'unsavable' };

/**
 * The saver of a page that also shows values which can't be saved as they are, such as a text that is too long. Those are
 * lost when the user leaves, so until they are corrected, nothing may look saved.
 */
export function useUnsavable(saver: Pick<DraftSaver, 'isUnsaved' | 'settle' | 'state'>, isUnsavable: boolean): Saver {
  const { settle, state, isUnsaved } = saver;
  useEffect(() => {
    if (!isUnsavable) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsavable]);
  const settleRest = useCallback(async () => {
    const saved = await settle();
    return isUnsavable ? null : saved;
  }, [settle, isUnsavable]);
  return {
    state: isUnsavable && state === 'saved' ? 'unsavable' : state,
    isUnsaved: isUnsaved || isUnsavable,
    settle: settleRest,
  };
}
