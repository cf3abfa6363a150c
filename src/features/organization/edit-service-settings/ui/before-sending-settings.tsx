import { Controller } from 'react-hook-form';
import { LANGUAGE_CHOICES } from '@/entities/contract';
import { MailTemplateField } from '@/entities/setting/mail-template';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { Field } from '@/shared/ui/inputs/field';
import { Select } from '@/shared/ui/inputs/select';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { readDays } from '../model/read-days';
import * as styles from './edit-service-settings.css';
import { LOCKED_REASON, type SettingsPartProps } from './part-props';

const REMINDERS = [7, 3, 1] as const;

export function BeforeSendingSettings({ form: { control, register, formState }, readOnly }: SettingsPartProps) {
  const { errors } = formState;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>마감과 알림</h2>
      <Field label="보낸 날부터 며칠 뒤에 마감할까요?" hint="그날 23:59에 마감해요." error={errors.expiryDays?.message}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          className={styles.shortInput}
          readOnly={readOnly}
          {...register('expiryDays', {
            setValueAs: readDays,
            validate: (days) => (Number.isInteger(days) && days >= 1 && days <= 365) || '1일부터 365일까지 적어주세요.',
          })}
        />
      </Field>
      <Field label="마감 전에 알려주기" hint="서명하지 않은 분에게 오전 9시에 알려요." group>
        <Controller
          control={control}
          name="remindDaysBefore"
          render={({ field: { value, onChange } }) => (
            <div className={styles.choices}>
              {REMINDERS.map((day) => (
                <Checkbox
                  key={day}
                  label={`${day}일 전`}
                  checked={value.includes(day)}
                  disabledReason={readOnly ? LOCKED_REASON : undefined}
                  onChange={(event) =>
                    onChange(event.target.checked ? [...value, day] : value.filter((other) => other !== day))
                  }
                />
              ))}
            </div>
          )}
        />
      </Field>
      <Field label="받는 분이 볼 말">
        <Controller
          control={control}
          name="settings.language"
          render={({ field: { value, onChange } }) => (
            <Select options={LANGUAGE_CHOICES} value={value} disabled={readOnly} onValueChange={onChange} />
          )}
        />
      </Field>
      <Controller
        control={control}
        name="settings.mailTemplate"
        render={({ field: { value, onChange } }) => (
          <MailTemplateField value={value} onChange={onChange} readOnly={readOnly} />
        )}
      />
    </section>
  );
}
