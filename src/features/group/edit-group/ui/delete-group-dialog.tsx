import { Trash } from '@/shared/icons';
import type { Group } from '@/entities/group';
import { getErrorMessage } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/overlays/confirm-dialog';
import { useDeleteGroup } from '../api/group-acts';

export function DeleteGroupDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const remove = useDeleteGroup(group, onClose);
  return (
    <ConfirmDialog
      title={`‘${group.name}’ 그룹을 지울까요?`}
      description="그룹과 나눈 문서를 그룹의 멤버가 더는 볼 수 없어요. 멤버와 문서는 그대로 있어요."
      action={{ label: '지우기', icon: <Trash />, isDanger: true }}
      isBusy={remove.isPending}
      failure={remove.error && getErrorMessage(remove.error)}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
