import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { waitFor } from 'xstate';
import { contractQueries, type Contract } from '@/entities/contract';
import { newRequestKey } from '@/shared/api';
import type { DraftChange } from './draft-change';
import { saveDraftMachine } from './save-draft.machine';

export type DraftSaver = ReturnType<typeof useSaveDraft>;

/** Keeps a draft on the server while it is worked on. `contract` is what the page began with; null before the first file. */
export function useSaveDraft(contract: Contract | null, onBegun?: (contractId: string) => void) {
  const queryClient = useQueryClient();
  const [input] = useState(() => ({
    contractId: contract?.contractId ?? null,
    version: contract?.version ?? 1,
    receiverUuids: Object.fromEntries(
      contract?.receivers.map(({ receiverUuid }) => [receiverUuid, receiverUuid]) ?? [],
    ),
    creationKey: newRequestKey(),
  }));
  const actorRef = useActorRef(
    saveDraftMachine.provide({
      actions: {
        onWritten: ({ context }, { written }) => {
          // What other pages know of this draft is out of date; this one knows better and does not ask.
          void queryClient.invalidateQueries({ queryKey: contractQueries.all(), refetchType: 'none' });
          if (context.contractId === null) onBegun?.(written.contractId);
        },
      },
    }),
    { input },
  );
  const snapshot = useSelector(actorRef, (current) => current);
  const isUnsaved = snapshot.hasTag('unsaved');

  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);

  const change = useCallback((part: DraftChange) => actorRef.send({ type: 'changed', change: part }), [actorRef]);
  /** Saves what waits. Answers which draft holds everything now; null if not everything could be saved. */
  const settle = useCallback(async () => {
    actorRef.send({ type: 'flush' });
    const settled = await waitFor(
      actorRef,
      (current) => current.matches('saved') || current.matches('failed') || current.matches('conflict'),
    );
    return settled.matches('saved') ? settled.context.contractId : null;
  }, [actorRef]);
  const retry = useCallback(() => actorRef.send({ type: 'retry' }), [actorRef]);
  const overwrite = useCallback(() => actorRef.send({ type: 'overwrite' }), [actorRef]);

  const { contractId, version, receiverUuids, failure } = snapshot.context;
  const isConflict = snapshot.matches('conflict') || snapshot.matches('looking');
  return useMemo(
    () => ({
      contractId,
      version,
      receiverUuids,
      failure,
      isUnsaved,
      state: isConflict
        ? ('conflict' as const)
        : snapshot.matches('failed')
          ? ('failed' as const)
          : isUnsaved
            ? ('saving' as const)
            : ('saved' as const),
      change,
      settle,
      retry,
      overwrite,
    }),
    [contractId, version, receiverUuids, failure, isUnsaved, isConflict, snapshot, change, settle, retry, overwrite],
  );
}
