import { KeyRound, Mail, MessageSquarePlus, MessageSquareText, TriangleExclamationPoint } from '@/shared/icons';
import { useState, type ReactNode } from 'react';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { suggestMailDomain } from '#rules/mail-domain.ts';
import {
  LanguageField,
  ROLE_LABELS,
  CHANNEL_CHOICES,
  type ReceiverRole,
  type ViewerWhen,
  type ChannelChoice,
} from '@/entities/contract';
import { MAX_MESSAGE_LENGTH } from '@/shared/config';
import { Button } from '@/shared/ui/actions/button';
import { AutocompleteInput } from '@/shared/ui/inputs/combobox';
import { Field } from '@/shared/ui/inputs/field';
import { PasswordInput } from '@/shared/ui/inputs/password-input';
import { PhoneInput } from '@/shared/ui/inputs/phone-input';
import { SegmentedControl } from '@/shared/ui/inputs/segmented-control';
import { Select } from '@/shared/ui/inputs/select';
import { TextArea, TextInput } from '@/shared/ui/inputs/text-input';
import { needsMail, needsPhone, type KnownPerson, type ReceiverList } from '../model/person';
import { findPersonProblems, findSameContacts, type PersonProblems } from './problems';
import * as styles from './receivers.css';
import { VerificationPicker } from './verification-picker';

const ROLES: readonly ReceiverRole[] = ['SIGNER', 'APPROVER', 'VIEWER'];
const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }));
const WHEN_OPTIONS: readonly { value: ViewerWhen; label: string }[] = [
  { value: 'AT_END', label: '서명이 끝나면' },
  { value: 'AT_SENDING', label: '보낼 때부터' },
];
const WAY_ICONS: Record<ChannelChoice, ReactNode> = { MAIL: <Mail />, SMS: <MessageSquareText />, BOTH: null };
const WAY_OPTIONS = CHANNEL_CHOICES.map((way) => ({ ...way, icon: WAY_ICONS[way.value] }));

type PersonFieldsProps = {
  form: UseFormReturn<ReceiverList>;
  index: number;
  /** Shows all errors, not just those of inputs that have lost focus. */
  isChecked: boolean;
  known: readonly KnownPerson[];
  onSearch: (words: string) => void;
  /** True if the template determines everything except who the person is. */
  isSlot?: boolean;
};

