import { hasLength, hasRange } from '#rules/field-kinds.ts';
import type { Field } from '@/entities/contract';
import { Field as Entry } from '@/shared/ui/inputs/field';
import { Select } from '@/shared/ui/inputs/select';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { NumberInput } from './number-input';
import { TEXT_PRESETS } from './value-formats';
import { usePatternProblem } from './use-pattern-problem';
import * as styles from './properties.css';
import { useChangeFields } from './use-change-fields';

type Validation = NonNullable<Field['validation']>;
const WHOLE = /^\d{1,4}$/;
const DECIMAL = /^-?\d{1,20}(\.\d{1,10})?$/;
const MAX_LENGTH = 5000;
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
  const count = (name: 'minLength' | 'maxLength', label: string, min: number) => (
    <NumberInput
      key={`${name} ${field.fieldId}`}
      label={label}
      inputMode="numeric"
      value={validation[name]?.toString() ?? ''}
      accepts={(digits) => WHOLE.test(digits) && Number(digits) >= min && Number(digits) <= MAX_LENGTH}
      problem={`${min}에서 ${MAX_LENGTH.toLocaleString()} 사이의 숫자로 적어주세요.`}
      onValue={(digits) => (digits === '' ? set(name, {}, name) : set(name, { [name]: Number(digits) }))}
    />
  );
  const limit = (name: 'minimum' | 'maximum', label: string) => (
    <NumberInput
      key={`${name} ${field.fieldId}`}
      label={label}
      inputMode="decimal"
      value={validation[name] ?? ''}
      accepts={(digits) => DECIMAL.test(digits)}
      problem="숫자로 적어주세요. 20자리까지예요."
      onValue={(digits) => (digits === '' ? set(name, {}, name) : set(name, { [name]: digits }))}
    />
  );
  const patternFault = usePatternProblem(validation.pattern);

  return (
    <>
      {hasLength(field) && (
        <div className={styles.pair}>
          {count('minLength', '가장 짧은 글자 수', 0)}
          {count('maxLength', '가장 긴 글자 수', 1)}
        </div>
      )}
      {hasRange(field) && (
        <div className={styles.pair}>
          {limit('minimum', '가장 작은 값')}
          {limit('maximum', '가장 큰 값')}
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
