import { Trash } from '@/shared/icons';
import type { MailTemplate } from '@/entities/setting/mail-template';
import { getErrorMessage } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/overlays/confirm-dialog';
import { useDeleteMailTemplate } from '../api/mail-template-acts';

type DeleteMailTemplateDialogProps = { template: MailTemplate; onDone: () => void; onClose: () => void };

export function DeleteMailTemplateDialog({ template, onDone, onClose }: DeleteMailTemplateDialogProps) {
  const remove = useDeleteMailTemplate(template, onDone);
  return (
    <ConfirmDialog
      title={`‘${template.name}’ 문구를 지울까요?`}
      description="이 문구를 쓰던 문서와 템플릿은 기본 문구로 보내요. 이미 보낸 메일은 그대로예요."
      action={{ label: '지우기', icon: <Trash />, isDanger: true }}
      isBusy={remove.isPending}
      failure={remove.error && getErrorMessage(remove.error)}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
