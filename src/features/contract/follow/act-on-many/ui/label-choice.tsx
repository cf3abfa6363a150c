import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createLabel, filingQueries, LabelChecks, NewNameInput, type Label } from '@/entities/filing';
import { getErrorMessage } from '@/shared/api';
import { PageSkeleton } from '@/shared/ui/feedback/skeleton';
import { Stack } from '@/shared/ui/layout/stack';

type LabelChoiceProps = { labels: Label[] | null; chosen: string[]; onChoose: (labelIds: string[]) => void };

export function LabelChoice({ labels, chosen, onChoose }: LabelChoiceProps) {
  const queryClient = useQueryClient();
  const create = useMutation({
    mutationFn: (name: string) => createLabel(name, labels?.length ?? 0),
    onSuccess: async ({ labelId }) => {
      await queryClient.invalidateQueries({ queryKey: filingQueries.all() });
      onChoose([...chosen, labelId]);
    },
  });
  if (!labels) return <PageSkeleton />;
  return (
    <Stack gap={4}>
      {labels.length > 0 && <LabelChecks labels={labels} chosen={chosen} onChoose={onChoose} />}
      <NewNameInput
        label="새 라벨"
        isBusy={create.isPending}
        error={create.error ? getErrorMessage(create.error) : undefined}
        onCreate={(name) => create.mutate(name)}
      />
    </Stack>
  );
}
