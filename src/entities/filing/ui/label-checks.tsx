import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { Field } from '@/shared/ui/inputs/field';
import { Stack } from '@/shared/ui/layout/stack';
import type { Label } from '../api/filing';
import { LabelTag } from './label-tag';

type LabelChecksProps = {
  labels: readonly Label[];
  chosen: readonly string[];
  onChoose: (labelIds: string[]) => void;
};

export const LabelChecks = ({ labels, chosen, onChoose }: LabelChecksProps) => (
  <Field label="라벨" group>
    <Stack gap={2}>
      {labels.map((label) => (
        <Checkbox
          key={label.labelId}
          label={<LabelTag label={label} />}
          checked={chosen.includes(label.labelId)}
          onChange={(event) =>
            onChoose(
              event.target.checked ? [...chosen, label.labelId] : chosen.filter((labelId) => labelId !== label.labelId),
            )
          }
        />
      ))}
    </Stack>
  </Field>
);
