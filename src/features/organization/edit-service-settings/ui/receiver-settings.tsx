import { Controller } from 'react-hook-form';
import {
  toChannels,
  SHOW_OTHERS_CHOICES,
  formatVerification,
  toChannelChoice,
  CHANNEL_CHOICES,
} from '@/entities/contract';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { Field } from '@/shared/ui/inputs/field';
import { RadioGroup } from '@/shared/ui/inputs/radio-group';
import { SegmentedControl } from '@/shared/ui/inputs/segmented-control';
import { DEFAULT_STEPS } from '../model/default-steps';
import * as styles from './edit-service-settings.css';
import { LOCKED_REASON, type SettingsPartProps } from './part-props';

const PHONE_MESSAGES = [
  { value: 'ALIMTALK_FIRST' as const, label: '카카오 알림톡 먼저' },
  { value: 'TEXT' as const, label: '문자만' },
];
const NO_ALIMTALK = '이 서버에는 카카오 알림톡이 설정되지 않았어요';

type ReceiverSettingsProps = SettingsPartProps & { hasAlimtalk: boolean };

export function ReceiverSettings({ form: { control }, readOnly, hasAlimtalk }: ReceiverSettingsProps) {
  const reason = readOnly ? LOCKED_REASON : undefined;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>받는 분</h2>
      <Field label="보낼 방법" group>
        <Controller
          control={control}
          name="channels"
          render={({ field: { value, onChange } }) => (
            <SegmentedControl
              options={CHANNEL_CHOICES}
              value={toChannelChoice(value)}
              onValueChange={(way) => !readOnly && onChange(toChannels(way))}
            />
          )}
        />
      </Field>
      <Field
        label="휴대폰으로 보낼 때"
        hint={
          hasAlimtalk
            ? '알림톡을 받을 수 없는 분에게는 문자로 대신 보내요.'
            : '이 서버에는 카카오 알림톡이 설정되지 않아서 문자로 보내요.'
        }
        group
      >
        <Controller
          control={control}
          name="phoneMessages"
          render={({ field: { value, onChange } }) => (
            <RadioGroup
              options={PHONE_MESSAGES.map((option) => ({
                ...option,
                disabledReason: reason ?? (hasAlimtalk ? undefined : NO_ALIMTALK),
              }))}
              value={hasAlimtalk ? value : 'TEXT'}
              onValueChange={onChange}
            />
          )}
        />
      </Field>
      <Field label="답장" hint="켜면 받는 분에게 보낸 멤버의 메일 주소가 보여요." group>
        <Controller
          control={control}
          name="repliesToSender"
          render={({ field: { value, onChange } }) => (
            <Checkbox
              label="메일 답장을 보낸 멤버가 받기"
              checked={value}
              disabledReason={reason}
              onChange={onChange}
            />
          )}
        />
      </Field>
      <Field label="본인 확인" hint="비밀번호는 문서마다 받는 분과 정해요." group>
        <Controller
          control={control}
          name="verifications"
          render={({ field: { value, onChange } }) => (
            <div className={styles.choices}>
              {DEFAULT_STEPS.map((step) => (
                <Checkbox
                  key={step}
                  label={formatVerification([step])}
                  checked={value.includes(step)}
                  disabledReason={reason}
                  onChange={(event) =>
                    onChange(event.target.checked ? [...value, step] : value.filter((other) => other !== step))
                  }
                />
              ))}
            </div>
          )}
        />
      </Field>
      <Field label="받는 분이 할 수 있는 일" group>
        <div className={styles.choices}>
          <Controller
            control={control}
            name="settings.allowDelegate"
            render={({ field: { value, onChange } }) => (
              <Checkbox label="다른 분에게 맡기기" checked={value} disabledReason={reason} onChange={onChange} />
            )}
          />
          <Controller
            control={control}
            name="settings.allowAnnotate"
            render={({ field: { value, onChange } }) => (
              <Checkbox label="문서에 표시하기" checked={value} disabledReason={reason} onChange={onChange} />
            )}
          />
        </div>
      </Field>
      <Field label="다른 분이 채운 내용" group>
        <Controller
          control={control}
          name="settings.showOthers"
          render={({ field: { value, onChange } }) => (
            <RadioGroup
              options={SHOW_OTHERS_CHOICES.map((option) => ({ ...option, disabledReason: reason }))}
              value={value}
              onValueChange={onChange}
            />
          )}
        />
      </Field>
    </section>
  );
}
