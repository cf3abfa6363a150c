import type { CompanySeal } from '@/entities/company-seal';
import { getErrorMessage } from '@/shared/api';
import { RenameDialog } from '@/shared/ui/overlays/rename-dialog';
import { useChangeSeal } from '../api/seal-acts';

export function RenameSealDialog({ seal, onClose }: { seal: CompanySeal; onClose: () => void }) {
  const change = useChangeSeal(seal, '저장했어요', onClose);
  return (
    <RenameDialog
      name={seal.name}
      isBusy={change.isPending}
      failure={change.error && getErrorMessage(change.error)}
      onRename={(name) => change.mutate({ name })}
      onClose={onClose}
    />
  );
}
