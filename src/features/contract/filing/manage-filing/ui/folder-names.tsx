import { useMutation, useQueryClient } from '@tanstack/react-query';
import { filingQueries, type Folder } from '@/entities/filing';
import { getErrorMessage } from '@/shared/api';
import { NameList, type NameAction } from '@/shared/ui/data/name-list';
import { applyFolderAction, type FolderUse } from '../api/filing-acts';

const DELETE_NOTES: Record<FolderUse, string> = {
  contracts: '문서는 그대로 있어요.',
  templates: '템플릿은 그대로 있어요.',
};

export function FolderNames({ use, folders }: { use: FolderUse; folders: readonly Folder[] }) {
  const queryClient = useQueryClient();
  const act = useMutation({
    mutationFn: (what: NameAction) => applyFolderAction(use, what),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: filingQueries.all() }),
  });
  return (
    <NameList
      label="폴더"
      items={folders.map(({ folderId, name }) => ({ id: folderId, name }))}
      addLabel="새 폴더"
      empty="아직 폴더가 없어요."
      deleteNote={DELETE_NOTES[use]}
      isBusy={act.isPending}
      error={act.error && getErrorMessage(act.error)}
      onAct={(what, onDone) => act.mutate(what, { onSuccess: onDone })}
    />
  );
}
