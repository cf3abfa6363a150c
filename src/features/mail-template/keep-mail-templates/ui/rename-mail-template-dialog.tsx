import type { MailTemplate } from '@/entities/setting/mail-template';
import { getErrorMessage } from '@/shared/api';
import { RenameDialog } from '@/shared/ui/overlays/rename-dialog';
import { useRenameMailTemplate } from '../api/mail-template-acts';

type RenameMailTemplateDialogProps = { template: MailTemplate; onClose: () => void };

export function RenameMailTemplateDialog({ template, onClose }: RenameMailTemplateDialogProps) {
  const rename = useRenameMailTemplate(template, onClose);
  return (
    <RenameDialog
      name={template.name}
      isBusy={rename.isPending}
      failure={rename.error && getErrorMessage(rename.error)}
      onRename={(name) => rename.mutate(name)}
      onClose={onClose}
    />
  );
}
