import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createFolder, filingQueries, type Folder } from '@/entities/filing';
import { errorMessage } from '@/shared/api';
import { Field } from '@/shared/ui/inputs/field';
import { RadioGroup } from '@/shared/ui/inputs/radio-group';
import { PageSkeleton } from '@/shared/ui/feedback/skeleton';
import { Stack } from '@/shared/ui/layout/stack';
import { NewNameInput } from './new-name-input';

const NOWHERE = 'nowhere';

type FolderChoiceProps = {
  folders: Folder[] | null;
  /** Null removes the contracts from their folder; undefined means nothing is selected yet. */
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
      <Field label="폴더" group>
        <RadioGroup
          options={[
            ...folders.map(({ folderId, name }) => ({ value: folderId, label: name })),
            { value: NOWHERE, label: '폴더에서 빼기' },
          ]}
          value={chosen === null ? NOWHERE : (chosen ?? null)}
          onValueChange={(value) => onChoose(value === NOWHERE ? null : value)}
        />
      </Field>
      <NewNameInput
        label="새 폴더"
        isBusy={create.isPending}
        error={create.error ? errorMessage(create.error) : undefined}
        onCreate={(name) => create.mutate(name)}
      />
    </Stack>
  );
}
