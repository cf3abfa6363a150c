import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DirectUrl } from '@/entities/link/direct-url';
import { href } from '@/shared/routes';
import { useChangeLink } from '../api/save-link';
import { listTermChanges, toLinkForm } from '../model/link-form';
import { LinkDialogView } from './link-dialog-view';

type ChangeLinkProps = { link: DirectUrl; onClose: () => void };

export function ChangeLink({ link, onClose }: ChangeLinkProps) {
  const navigate = useNavigate();
  // The form keeps its initial values, even if the list loads newer ones.
  const [initial] = useState(() => toLinkForm(link));
  const change = useChangeLink(link, onClose);
  return (
    <LinkDialogView
      title="링크 고치기"
      templateTitle={link.templateTitle}
      initial={initial}
      taken={link.taken}
      act="저장하기"
      isBusy={change.isPending}
      failure={change.error}
      onSubmit={(form) => {
        const changes = listTermChanges(link, form);
        if (Object.keys(changes).length === 0) onClose();
        else change.mutate(changes);
      }}
      onEditTemplate={() => void navigate(href('templateEditor', { templateId: link.templateId }))}
      onVerify={() => void navigate(href('annualAuth'))}
      onClose={onClose}
    />
  );
}
