import { useQuery } from '@tanstack/react-query';
import { companySealQueries } from '@/entities/company-seal';
import { Field } from '@/shared/ui/inputs/field';
import { Select } from '@/shared/ui/inputs/select';

/** A seal generated from the organisation's name. */
const MADE_UP = 'MADE_UP';

type PageSealChoiceProps = { value: string | null; onChange: (sealId: string | null) => void };

/** Offers the company seals that the member may use, and one generated from the organisation's name, for 간인. */
export function PageSealChoice({ value, onChange }: PageSealChoiceProps) {
  const { data: seals } = useQuery(companySealQueries.list());
  const usable = seals?.filter(({ mayUse }) => mayUse) ?? [];
  if (!seals || (usable.length === 0 && value === null)) return null;
  const isGone = value !== null && usable.every(({ sealId }) => sealId !== value);
  return (
    <Field label="간인에 찍을 도장" error={isGone && '쓸 수 없는 도장이에요. 다시 골라주세요.'}>
      <Select
        options={[
          { value: MADE_UP, label: '조직 이름으로 만든 도장' },
          ...usable.map(({ sealId, name }) => ({ value: sealId, label: name })),
          ...(isGone ? [{ value, label: seals.find(({ sealId }) => sealId === value)?.name ?? '없어진 도장' }] : []),
        ]}
        value={value ?? MADE_UP}
        onValueChange={(next) => onChange(next === MADE_UP ? null : next)}
      />
    </Field>
  );
}
