import { useState } from 'react';
import type { Field } from '@/entities/contract';
import { Field as Entry } from '@/shared/ui/inputs/field';
import { SegmentedControl } from '@/shared/ui/inputs/segmented-control';
import { TextArea } from '@/shared/ui/inputs/text-input';
import { ListBoxChoice } from './list-box-choice';
import { useChangeFields } from './use-change-fields';

const MAX_OWN_ITEMS = 100;
const SOURCES = [
  { value: 'OWN', label: '직접 적기' },
  { value: 'LIST_BOX', label: '선택 목록' },
] as const;
type Source = (typeof SOURCES)[number]['value'];

/** Options are entered here or come from one of the organisation's list boxes. */
export function ListInputs({ field }: { field: Field }) {
  const change = useChangeFields();
  const [source, setSource] = useState<Source>(field.listBoxId === undefined ? 'OWN' : 'LIST_BOX');
  const choose = (next: Source) => {
    setSource(next);
    // Keeps the list box's items as a starting point for the field's own options.
    if (next === 'OWN' && field.listBoxId !== undefined)
      change('items', { items: (field.items ?? []).slice(0, MAX_OWN_ITEMS) }, ['listBoxId']);
  };
  return (
    <>
      <Entry label="고를 수 있는 것" group>
        <SegmentedControl options={SOURCES} value={source} onValueChange={choose} />
      </Entry>
      {source === 'LIST_BOX' ? (
        <ListBoxChoice field={field} />
      ) : (
        <Entry label="항목" hint="한 줄에 하나씩 적어주세요">
          <TextArea
            rows={3}
            defaultValue={(field.items ?? []).join('\n')}
            onChange={(event) => change('items', { items: linesOf(event.target.value) })}
          />
        </Entry>
      )}
    </>
  );
}

const linesOf = (words: string) => [
  ...new Set(
    words
      .split('\n')
      .map((line) => line.trim().slice(0, 200))
      .filter(Boolean)
      .slice(0, MAX_OWN_ITEMS),
  ),
];
