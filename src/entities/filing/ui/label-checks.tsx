import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { Field } from '@/shared/ui/inputs/field';
import { Stack } from '@/shared/ui/layout/stack';
import type { Label } from '../api/filing';
import { LabelTag } from './label-tag';

type LabelChecksProps = {
  labels: readonly Label[];
  chosen: readonly string[];
  max?: number;
  onChoose: (labelIds: string[]) => void;
};

export const LabelChecks = ({ labels, chosen, max = Infinity, onChoose }: LabelChecksProps) => (
  <Field label="라벨" group hint={chosen.length >= max ? `라벨은 ${max}개까지 고를 수 있어요.` : undefined}>
    <Stack gap={2}>
      {labels.map((label) => (
        <Checkbox
          key={label.labelId}
          label={<LabelTag label={label} />}
          disabled={chosen.length >= max && !chosen.includes(label.labelId)}
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
