import { useState } from 'react';
import { isTick, needsItems } from '#rules/field-kinds.ts';
import { TICKED_VALUE } from '#rules/fill-field.ts';
import type { SheetColumn } from '#rules/sheet-columns.ts';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { Combobox } from '@/shared/ui/inputs/combobox';
import { Field } from '@/shared/ui/inputs/field';
import { TextArea, TextInput } from '@/shared/ui/inputs/text-input';
import { Stack } from '@/shared/ui/layout/stack';
import type { SharedValues } from '../model/shared-values';
import * as styles from './send-to-contacts.css';

type SharedValuesFormProps = {
  columns: readonly SheetColumn[];
  values: SharedValues;
  problems: ReadonlyMap<string, string>;
  /** Shows all problems, not just those of inputs that have lost focus. */
  isChecked: boolean;
  onChange: (fieldId: string, value: string) => void;
};

export function SharedValuesForm({ columns, values, problems, isChecked, onChange }: SharedValuesFormProps) {
  const [touched, setTouched] = useState<readonly string[]>([]);
  if (columns.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="shared-values">
      <div>
        <h2 id="shared-values" className={styles.heading}>
          모두에게 똑같이 넣을 값
        </h2>
        <p className={styles.note}>사람마다 다르면 엑셀로 여러 건을 써주세요.</p>
      </div>
      <Stack gap={4}>
        {columns.map((column) => {
          const { fieldUuid, field } = column;
          if (fieldUuid === null || field === null) return null;
          const isSaid = isChecked || touched.includes(fieldUuid);
          return (
            <Field
              key={fieldUuid}
              label={column.head}
              optional={!column.isRequired}
              hint={field.help}
              error={isSaid ? problems.get(fieldUuid) : undefined}
              group={isTick(field)}
            >
              <Entry
                field={field}
                value={values[fieldUuid] ?? ''}
                onChange={(value) => onChange(fieldUuid, value)}
                onBlur={() => setTouched((before) => [...before, fieldUuid])}
              />
            </Field>
          );
        })}
      </Stack>
    </section>
  );
}

type EntryProps = {
  field: NonNullable<SheetColumn['field']>;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
};

function Entry({ field, value, onChange, onBlur }: EntryProps) {
  const entry = {
    value,
    onBlur,
    autoComplete: 'off',
    maxLength: 5_000,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (isTick(field))
    return (
      <Checkbox
        label={field.name}
        checked={value === TICKED_VALUE}
        onBlur={onBlur}
        onChange={({ target }) => onChange(target.checked ? TICKED_VALUE : '')}
      />
    );
  if (needsItems(field))
    return (
      <Combobox
        options={(field.items ?? []).map((item) => ({ value: item, label: item }))}
        value={value || null}
        onValueChange={(item) => onChange(item ?? '')}
      />
    );
  if (field.kind === 'MULTILINE') return <TextArea rows={3} {...entry} />;
  if (field.kind === 'DATE') return <TextInput type="date" {...entry} />;
  return <TextInput inputMode={field.kind === 'AMOUNT' || field.kind === 'NUMBER' ? 'decimal' : 'text'} {...entry} />;
}
