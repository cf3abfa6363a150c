import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createFolder, filingQueries, FolderRadios, NewNameInput, type Folder } from '@/entities/filing';
import { getErrorMessage } from '@/shared/api';
import { PageSkeleton } from '@/shared/ui/feedback/skeleton';
import { Stack } from '@/shared/ui/layout/stack';

type FolderChoiceProps = {
  folders: Folder[] | null;
  /** Null removes the contracts from their folder. Undefined means that nothing is selected yet. */
  chosen: string | null | undefined;
  onChoose: (folderId: string | null) => void;
};

export function FolderChoice({ folders, chosen, onChoose }: FolderChoiceProps) {
  const queryClient = useQueryClient();
  const create = useMutation({
    mutationFn: createFolder,
    onSuccess: async ({ folderId }) => {
      await queryClient.invalidateQueries({ queryKey: filingQueries.all() });
      onChoose(folderId);
    },
  });
  if (!folders) return <PageSkeleton />;
  return (
    <Stack gap={4}>
      <FolderRadios folders={folders} nowhere="폴더에서 빼기" chosen={chosen} onChoose={onChoose} />
      <NewNameInput
        label="새 폴더"
        isBusy={create.isPending}
        error={create.error ? getErrorMessage(create.error) : undefined}
        onCreate={(name) => create.mutate(name)}
      />
    </Stack>
  );
}
