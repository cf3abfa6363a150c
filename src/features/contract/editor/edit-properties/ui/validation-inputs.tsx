import { hasLength, hasRange } from '#rules/field-kinds.ts';
import type { Field } from '@/entities/contract';
import { Field as Entry } from '@/shared/ui/inputs/field';
import { Select } from '@/shared/ui/inputs/select';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { TEXT_PRESETS } from './value-formats';
import { usePatternProblem } from './use-pattern-problem';
import * as styles from './properties.css';
import { useChangeFields } from './use-change-fields';

type Validation = NonNullable<Field['validation']>;
const DECIMAL = /^-?\d{1,20}(\.\d{1,10})?$/;
const PRESETS = TEXT_PRESETS.map(({ label, pattern }) => ({ value: pattern, label }));

export function ValidationInputs({ field }: { field: Field }) {
  const change = useChangeFields();
  const { validation = {} } = field;
  const set = (what: string, to: Validation, drop?: keyof Validation) => {
    const next: Validation = { ...validation, ...to };
    if (drop) delete next[drop];
    if (Object.keys(next).length === 0) change(what, {}, ['validation']);
    else change(what, { validation: next });
  };
  const count = (name: 'minLength' | 'maxLength', words: string) => {
    const value = Number(words);
    if (words === '') set(name, {}, name);
    else if (Number.isInteger(value) && value >= (name === 'maxLength' ? 1 : 0) && value <= 5000)
      set(name, { [name]: value });
  };
  const edge = (name: 'minimum' | 'maximum', words: string) => {
    if (words === '') set(name, {}, name);
    else if (DECIMAL.test(words)) set(name, { [name]: words });
  };
  const patternFault = usePatternProblem(validation.pattern);

  return (
    <>
      {hasLength(field) && (
        <div className={styles.pair}>
          <Entry label="가장 짧은 글자 수" optional>
            <TextInput
              key={field.fieldId}
              inputMode="numeric"
              defaultValue={validation.minLength ?? ''}
              onChange={(event) => count('minLength', event.target.value)}
            />
          </Entry>
          <Entry label="가장 긴 글자 수" optional>
            <TextInput
              key={field.fieldId}
              inputMode="numeric"
              defaultValue={validation.maxLength ?? ''}
              onChange={(event) => count('maxLength', event.target.value)}
            />
          </Entry>
        </div>
      )}
      {hasRange(field) && (
        <div className={styles.pair}>
          <Entry label="가장 작은 값" optional>
            <TextInput
              key={field.fieldId}
              inputMode="decimal"
              defaultValue={validation.minimum ?? ''}
              onChange={(event) => edge('minimum', event.target.value)}
            />
          </Entry>
          <Entry label="가장 큰 값" optional>
            <TextInput
              key={field.fieldId}
              inputMode="decimal"
              defaultValue={validation.maximum ?? ''}
              onChange={(event) => edge('maximum', event.target.value)}
            />
          </Entry>
        </div>
      )}
      {hasLength(field) && (
        <>
          <Entry label="적는 모양" optional>
            <Select
              options={PRESETS}
              value={PRESETS.find(({ value }) => value === validation.pattern)?.value ?? null}
              placeholder="모양 고르기"
              onValueChange={(pattern) => {
                const preset = TEXT_PRESETS.find((one) => one.pattern === pattern);
                if (preset) set('pattern', { pattern: preset.pattern, message: preset.message });
              }}
            />
          </Entry>
          <Entry label="직접 정한 모양 (정규식)" optional error={patternFault}>
            <TextInput
              maxLength={200}
              spellCheck={false}
              value={validation.pattern ?? ''}
              onChange={({ target: { value } }) =>
                value === '' ? set('pattern', {}, 'pattern') : set('pattern', { pattern: value })
              }
            />
          </Entry>
        </>
      )}
      {(hasLength(field) || hasRange(field)) && (
        <Entry label="맞지 않을 때 할 말" optional>
          <TextInput
            maxLength={200}
            value={validation.message ?? ''}
            onChange={({ target: { value } }) =>
              value === '' ? set('message', {}, 'message') : set('message', { message: value })
            }
          />
        </Entry>
      )}
    </>
  );
}