export function PersonFields({ form, index, isChecked, known, onSearch, isSlot = false }: PersonFieldsProps) {
  const { register, control, formState, setValue, getValues } = form;
  const people = useWatch({ control, name: 'people' });
  const person = people[index];
  const [isMessageOpen, setIsMessageOpen] = useState(() => getValues(`people.${index}.message`) !== '');
  if (!person) return null;

  // Validates on every keystroke, so that corrected errors disappear immediately and the layout doesn't shift on blur.
  const problems = findPersonProblems(person);
  const touched = formState.touchedFields.people?.[index];
  const said = (name: keyof PersonProblems) => (isChecked || touched?.[name] ? problems[name] : undefined);
  const same = findSameContacts(people, index);
  const isReader = person.role === 'VIEWER';
  const asked = isReader ? { ...person, verifications: [] } : person;
  const meant = problems.email ? null : suggestMailDomain(person.email);
  const mendEmail = (email: string) => setValue(`people.${index}.email`, email, { shouldDirty: true });
  const take = (id: string) => {
    const chosen = known.find((one) => one.id === id);
    if (!chosen) return;
    const { name, title, email, phone } = chosen;
    setValue(`people.${index}.name`, name, { shouldDirty: true });
    setValue(`people.${index}.title`, title || person.title, { shouldDirty: true });
    setValue(`people.${index}.phone`, phone ?? '', { shouldDirty: true });
    if (!isSlot && !email && phone) setValue(`people.${index}.way`, 'SMS', { shouldDirty: true });
    mendEmail(email ?? '');
  };

  return (
    <div className={styles.fields}>
      <Field label={person.slotName ? `${person.slotName} 이름` : '이름'} error={said('name')}>
        <Controller
          control={control}
          name={`people.${index}.name`}
          render={({ field: { ref, value, onChange, onBlur, name } }) => (
            <AutocompleteInput
              ref={ref}
              name={name}
              maxLength={200}
              value={value}
              onBlur={onBlur}
              options={known.map(({ id, name: label, email, phone }) => ({
                value: id,
                label,
                note: email ?? phone ?? undefined,
              }))}
              onValueChange={(words) => {
                onChange(words);
                onSearch(words);
              }}
              onChoose={take}
            />
          )}
        />
      </Field>
      {/* In a template, 역할 is what the person signs as. */}
      <Field label={isSlot ? '직함' : '역할'} optional>
        <TextInput autoComplete="off" maxLength={200} placeholder="대표이사" {...register(`people.${index}.title`)} />
      </Field>
      {!isSlot && (
        <Field label="하는 일">
          <Controller
            control={control}
            name={`people.${index}.role`}
            render={({ field: { value, onChange, onBlur } }) => (
              <Select options={ROLE_OPTIONS} value={value} onValueChange={onChange} onBlur={onBlur} />
            )}
          />
        </Field>
      )}
      {!isSlot && isReader && (
        <Field label="받을 때" group>
          <Controller
            control={control}
            name={`people.${index}.when`}
            render={({ field: { value, onChange } }) => (
              <SegmentedControl options={WHEN_OPTIONS} value={value} onValueChange={onChange} />
            )}
          />
        </Field>
      )}
      {!isSlot && (
        <Field label="보낼 방법" group>
          <Controller
            control={control}
            name={`people.${index}.way`}
            render={({ field: { value, onChange } }) => (
              <SegmentedControl options={WAY_OPTIONS} value={value} onValueChange={onChange} />
            )}
          />
        </Field>
      )}
      {needsMail(asked) && (
        <Field
          label="메일 주소"
          error={said('email')}
          hint={
            meant ? (
              <span className={styles.note}>
                {meant} 아닌가요?
                <button
                  type="button"
                  className={styles.correction}
                  onClick={() => mendEmail(`${person.email.slice(0, person.email.lastIndexOf('@'))}@${meant}`)}
                >
                  고치기
                </button>
              </span>
            ) : (
              same.email && <Note>{same.email}</Note>
            )
          }
        >
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={254}
            {...register(`people.${index}.email`)}
          />
        </Field>
      )}
      {needsPhone(asked) && (
        <Field label="휴대폰 번호" error={said('phone')} hint={same.phone && <Note>{same.phone}</Note>}>
          <PhoneInput autoComplete="off" {...register(`people.${index}.phone`)} />
        </Field>
      )}
      {!isSlot && (
        <Field label="본인 확인">
          <Controller
            control={control}
            name={`people.${index}.verifications`}
            render={({ field: { value, onChange } }) => (
              <VerificationPicker value={value} onValueChange={onChange} readOnly={isReader} />
            )}
          />
        </Field>
      )}
      <Controller
        control={control}
        name={`people.${index}.language`}
        render={({ field: { value, onChange } }) => <LanguageField value={value} onChange={onChange} />}
      />
      {asked.verifications.includes('ACCESS_CODE') && (
        <div className={styles.code}>
          <p className={styles.codeHeader}>
            <KeyRound />
            <span className={styles.codeTitle}>비밀번호</span>
            받는 분에게 따로 알려주세요. 문자에는 보이지 않아요.
          </p>
          <div className={styles.codeInputs}>
            <Field label="문서 비밀번호" error={said('accessCode')}>
              <PasswordInput autoComplete="off" maxLength={60} {...register(`people.${index}.accessCode`)} />
            </Field>
            <Field label="힌트" optional>
              <TextInput
                autoComplete="off"
                maxLength={100}
                placeholder="생년월일 여섯 자리"
                {...register(`people.${index}.accessCodeHint`)}
              />
            </Field>
          </div>
        </div>
      )}
      <div className={styles.fullWidth}>
        {isMessageOpen ? (
          <Field label="이분에게만 할 말" optional error={problems.message}>
            <TextArea limit={MAX_MESSAGE_LENGTH} rows={2} {...register(`people.${index}.message`)} />
          </Field>
        ) : (
          <Button variant="link" size="sm" icon={<MessageSquarePlus />} onClick={() => setIsMessageOpen(true)}>
            이분에게만 할 말 더하기
          </Button>
        )}
      </div>
    </div>
  );
}

const Note = ({ children }: { children: string }) => (
  <span className={styles.note}>
    <TriangleExclamationPoint className={styles.noteIcon} />
    {children}
  </span>
);
