import { Trash } from '@/shared/icons';
import type { KeptMark } from '@/entities/kept-mark';
import { getErrorMessage } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/overlays/confirm-dialog';
import { useRemoveMark } from '../api/mark-acts';

export function RemoveMarkDialog({ mark, onClose }: { mark: KeptMark; onClose: () => void }) {
  const remove = useRemoveMark(mark, onClose);
  return (
    <ConfirmDialog
      title={`‘${mark.name}’ ${mark.use === 'SEAL' ? '도장' : '서명'}을 지울까요?`}
      description="이미 서명한 문서는 그대로 있어요."
      action={{ label: '지우기', icon: <Trash />, isDanger: true }}
      isBusy={remove.isPending}
      failure={remove.error && getErrorMessage(remove.error)}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
