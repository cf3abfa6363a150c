import { Trash } from '@/shared/icons';
import type { ListBox } from '@/entities/setting/list-box';
import { getErrorMessage } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/overlays/confirm-dialog';
import { useDeleteListBox } from '../api/list-box-acts';

type DeleteListBoxDialogProps = { box: ListBox; onDone: () => void; onClose: () => void };

export function DeleteListBoxDialog({ box, onDone, onClose }: DeleteListBoxDialogProps) {
  const remove = useDeleteListBox(box, onDone);
  return (
    <ConfirmDialog
      title={`‘${box.name}’ 목록을 지울까요?`}
      description="이미 보낸 문서는 그대로 있어요."
      action={{ label: '지우기', icon: <Trash />, isDanger: true }}
      isBusy={remove.isPending}
      failure={remove.error && getErrorMessage(remove.error)}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
