import type { KeptMark } from '@/entities/kept-mark';
import { getErrorMessage } from '@/shared/api';
import { RenameDialog } from '@/shared/ui/overlays/rename-dialog';
import { useChangeMark } from '../api/mark-acts';

export function RenameMarkDialog({ mark, onClose }: { mark: KeptMark; onClose: () => void }) {
  const change = useChangeMark('저장했어요', onClose);
  return (
    <RenameDialog
      name={mark.name}
      isBusy={change.isPending}
      failure={change.error && getErrorMessage(change.error)}
      onRename={(name) => change.mutate({ mark, name })}
      onClose={onClose}
    />
  );
}
