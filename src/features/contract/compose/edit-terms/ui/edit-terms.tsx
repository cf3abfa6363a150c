import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { getSeoulDay } from '#rules/dates.ts';
import { LANGUAGE_CHOICES, SHOW_OTHERS_CHOICES } from '@/entities/contract';
import { MailTemplateField } from '@/entities/setting/mail-template';
import { MAX_MESSAGE_LENGTH } from '@/shared/config';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { DatePicker, TimePicker } from '@/shared/ui/inputs/date-picker';
import { Field } from '@/shared/ui/inputs/field';
import { RadioGroup } from '@/shared/ui/inputs/radio-group';
import { Select } from '@/shared/ui/inputs/select';
import { TextArea } from '@/shared/ui/inputs/text-input';
import { getDefaultExpiry } from '../model/terms';
import type { TermsForm } from '../model/use-terms-form';
import { findExpiryProblem, findMessageProblem } from './problems';
import * as styles from './edit-terms.css';
import { PageSealChoice } from './page-seal-choice';

const REMINDERS = [7, 3, 1] as const;
const USUAL_REMINDERS = [3, 1];
const EDGES = [
  { value: 'NONE' as const, label: '찍지 않아요' },
  { value: 'RIGHT' as const, label: '오른쪽 가장자리' },
  { value: 'LEFT' as const, label: '왼쪽 가장자리' },
  { value: 'TOP' as const, label: '위쪽 가장자리' },
];

const remindWords = (days: readonly number[]) =>
  `${days
    .toSorted((one, other) => other - one)
    .map((day) => `${day}일 전`)
    .join(', ')} 오전 9시`;

type EditTermsProps = {
  terms: TermsForm;
  expiryDays: number;
};

export function EditTerms({ terms: { form }, expiryDays }: EditTermsProps) {
  const { control, register, formState } = form;
  const [now] = useState(() => new Date());
  const remindDaysBefore = useWatch({ control, name: 'remindDaysBefore' });
  const edge = useWatch({ control, name: 'settings.pageSealEdge' });
  const isReminding = remindDaysBefore.length > 0;
  const { errors } = formState;

  return (
    <div>
      <section className={styles.section}>
        <Controller
          control={control}
          name="expiry"
          rules={{ validate: (expiry) => findExpiryProblem(expiry, new Date()) ?? true }}
          render={({ field: { value, onChange, onBlur, ref } }) => {
            const shown = value ?? getDefaultExpiry(now, expiryDays);
            return (
              <Field
                label="마감"
                group
                hint="마감이 지나면 서명할 수 없어요. 나중에 늘릴 수 있어요."
                error={errors.expiry?.message}
              >
                <div className={styles.deadline}>
                  <DatePicker
                    ref={ref}
                    aria-label="마감 날"
                    value={shown.day}
                    min={getSeoulDay(now)}
                    onBlur={onBlur}
                    onValueChange={(day) => onChange(day === null ? null : { ...shown, day })}
                  />
                  <TimePicker
                    aria-label="마감 시각"
                    value={shown.time}
                    onValueChange={(time) => onChange({ ...shown, time })}
                  />
                </div>
              </Field>
            );
          }}
        />
        <Controller
          control={control}
          name="remindDaysBefore"
          render={({ field: { value, onChange } }) => (
            <>
              <Checkbox
                label="마감 전에 알려주기"
                description={isReminding ? remindWords(value) : '서명하지 않은 분에게 다시 알려드려요'}
                checked={isReminding}
                onChange={(event) => onChange(event.target.checked ? USUAL_REMINDERS : [])}
              />
              {isReminding && (
                <div className={styles.days} role="group" aria-label="며칠 전에 알릴까요?">
                  {REMINDERS.map((day) => (
                    <Checkbox
                      key={day}
                      label={`${day}일 전`}
                      checked={value.includes(day)}
                      onChange={(event) =>
                        onChange(event.target.checked ? [...value, day] : value.filter((other) => other !== day))
                      }
                    />
                  ))}
                </div>
              )}
            </>
          )}
        />
      </section>
      <section className={styles.section}>
        <Controller
          control={control}
          name="settings.mailTemplate"
          render={({ field: { value, onChange } }) => <MailTemplateField value={value} onChange={onChange} />}
        />
        <Field label="함께 보낼 말" optional error={errors.message?.message}>
          <TextArea
            limit={MAX_MESSAGE_LENGTH}
            rows={4}
            {...register('message', { validate: (message) => findMessageProblem(message) ?? true })}
          />
        </Field>
        <Field label="받는 분이 볼 말">
          <Controller
            control={control}
            name="settings.language"
            render={({ field: { value, onChange } }) => (
              <Select options={LANGUAGE_CHOICES} value={value} onValueChange={onChange} />
            )}
          />
        </Field>
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>받는 분이 할 수 있는 일</h2>
        <div className={styles.switches}>
          <Controller
            control={control}
            name="settings.allowDelegate"
            render={({ field: { value, onChange, ref, onBlur } }) => (
              <Checkbox
                ref={ref}
                label="다른 분에게 맡기기"
                description="서명할 분을 스스로 바꿀 수 있어요"
                checked={value}
                onChange={onChange}
                onBlur={onBlur}
              />
            )}
          />
          <Controller
            control={control}
            name="settings.allowAnnotate"
            render={({ field: { value, onChange, ref, onBlur } }) => (
              <Checkbox
                ref={ref}
                label="문서에 표시하기"
                description="펜과 형광펜으로 표시할 수 있어요"
                checked={value}
                onChange={onChange}
                onBlur={onBlur}
              />
            )}
          />
          <Checkbox
            label="거절하기"
            description="이유를 적고 거절할 수 있어요"
            checked
            readOnly
            disabledReason="받는 분은 언제나 거절할 수 있어요"
          />
        </div>
        <Field label="다른 분이 채운 내용" group>
          <Controller
            control={control}
            name="settings.showOthers"
            render={({ field: { value, onChange } }) => (
              <RadioGroup options={SHOW_OTHERS_CHOICES} value={value} onValueChange={onChange} />
            )}
          />
        </Field>
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>문서에 남는 것</h2>
        <Field label="간인" hint="도장 하나를 여러 쪽에 나누어 찍어요.">
          <Controller
            control={control}
            name="settings.pageSealEdge"
            render={({ field: { value, onChange, onBlur } }) => (
              <Select options={EDGES} value={value} onValueChange={onChange} onBlur={onBlur} />
            )}
          />
        </Field>
        {edge !== 'NONE' && (
          <Controller
            control={control}
            name="settings.pageSealId"
            render={({ field: { value, onChange } }) => <PageSealChoice value={value ?? null} onChange={onChange} />}
          />
        )}
        <Controller
          control={control}
          name="settings.footer"
          render={({ field: { value, onChange, ref, onBlur } }) => (
            <Checkbox
              ref={ref}
              label="문서 번호 넣기"
              description="쪽마다 아래에 문서 번호가 찍혀요"
              checked={value}
              onChange={onChange}
              onBlur={onBlur}
            />
          )}
        />
      </section>
    </div>
  );
}
