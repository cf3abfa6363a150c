import type { TemplateListItem } from '@/entities/template';
import { getErrorMessage } from '@/shared/api';
import { RenameDialog } from '@/shared/ui/overlays/rename-dialog';
import { useChangeTemplate } from '../api/template-acts';

type RenameTemplateProps = { template: Pick<TemplateListItem, 'templateId' | 'title'>; onClose: () => void };

export function RenameTemplate({ template, onClose }: RenameTemplateProps) {
  const rename = useChangeTemplate(template.templateId, onClose);
  return (
    <RenameDialog
      name={template.title}
      isBusy={rename.isPending}
      failure={rename.error && getErrorMessage(rename.error)}
      onRename={(name) => rename.mutate({ title: name })}
      onClose={onClose}
    />
  );
}
