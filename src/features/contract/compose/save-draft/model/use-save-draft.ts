import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { waitFor } from 'xstate';
import { contractQueries, type Contract } from '@/entities/contract';
import { createRequestKey } from '@/shared/api';
import type { DraftChange } from './draft-change';
import { saveDraftMachine } from './save-draft.machine';

export type DraftSaver = ReturnType<typeof useSaveDraft>;

/**
 * Saves the draft to the server while it is being edited. `contract` is what the page was opened with, or null until
 * the first file is uploaded.
 */
export function useSaveDraft(contract: Contract | null, onBegun?: (contractId: string) => void) {
  const queryClient = useQueryClient();
  const [input] = useState(() => ({
    contractId: contract?.contractId ?? null,
    version: contract?.version ?? 1,
    receiverUuids: Object.fromEntries(
      contract?.receivers.map(({ receiverUuid }) => [receiverUuid, receiverUuid]) ?? [],
    ),
    creationKey: createRequestKey(),
  }));
  const actorRef = useActorRef(
    saveDraftMachine.provide({
      actions: {
        onWritten: ({ context }, { written }) => {
          // Other pages have to refetch this draft. This page has the latest version, so it does not.
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
  /** Saves all pending changes. Returns the draft's id, or null if not everything could be saved. */
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
