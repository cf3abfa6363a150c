import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { Field, SenderMark } from '@/entities/contract';
import { uploadImage } from '@/entities/file';
import { keepMark, markQueries, type Mark } from '@/entities/mark';
import { useSession } from '@/entities/user';
import { MakeMark } from '@/features/mark/make-mark';
import { errorMessage } from '@/shared/api';
import { markUseFor } from '../model/usable-marks';

type Made = Parameters<ComponentProps<typeof MakeMark>['onMade']>[0];
type NewMarkProps = { field: Field; onMade: (mark: SenderMark) => void; onClose: () => void };

const NAMES = { SIGNATURE: '서명', SEAL: '도장', INITIALS: '이니셜' };

async function handIn(made: Made): Promise<Mark> {
  if (made.kind !== 'PICTURE') return made;
  const { fileId } = await uploadImage(made.png, 'mark.png', new AbortController().signal);
  return { kind: 'IMAGE', fileId };
}

/** A mark that is made for a field and kept with one's own, to be used again. */
export function NewMark({ field, onMade, onClose }: NewMarkProps) {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const keep = useMutation({
    mutationFn: async (made: Made) => {
      const mark = await handIn(made);
      const use = markUseFor(field, mark);
      return keepMark({ use, name: NAMES[use], mark });
    },
    onSuccess: (kept) => {
      queryClient.setQueryData(markQueries.mine().queryKey, (known) => known && [...known, kept]);
      onMade({ from: 'MINE', markId: kept.markId });
    },
  });
  const kind = field.kind === 'SEAL' || field.kind === 'INITIALS' ? field.kind : 'SIGNATURE';
  return (
    <MakeMark
      kind={kind}
      acceptSeal={field.acceptSeal ?? false}
      name={user.name}
      emptyCount={1}
      phone={null}
      isBusy={keep.isPending}
      failure={keep.error && errorMessage(keep.error)}
      onMade={(made) => keep.mutate(made)}
      onClose={onClose}
    />
  );
}
