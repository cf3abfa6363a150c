import { splitGraphemes } from '#rules/graphemes.ts';
import { formatVerification, LanguageField, type VerificationStep } from '@/entities/contract';
import type { TemplateSlot } from '@/entities/template';
import { MAX_MESSAGE_LENGTH } from '@/shared/config';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { Field } from '@/shared/ui/inputs/field';
import { Select } from '@/shared/ui/inputs/select';
import { TextArea, TextInput } from '@/shared/ui/inputs/text-input';
import { Stack } from '@/shared/ui/layout/stack';
import * as styles from './edit-slots.css';

const STEPS: readonly VerificationStep[] = ['PHONE_IDENTITY', 'PHONE_CODE', 'EMAIL_CODE'];
const CODE_OPTIONS: readonly { value: TemplateSlot['accessCode']; label: string }[] = [
  { value: 'NONE', label: '쓰지 않기' },
  { value: 'SAME', label: '늘 같은 비밀번호' },
  { value: 'EACH', label: '보낼 때마다 정하기' },
];
const HINT_MAX = 100;

type SlotDetailsProps = { slot: TemplateSlot; onChange: (part: Partial<TemplateSlot>) => void };

export const SlotDetails = ({ slot, onChange }: SlotDetailsProps) => (
  <Stack gap={3}>
    <Field label="본인 확인" group>
      <div className={styles.steps}>
        {STEPS.map((step) => (
          <Checkbox
            key={step}
            label={formatVerification([step])}
            checked={slot.verifications.includes(step)}
            onChange={(event) =>
              onChange({
                verifications: event.target.checked
                  ? [...slot.verifications, step]
                  : slot.verifications.filter((other) => other !== step),
              })
            }
          />
        ))}
      </div>
    </Field>
    <div className={styles.pair}>
      <Field label="문서 비밀번호">
        <Select
          options={CODE_OPTIONS}
          value={slot.accessCode}
          onValueChange={(accessCode) => onChange({ accessCode, code: accessCode === 'SAME' ? slot.code : null })}
        />
      </Field>
      {slot.accessCode === 'SAME' && (
        <Field label="비밀번호" hint="4자에서 20자 사이로 정해주세요.">
          <TextInput
            autoComplete="off"
            maxLength={60}
            value={slot.code ?? ''}
            onChange={(event) => onChange({ code: event.target.value || null })}
          />
        </Field>
      )}
      {slot.accessCode !== 'NONE' && (
        <Field label="비밀번호 도움말" optional>
          <TextInput
            autoComplete="off"
            maxLength={HINT_MAX}
            value={slot.accessCodeHint}
            onChange={(event) => onChange({ accessCodeHint: event.target.value })}
          />
        </Field>
      )}
    </div>
    <LanguageField
      label="이 역할이 볼 말"
      value={slot.language ?? null}
      onChange={(language) => onChange({ language })}
    />
    <Field label="이 역할에게만 하는 말" optional>
      <TextArea
        rows={3}
        value={slot.message}
        onChange={(event) =>
          onChange({ message: splitGraphemes(event.target.value).slice(0, MAX_MESSAGE_LENGTH).join('') })
        }
      />
    </Field>
  </Stack>
);
