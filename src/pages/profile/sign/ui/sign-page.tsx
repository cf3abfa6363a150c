import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { companySealQueries } from '@/entities/company-seal';
import { keptMarkQueries, type KeptMark, type MarkUse } from '@/entities/kept-mark';
import { useSession } from '@/entities/user';
import { RemoveMarkDialog, RenameMarkDialog, useChangeMark, useMoveMark } from '@/features/mark/keep-mark';
import { getErrorMessage } from '@/shared/api';
import { Stack } from '@/shared/ui/layout/stack';
import { toast } from '@/shared/ui/feedback/toast';
import type { MarkAction } from './mark-row';
import { NewMark } from './new-mark';
import { MemberMarks } from './member-marks';
import * as styles from './sign-page.css';
import { UsableSeals } from './usable-seals';

type Open = { act: 'new'; use: MarkUse } | { act: 'rename' | 'remove'; mark: KeptMark };

export function SignPage() {
  const { organization } = useSession();
  const marks = useQuery(keptMarkQueries.list());
  const seals = useQuery({ ...companySealQueries.list(), enabled: organization !== null });
  const move = useMoveMark();
  const makeDefault = useChangeMark('기본으로 정했어요');
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const act = ({ act: what, mark }: MarkAction) => {
    if (what !== 'default') return setOpen({ act: what, mark });
    makeDefault.mutate({ mark, isDefault: true }, { onError: (error) => toast.error(getErrorMessage(error)) });
  };
  return (
    <>
      <title>내 서명과 도장 | 도장</title>
      <Stack gap={6} className={styles.column}>
        <div>
          <MemberMarks
            marks={marks.data ?? null}
            isFailed={marks.isError}
            onNew={(use) => setOpen({ act: 'new', use })}
            onMove={move}
            onAct={act}
            onRetry={() => void marks.refetch()}
          />
        </div>
        {organization && (
          <UsableSeals seals={seals.data ?? null} isFailed={seals.isError} onRetry={() => void seals.refetch()} />
        )}
      </Stack>
      {open?.act === 'new' && <NewMark use={open.use} onClose={close} />}
      {open?.act === 'rename' && <RenameMarkDialog mark={open.mark} onClose={close} />}
      {open?.act === 'remove' && <RemoveMarkDialog mark={open.mark} onClose={close} />}
    </>
  );
}
