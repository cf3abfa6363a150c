import { CONTACT_LABELS, type DirectUrlContact } from '@/entities/link/direct-url';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { DatePicker } from '@/shared/ui/inputs/date-picker';
import { Field } from '@/shared/ui/inputs/field';
import { SegmentedControl } from '@/shared/ui/inputs/segmented-control';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { Stack } from '@/shared/ui/layout/stack';
import type { LinkForm, LinkProblems } from '../model/link-form';
import { LINK_PROBLEM_MESSAGES } from '../model/link-problem-messages';
import * as styles from './link-fields.css';

const CONTACTS: readonly DirectUrlContact[] = ['EITHER', 'MAIL', 'PHONE'];
const CONTACT_OPTIONS = CONTACTS.map((value) => ({ value, label: CONTACT_LABELS[value] }));

type LinkFieldsProps = {
  form: LinkForm;
  /** Empty until the form is first submitted. */
  problems: LinkProblems;
  /** A day in Seoul. */
  today: string;
  onChange: (part: Partial<LinkForm>) => void;
};

export function LinkFields({ form, problems, today, onChange }: LinkFieldsProps) {
  const said = (name: keyof LinkProblems) => {
    const problem = problems[name];
    return problem && LINK_PROBLEM_MESSAGES[problem];
  };
  return (
    <Stack gap={4}>
      <Field label="링크 이름" hint="멤버만 봐요. 예: 1공장 정문" error={said('name')}>
        <TextInput
          autoComplete="off"
          maxLength={200}
          value={form.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Field>
      <div className={styles.pair}>
        <Field label="받을 인원" error={said('limit')}>
          <TextInput
            autoComplete="off"
            inputMode="numeric"
            maxLength={20}
            tail="명"
            value={form.limit}
            onChange={(event) => onChange({ limit: event.target.value })}
          />
        </Field>
        <Field label="받는 기한" optional hint="그날 23:59까지 받아요." error={said('endDay')}>
          <DatePicker value={form.endDay} min={today} today={today} onValueChange={(endDay) => onChange({ endDay })} />
        </Field>
      </div>
      <Field label="서명하는 분의 연락처" hint="적은 곳으로 확인 번호를 보내요." group>
        <SegmentedControl
          options={CONTACT_OPTIONS}
          value={form.contactBy}
          onValueChange={(contactBy) => onChange({ contactBy })}
        />
      </Field>
      {form.contactBy === 'MAIL' && (
        <Field
          label="쓸 수 있는 메일"
          optional
          hint="적으면 이 주소의 메일만 받아요. 예: hanbit.example"
          error={said('domains')}
        >
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            value={form.domains}
            onChange={(event) => onChange({ domains: event.target.value })}
          />
        </Field>
      )}
      <Stack gap={3}>
        <Checkbox
          label="한 사람에 한 번만 받기"
          description="같은 연락처로 다시 오면 서명하던 문서로 이어져요."
          checked={form.isOnce}
          onChange={(event) => onChange({ isOnce: event.target.checked })}
        />
        {form.contactBy === 'PHONE' && (
          <Checkbox
            label="휴대폰 본인 확인도 하기"
            description="확인 번호에 더해 이름과 번호를 본인 확인으로 맞춰봐요."
            checked={form.needsIdentity}
            onChange={(event) => onChange({ needsIdentity: event.target.checked })}
          />
        )}
      </Stack>
    </Stack>
  );
}
