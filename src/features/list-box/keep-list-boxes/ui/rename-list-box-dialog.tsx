import type { ListBox } from '@/entities/setting/list-box';
import { getErrorMessage } from '@/shared/api';
import { RenameDialog } from '@/shared/ui/overlays/rename-dialog';
import { useRenameListBox } from '../api/list-box-acts';

export function RenameListBoxDialog({ box, onClose }: { box: ListBox; onClose: () => void }) {
  const rename = useRenameListBox(box, onClose);
  return (
    <RenameDialog
      name={box.name}
      isBusy={rename.isPending}
      failure={rename.error && getErrorMessage(rename.error)}
      onRename={(name) => rename.mutate(name)}
      onClose={onClose}
    />
  );
}
