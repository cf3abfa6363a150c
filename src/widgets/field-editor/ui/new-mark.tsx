import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { Field, SenderMark } from '@/entities/contract';
import { keptMarkQueries, createMarkName, type MarkUse } from '@/entities/kept-mark';
import { useSession } from '@/entities/user';
import { createPhoneDrawing, uploadMark } from '@/features/mark/keep-mark';
import { MakeMark } from '@/features/mark/make-mark';
import { api, getErrorMessage, createRequestKey, unwrap } from '@/shared/api';
import { getMarkUse } from '../model/usable-marks';

type Made = Parameters<ComponentProps<typeof MakeMark>['onMade']>[0];
type NewMarkProps = { field: Field; onMade: (mark: SenderMark) => void; onClose: () => void };

export function NewMark({ field, onMade, onClose }: NewMarkProps) {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const { queryKey } = keptMarkQueries.list();
  const nameNew = (use: MarkUse) => createMarkName(use, queryClient.getQueryData(queryKey) ?? []);
  const put = (markId: string) => onMade({ from: 'MINE', markId });
  const keep = useMutation({
    mutationFn: async (made: Made) => {
      const mark = await uploadMark(made);
      const use = getMarkUse(field, mark);
      const body = { use, name: nameNew(use), mark };
      return unwrap(api.POST('/users/marks', { params: { header: { 'Idempotency-Key': createRequestKey() } }, body }));
    },
    onSuccess: async ({ markId }) => {
      await queryClient.invalidateQueries({ queryKey });
      put(markId);
    },
  });
  const use = getMarkUse(field, { kind: 'DRAWN' });
  /** The phone doesn't report an id, so the new mark is the one that wasn't in the list before. */
  const takeDrawn = async () => {
    const known = new Set(queryClient.getQueryData(queryKey)?.map(({ markId }) => markId));
    const marks = await queryClient.fetchQuery({ ...keptMarkQueries.list(), staleTime: 0 });
    const drawn = marks.find(({ markId }) => !known.has(markId));
    if (drawn) put(drawn.markId);
    else onClose();
  };
  return (
    <MakeMark
      kind={use}
      acceptSeal={field.acceptSeal ?? false}
      name={user.name}
      emptyCount={1}
      saved={null}
      phone={createPhoneDrawing(
        () => ({ use, name: nameNew(use) }),
        () => void takeDrawn().catch(onClose),
      )}
      isBusy={keep.isPending}
      failure={keep.error && getErrorMessage(keep.error)}
      onMade={(made) => keep.mutate(made)}
      onClose={onClose}
    />
  );
}
