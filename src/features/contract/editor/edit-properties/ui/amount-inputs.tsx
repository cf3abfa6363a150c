import type { Field } from '@/entities/contract';
import { Field as Entry } from '@/shared/ui/inputs/field';
import { Select } from '@/shared/ui/inputs/select';
import { Switch } from '@/shared/ui/inputs/switch';
import { TextInput } from '@/shared/ui/inputs/text-input';
import * as styles from './properties.css';
import { useChangeFields, useChangeOptional } from './use-change-fields';

const PARTS = [
  { value: 'NONE', label: '따로 적는 금액' },
  { value: 'SUPPLY', label: '공급가액' },
  { value: 'VAT', label: '부가세' },
  { value: 'TOTAL', label: '합계' },
] as const;

export function AmountInputs({ field: { inWords, part, group } }: { field: Field }) {
  const change = useChangeFields();
  const changeOptional = useChangeOptional();
  return (
    <>
      <Switch
        className={styles.toggle}
        label="한글로도 적기"
        checked={inWords ?? false}
        onCheckedChange={(next) => change('inWords', { inWords: next })}
      />
      <Entry label="부가세 나누기" hint={part && '하나를 적으면 나머지를 계산해요'}>
        <Select
          options={PARTS}
          value={part ?? 'NONE'}
          onValueChange={(next) =>
            next === 'NONE'
              ? change('part', {}, ['part', 'group'])
              : change('part', { part: next, group: group ?? '금액' })
          }
        />
      </Entry>
      {part && (
        <Entry label="묶음 이름" hint="이름이 같은 금액끼리 함께 계산해요">
          <TextInput
            maxLength={100}
            value={group ?? ''}
            onChange={(event) => changeOptional('group', event.target.value)}
          />
        </Entry>
      )}
    </>
  );
}
