import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { waitFor, type ActorRefFrom } from 'xstate';
import { contractQueries, type Contract } from '@/entities/contract';
import { templateQueries, type Template } from '@/entities/template';
import { createRequestKey } from '@/shared/api';
import { fromRequest, useConnection } from '@/shared/lib/actors';
import { useRetryAfterRenewal } from '@/shared/session';
import type { WriteDraftInput, WriteDraftResult } from '../api/write-draft';
import { readTemplateVersion, writeTemplate } from '../api/write-template';
import type { DraftChange } from './draft-change';
import { saveDraftMachine } from './save-draft.machine';

/** `contract` is the draft that the page opened, or null until the first file is uploaded. */
export function useSaveDraft(contract: Contract | null, onBegun?: (contractId: string) => void) {
  const queryClient = useQueryClient();
  const actorRef = useActorRef(
    saveDraftMachine.provide({
      actions: {
        onWritten: ({ context }, { written }) => {
          // This page has the latest version. Other pages refetch the draft when they open.
          void queryClient.invalidateQueries({ queryKey: contractQueries.all(), refetchType: 'none' });
          if (context.draftId === null) onBegun?.(written.draftId);
        },
      },
    }),
    {
      input: useBegun(contract?.contractId, contract?.version, contract?.receivers),
    },
  );
  return useSaver(actorRef);
}

/** Like `useSaveDraft`, but saves a template's working copy. */
export function useSaveTemplate(template: Pick<Template, 'templateId' | 'version'>) {
  const queryClient = useQueryClient();
  const actorRef = useActorRef(
    saveDraftMachine.provide({
      actors: {
        write: fromRequest<WriteDraftResult, WriteDraftInput>(({ input, signal }) => writeTemplate(input, signal)),
        look: fromRequest<number, { draftId: string | null }>(({ input, signal }) =>
          readTemplateVersion(input.draftId ?? '', signal),
        ),
      },
      actions: {
        onWritten: () => void queryClient.invalidateQueries({ queryKey: templateQueries.all(), refetchType: 'none' }),
      },
    }),
    { input: useBegun(template.templateId, template.version) },
  );
  return useSaver(actorRef);
}

function useBegun(draftId: string | null = null, version = 1, receivers: Contract['receivers'] = []) {
  const [input] = useState(() => ({
    draftId,
    version,
    receiverUuids: Object.fromEntries(receivers.map(({ receiverUuid }) => [receiverUuid, receiverUuid])),
    creationKey: createRequestKey(),
  }));
  return input;
}

export type DraftSaver = ReturnType<typeof useSaver>;

function useSaver(actorRef: ActorRefFrom<typeof saveDraftMachine>) {
  const snapshot = useSelector(actorRef, (current) => current);
  useConnection(actorRef);
  useRetryAfterRenewal(actorRef);
  const isUnsaved = snapshot.hasTag('unsaved');

  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);

  const change = useCallback((part: DraftChange) => actorRef.send({ type: 'changed', change: part }), [actorRef]);
  /** Saves all pending changes. Returns the draft's id, or null if a save failed. */
  const settle = useCallback(async () => {
    actorRef.send({ type: 'flush' });
    const settled = await waitFor(
      actorRef,
      (current) => current.matches('saved') || current.matches('failed') || current.matches('conflict'),
    );
    return settled.matches('saved') ? settled.context.draftId : null;
  }, [actorRef]);
  const retry = useCallback(() => actorRef.send({ type: 'retry' }), [actorRef]);
  const overwrite = useCallback(() => actorRef.send({ type: 'overwrite' }), [actorRef]);
  const overwriteSeen = useCallback(
    (version: number | undefined) => actorRef.send({ type: 'overwrite', version }),
    [actorRef],
  );

  const { draftId, version, receiverUuids, failure, pending } = snapshot.context;
  const isConflict = snapshot.matches('conflict') || snapshot.matches('looking');
  return useMemo(
    () => ({
      draftId,
      version,
      receiverUuids,
      failure,
      pending,
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
      /** Only overwrites a version that the user has seen. */
      overwriteSeen,
    }),
    [
      draftId,
      version,
      receiverUuids,
      failure,
      pending,
      isUnsaved,
      isConflict,
      snapshot,
      change,
      settle,
      retry,
      overwrite,
      overwriteSeen,
    ],
  );
}
