import { Trash } from '@/shared/icons';
import type { Contact } from '@/entities/contact';
import { getErrorMessage } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/overlays/confirm-dialog';
import { useDeleteContact } from '../api/contact-acts';

export function DeleteContactDialog({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const remove = useDeleteContact(contact, onClose);
  return (
    <ConfirmDialog
      title={`${contact.name} 님을 지울까요?`}
      description="연락처에서만 지워요. 이미 보낸 문서는 그대로 있어요."
      action={{ label: '지우기', icon: <Trash />, isDanger: true }}
      isBusy={remove.isPending}
      failure={remove.error && getErrorMessage(remove.error)}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
