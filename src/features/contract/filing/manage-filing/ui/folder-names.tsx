import { useMutation, useQueryClient } from '@tanstack/react-query';
import { filingQueries, type Folder } from '@/entities/filing';
import { errorMessage } from '@/shared/api';
import { NameList } from '@/shared/ui/data/name-list';
import { applyFolderAction } from '../api/filing-acts';

export function FolderNames({ folders }: { folders: readonly Folder[] }) {
  const queryClient = useQueryClient();
  const act = useMutation({
    mutationFn: applyFolderAction,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: filingQueries.all() }),
  });
  return (
    <NameList
      label="폴더"
      items={folders.map(({ folderId, name }) => ({ id: folderId, name }))}
      addLabel="새 폴더"
      empty="아직 폴더가 없어요."
      deleteNote="문서는 그대로 있어요."
      isBusy={act.isPending}
      error={act.error && errorMessage(act.error)}
      onAct={(what, onDone) => act.mutate(what, { onSuccess: onDone })}
    />
  );
}
