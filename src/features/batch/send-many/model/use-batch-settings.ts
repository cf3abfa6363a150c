import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { waitFor } from 'xstate';
import { batchQueries, type Batch } from '@/entities/batch';
import { useConnection } from '@/shared/lib/actors';
import { useRetryAfterRenewal } from '@/shared/session';
import { saveSettingsMachine } from './save-settings.machine';
import { judgeTyped, toSettings, toTyped, type TypedSettings } from './typed-settings';

/** The settings of a batch, saved as they are typed. */
export function useBatchSettings(
  batch: Pick<Batch, 'batchId' | 'version' | 'settings'>,
  templateMail: string | undefined,
  onChanged: (batch: Batch) => void,
) {
  const queryClient = useQueryClient();
  const { batchId, version, settings } = batch;
  const [typed, setTyped] = useState(() => toTyped(settings, templateMail));
  const actorRef = useActorRef(
    saveSettingsMachine.provide({
      actions: {
        onBatch: (_, { batch: read }) => {
          queryClient.setQueryData(batchQueries.detail(read.batchId).queryKey, read);
          onChanged(read);
        },
      },
    }),
    { input: { batchId, version, settings } },
  );
  useConnection(actorRef);
  useRetryAfterRenewal(actorRef);
  useEffect(() => actorRef.send({ type: 'batch.read', version }), [actorRef, version]);
  const snapshot = useSelector(actorRef, (current) => current);
  const isUnsaved = snapshot.hasTag('unsaved');
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  const change = (part: Partial<TypedSettings>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    actorRef.send({ type: 'changed', settings: toSettings(next, snapshot.context.settings, templateMail) });
  };
  /** Saves what is pending. Returns the batch's id, or null if that failed. */
  const settle = useCallback(async () => {
    actorRef.send({ type: 'flush' });
    const settled = await waitFor(actorRef, (current) => current.matches('saved') || current.matches('failed'));
    return settled.matches('saved') ? batchId : null;
  }, [actorRef, batchId]);
  return {
    typed,
    problems: judgeTyped(typed),
    isUnsaved,
    state: snapshot.matches('failed') ? ('failed' as const) : isUnsaved ? ('saving' as const) : ('saved' as const),
    failure: snapshot.context.failure,
    change,
    settle,
    retry: () => actorRef.send({ type: 'retry' }),
  };
}

export type BatchSettingsEditor = ReturnType<typeof useBatchSettings>;
