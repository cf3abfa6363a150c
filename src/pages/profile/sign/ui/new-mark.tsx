import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keptMarkQueries, createMarkName, type MarkUse } from '@/entities/kept-mark';
import { useSession } from '@/entities/user';
import { createPhoneDrawing, useSaveMark } from '@/features/mark/keep-mark';
import { MakeMark } from '@/features/mark/make-mark';
import { getErrorMessage } from '@/shared/api';
import { Field } from '@/shared/ui/inputs/field';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { toast } from '@/shared/ui/feedback/toast';

const TITLES: Record<MarkUse, string> = {
  SIGNATURE: '서명 만들기',
  SEAL: '도장 만들기',
  INITIALS: '짧은 서명 만들기',
};
const NAME_MAX = 50;

/** Offers the same ways to make a mark as receivers have. */
export function NewMark({ use, onClose }: { use: MarkUse; onClose: () => void }) {
  const { user } = useSession();
  const queryClient = useQueryClient();
  const [proposed] = useState(() =>
    createMarkName(use, queryClient.getQueryData(keptMarkQueries.list().queryKey) ?? []),
  );
  const [typed, setTyped] = useState(proposed);
  const name = typed.trim() || proposed;
  const keep = useSaveMark(onClose);
  const phone = createPhoneDrawing(
    () => ({ use, name }),
    () => {
      toast.success('저장했어요');
      onClose();
      void queryClient.invalidateQueries({ queryKey: keptMarkQueries.all() });
    },
  );
  return (
    <MakeMark
      kind={use}
      acceptSeal={false}
      name={user.name}
      emptyCount={1}
      saved={null}
      keeping={{
        title: TITLES[use],
        confirm: '저장하기',
        isTyped: typed !== proposed,
        fields: (
          <Field label="부를 이름" hint="고를 때 보여요. 문서에는 들어가지 않아요.">
            <TextInput
              value={typed}
              maxLength={NAME_MAX}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        ),
      }}
      phone={phone}
      isBusy={keep.isPending}
      failure={keep.error && getErrorMessage(keep.error)}
      onMade={(made) => keep.mutate({ use, name, made })}
      onClose={onClose}
    />
  );
}
