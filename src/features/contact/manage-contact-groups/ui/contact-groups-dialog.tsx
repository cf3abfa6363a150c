import { useMutation, useQueryClient } from '@tanstack/react-query';
import { contactQueries, type ContactGroup } from '@/entities/contact';
import { api, getErrorMessage, unwrap } from '@/shared/api';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { NameList, type NameAction } from '@/shared/ui/data/name-list';

type ContactGroupsDialogProps = { groups: readonly ContactGroup[]; onClose: () => void };

export function ContactGroupsDialog({ groups, onClose }: ContactGroupsDialogProps) {
  const queryClient = useQueryClient();
  const act = useMutation({
    mutationFn: run,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: contactQueries.all() }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="연락처 그룹"
      description="같이 보내는 분들을 모아두면 한 번에 찾을 수 있어요."
    >
      <NameList
        label="연락처 그룹"
        items={groups.map(({ contactGroupId, name, contacts }) => ({
          id: contactGroupId,
          name,
          note: `${contacts.toLocaleString('ko-KR')}명`,
        }))}
        addLabel="새 그룹"
        empty="아직 그룹이 없어요."
        deleteNote="연락처는 그대로 있어요."
        isBusy={act.isPending}
        error={act.error && getErrorMessage(act.error)}
        onAct={(what, onDone) => act.mutate(what, { onSuccess: onDone })}
      />
    </Dialog>
  );
}

function run(act: NameAction): Promise<unknown> {
  if (act.act === 'add') return unwrap(api.POST('/contact-groups', { body: { name: act.name } }));
  const params = { path: { contactGroupId: act.id } };
  return act.act === 'rename'
    ? unwrap(api.PATCH('/contact-groups/{contactGroupId}', { params, body: { name: act.name } }))
    : unwrap(api.DELETE('/contact-groups/{contactGroupId}', { params }));
}
