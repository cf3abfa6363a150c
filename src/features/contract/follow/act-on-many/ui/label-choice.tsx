import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createLabel, filingQueries, LabelTag, type Label } from '@/entities/filing';
import { errorMessage } from '@/shared/api';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { Field } from '@/shared/ui/inputs/field';
import { PageSkeleton } from '@/shared/ui/feedback/skeleton';
import { Stack } from '@/shared/ui/layout/stack';
import { NewNameInput } from './new-name-input';

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
      {labels.length > 0 && (
        <Field label="라벨" group>
          <Stack gap={2}>
            {labels.map((label) => (
              <Checkbox
                key={label.labelId}
                label={<LabelTag label={label} />}
                checked={chosen.includes(label.labelId)}
                onChange={(event) =>
                  onChoose(
                    event.target.checked
                      ? [...chosen, label.labelId]
                      : chosen.filter((labelId) => labelId !== label.labelId),
                  )
                }
              />
            ))}
          </Stack>
        </Field>
      )}
      <NewNameInput
        label="새 라벨"
        isBusy={create.isPending}
        error={create.error ? errorMessage(create.error) : undefined}
        onCreate={(name) => create.mutate(name)}
      />
    </Stack>
  );
}
