import { TextAlignCenter, TextAlignEnd, TextAlignStart } from '@/shared/icons';
import type { Field } from '@/entities/contract';
import { FONT_SIZES, DEFAULT_FONT_SIZE } from '@/features/contract/editor/place-fields';
import { Field as Entry } from '@/shared/ui/inputs/field';
import { SegmentedControl } from '@/shared/ui/inputs/segmented-control';
import { Select } from '@/shared/ui/inputs/select';
import { useChangeFields } from './use-change-fields';

const SIZES = FONT_SIZES.map((size) => ({ value: String(size), label: String(size) }));
const ALIGNS = [
  { value: 'LEFT', label: '왼쪽', icon: <TextAlignStart /> },
  { value: 'CENTER', label: '가운데', icon: <TextAlignCenter /> },
  { value: 'RIGHT', label: '오른쪽', icon: <TextAlignEnd /> },
] as const;

export function AppearanceInputs({ field }: { field: Field }) {
  const change = useChangeFields();
  return (
    <>
      <Entry label="글자 크기">
        <Select
          options={SIZES}
          value={String(field.fontSize ?? DEFAULT_FONT_SIZE)}
          onValueChange={(value) => {
            const fontSize = FONT_SIZES.find((size) => String(size) === value);
            if (fontSize) change('fontSize', { fontSize });
          }}
        />
      </Entry>
      <Entry label="맞춤" group>
        <SegmentedControl
          options={ALIGNS}
          value={field.align ?? 'LEFT'}
          onValueChange={(align) => change('align', { align })}
        />
      </Entry>
    </>
  );
}
