import { Controller } from 'react-hook-form';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { Field } from '@/shared/ui/inputs/field';
import { Select } from '@/shared/ui/inputs/select';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { readDays } from '../model/read-days';
import * as styles from './edit-service-settings.css';
import { LOCKED_REASON, type SettingsPartProps } from './part-props';

const EDGES = [
  { value: 'NONE' as const, label: '찍지 않아요' },
  { value: 'RIGHT' as const, label: '오른쪽 가장자리' },
  { value: 'LEFT' as const, label: '왼쪽 가장자리' },
  { value: 'TOP' as const, label: '위쪽 가장자리' },
];

export function AfterSendingSettings({ form: { control, register, formState }, readOnly }: SettingsPartProps) {
  const { errors } = formState;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>문서에 남는 것</h2>
      <Field
        label="문서 번호 앞글자"
        hint="영어 대문자 두 글자에서 네 글자예요. 다음에 보내는 문서부터 바뀌어요."
        error={errors.documentPrefix?.message}
      >
        <TextInput
          className={styles.shortInput}
          autoCapitalize="characters"
          readOnly={readOnly}
          {...register('documentPrefix', {
            setValueAs: (letters: string) => letters.trim().toUpperCase(),
            validate: (letters) => /^[A-Z]{2,4}$/.test(letters) || '영어 대문자 두 글자에서 네 글자로 적어주세요.',
          })}
        />
      </Field>
      <Controller
        control={control}
        name="settings.footer"
        render={({ field: { value, onChange } }) => (
          <Checkbox
            label="쪽마다 문서 번호 넣기"
            checked={value}
            disabledReason={readOnly ? LOCKED_REASON : undefined}
            onChange={onChange}
          />
        )}
      />
      <Field label="간인" hint="도장 하나를 여러 쪽에 나누어 찍어요.">
        <Controller
          control={control}
          name="settings.pageSealEdge"
          render={({ field: { value, onChange, onBlur } }) => (
            <Select
              className={styles.shortInput}
              options={EDGES}
              value={value}
              disabled={readOnly}
              onValueChange={onChange}
              onBlur={onBlur}
            />
          )}
        />
      </Field>
      <Field
        label="받는 분이 완성된 문서를 볼 수 있는 날"
        hint="끝난 날부터 이만큼 링크로 볼 수 있어요. 30일부터 365일까지예요."
        error={errors.linkDays?.message}
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          className={styles.shortInput}
          readOnly={readOnly}
          {...register('linkDays', {
            setValueAs: readDays,
            validate: (days) =>
              (Number.isInteger(days) && days >= 30 && days <= 365) || '30일부터 365일까지 적어주세요.',
          })}
        />
      </Field>
    </section>
  );
}
