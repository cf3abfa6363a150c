import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { waitFor } from 'xstate';
import { batchQueries, type Batch, type SheetRows } from '@/entities/batch';
import { useConnection } from '@/shared/lib/actors';
import { useRetryAfterRenewal } from '@/shared/session';
import { getSeoulDay } from '@/shared/lib/seoul-time';
import { editSheetMachine } from './edit-sheet.machine';
import { createCellRules } from './check-row';
import type { SheetCommand } from './sheet-command';

export type SheetSaveState = 'saved' | 'saving' | 'failed' | 'conflict';

export function useSheet({ batchId, columns }: Pick<Batch, 'batchId' | 'columns'>, loaded: SheetRows) {
  const queryClient = useQueryClient();
  const [input] = useState(() => ({ batchId, ...loaded, rules: createCellRules(columns, getSeoulDay(new Date())) }));
  const actorRef = useActorRef(
    editSheetMachine.provide({
      actions: {
        onWritten: (_, { written: { version, counts } }) => {
          const { queryKey } = batchQueries.detail(batchId);
          queryClient.setQueryData(queryKey, (batch) => batch && { ...batch, version, counts });
        },
      },
    }),
    { input },
  );
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

  const run = useCallback((command: SheetCommand) => actorRef.send({ type: 'commanded', command }), [actorRef]);
  const settle = useCallback(async () => {
    actorRef.send({ type: 'flush' });
    const settled = await waitFor(
      actorRef,
      (current) => current.matches('saved') || current.matches('failed') || current.matches('conflict'),
    );
    return settled.matches('saved');
  }, [actorRef]);

  const { rows, past, future, failure, counts, version } = snapshot.context;
  const isConflict = snapshot.matches('conflict') || snapshot.matches('looking');
  const state: SheetSaveState = isConflict
    ? 'conflict'
    : snapshot.matches('failed')
      ? 'failed'
      : isUnsaved
        ? 'saving'
        : 'saved';
  return useMemo(
    () => ({
      rows,
      counts,
      version,
      failure,
      state,
      isUnsaved,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      run,
      settle,
      undo: () => actorRef.send({ type: 'undo' }),
      redo: () => actorRef.send({ type: 'redo' }),
      retry: () => actorRef.send({ type: 'retry' }),
      overwrite: () => actorRef.send({ type: 'overwrite' }),
    }),
    [rows, counts, version, failure, state, isUnsaved, past, future, run, settle, actorRef],
  );
}

export type SheetEditorState = ReturnType<typeof useSheet>;
