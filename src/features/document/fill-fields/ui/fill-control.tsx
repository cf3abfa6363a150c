import { PenLine, Stamp } from '@/shared/icons';
import { useState, type ReactNode, type Ref } from 'react';
import { listRadioGroup } from '#rules/questions.ts';
import { formatCharacters } from '#rules/unprintable.ts';
import { dropLeadingZeros, formatAmountInWords, formatAmount, tidyAmount, tidyNumber } from '#rules/amount.ts';
import { isBirthDate } from '#rules/birth-date.ts';
import { formatBusinessNumber } from '#rules/business-number.ts';
import { Button } from '@/shared/ui/actions/button';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { Field } from '@/shared/ui/inputs/field';
import { PhoneInput } from '@/shared/ui/inputs/phone-input';
import { RadioGroup } from '@/shared/ui/inputs/radio-group';
import { TextArea, TextInput } from '@/shared/ui/inputs/text-input';
import { isAttachment, isMark, isTick, needsItems } from '#rules/field-kinds.ts';
import { TICKED_VALUE, type FillField } from '#rules/fill-field.ts';
import type { ResolvedField } from '#rules/resolve-fields.ts';
import { useMessages } from '../messages';
import { cutText } from '../model/cut-text';
import { AttachmentInput } from './attachment-input';
import { BirthDateInput } from './birth-date-input';
import * as styles from './fill.css';
import { ItemList } from './item-list';

export type FillControlProps = {
  resolved: ResolvedField;
  /** All fields of the document, to find the other buttons of a radio group. */
  all: readonly ResolvedField[];
  isSaid: boolean;
  /** True if the field's name is already shown above. */
  isNamed?: boolean;
  onType: (fieldId: string, value: string | null) => void;
  /** Removes the characters that can't be printed. */
  onClean: () => void;
  onLeave: () => void;
  /** Called when the receiver wants to sign. The page decides how marks are made. */
  onMark: (field: FillField) => void;
  onAttach: (field: FillField, file: File) => void;
  /** Describes a mark or file beyond its name, such as its picture or upload progress. */
  describe?: ((field: FillField, value: string | null) => FieldContent) | undefined;
  /** Focused when its field becomes the current one. */
  inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
};

export type FieldContent = { name?: string | null; picture?: ReactNode; problem?: string | null; isBusy?: boolean };

/** The input for a single field, with the matching on-screen keyboard. */
export function FillControl(props: FillControlProps) {
  const t = useMessages();
  const { resolved, isSaid, isNamed = false, describe, onType, onClean } = props;
  const [cutCount, setCutCount] = useState(0);
  const { field, value, problem, note, isRequired } = resolved;
  const isChoice = isTick(field) || needsItems(field);
  const hint = note
    ? t.problem(field, note)
    : field.kind === 'AMOUNT' && field.inWords && value
      ? t.printed(formatAmountInWords(value))
      : field.help;
  const said = isSaid && problem !== null ? t.problem(field, problem) : null;
  const failure = describe?.(field, value).problem;
  const isRefused = problem?.code === 'UNPRINTABLE' || problem?.code === 'REFUSED';
  const cut = cutCount > 0 ? t.cut(cutCount) : null;
  const error = failure ?? ([cut, said].filter(Boolean).join(' ') || null);
  const typeWhole = (fieldId: string, typed: string | null) => {
    const { kept, cutCount: count } = cutText(typed ?? '');
    setCutCount(count);
    onType(fieldId, kept || null);
  };
  return (
    <>
      <Field
        label={field.name}
        labelHidden={isNamed}
        optional={!isRequired && t.optional}
        hint={hint}
        // The server's errors arrive after focus has moved on, and nobody sees the end of a long text.
        error={error && (failure || cut || isRefused) ? <span role="alert">{error}</span> : (error ?? undefined)}
        group={isChoice || isMark(field) || isAttachment(field)}
      >
        <Control {...props} onType={typeWhole} />
      </Field>
      {problem?.code === 'UNPRINTABLE' && (
        <p className={styles.cleanName}>
          <Button size="md" onClick={onClean}>
            {t.takeOut(formatCharacters(problem.characters))}
          </Button>
        </p>
      )}
    </>
  );
}

function Control(props: FillControlProps): ReactNode {
  const t = useMessages();
  const { resolved, all, onType, onLeave, onMark, onAttach, inputRef, describe } = props;
  const { field, value } = resolved;
  const { fieldId, kind } = field;
  const entry = { ref: inputRef, value: value ?? '', onBlur: onLeave, autoComplete: 'off' } as const;
  // Matches the height of the Next button next to it.
  const text = { ...entry, size: 'lg' } as const;
  const type = (typed: string) => onType(fieldId, typed === '' ? null : typed);
  const filled = describe?.(field, value);
  switch (kind) {
    case 'SIGNATURE':
    case 'INITIALS':
      return (
        <MarkButton icon={<PenLine />} picture={value ? filled?.picture : null} onClick={() => onMark(field)}>
          {value ? t.signAgain : t.sign}
        </MarkButton>
      );
    case 'SEAL':
      return (
        <MarkButton icon={<Stamp />} picture={value ? filled?.picture : null} onClick={() => onMark(field)}>
          {value ? t.stampAgain : t.stamp}
        </MarkButton>
      );
    case 'IMAGE':
    case 'FILE':
      return (
        <AttachmentInput
          isImage={kind === 'IMAGE'}
          name={value && (filled?.name ?? value)}
          isBusy={filled?.isBusy ?? false}
          onPick={(file) => onAttach(field, file)}
        />
      );
    case 'CHECKBOX':
      return (
        <span className={styles.choice}>
          <Checkbox
            label={t.tick}
            checked={value === TICKED_VALUE}
            onChange={(event) => onType(fieldId, event.target.checked ? TICKED_VALUE : null)}
            onBlur={onLeave}
          />
        </span>
      );
    case 'RADIO':
      return <RadioButtons all={all} field={field} onChoose={(chosen) => onType(chosen, TICKED_VALUE)} />;
    case 'LIST':
      return (
        <ItemList
          name={field.name}
          items={field.items ?? []}
          value={value}
          onChoose={(chosen) => onType(fieldId, chosen)}
        />
      );
    case 'MULTILINE':
      return <TextArea {...entry} rows={3} onChange={(event) => type(event.target.value)} />;
    case 'EMAIL':
      return (
        <TextInput {...text} type="email" inputMode="email" onChange={(event) => type(event.target.value.trim())} />
      );
    case 'PHONE':
      return <PhoneInput {...text} onChange={(event) => type(event.target.value)} />;
    case 'NUMBER':
      return <TextInput {...text} inputMode="decimal" onChange={(event) => type(tidyNumber(event.target.value))} />;
    case 'AMOUNT':
      return (
        <TextInput
          {...text}
          inputMode="numeric"
          value={value ? formatAmount(value) : ''}
          tail={t.won}
          onChange={(event) => type(dropLeadingZeros(tidyNumber(event.target.value)))}
          // Not while typing: 원 may still be changing in a Korean keyboard.
          onBlur={() => {
            if (value && tidyAmount(value) !== value) type(tidyAmount(value));
            onLeave();
          }}
        />
      );
    case 'BUSINESS_NUMBER':
      return (
        <TextInput
          {...text}
          inputMode="numeric"
          placeholder="123-45-67890"
          onChange={(event) => type(formatBusinessNumber(event.target.value))}
        />
      );
    case 'DATE':
      if (isBirthDate(field)) return <BirthDateInput {...text} onType={type} onLeave={onLeave} />;
      return <TextInput {...text} type="date" onChange={(event) => type(event.target.value)} />;
    case 'TEXT':
    case 'NAME':
    case 'COMPANY':
      return <TextInput {...text} onChange={(event) => type(event.target.value)} />;
    case 'SIGNED_DATE':
    case 'FORMULA':
    case 'LABEL':
      return <TextInput {...text} readOnly />;
  }
}

type RadioButtonsProps = { all: readonly ResolvedField[]; field: FillField; onChoose: (fieldId: string) => void };

function RadioButtons({ all, field, onChoose }: RadioButtonsProps) {
  const group = listRadioGroup(all, field);
  return (
    <RadioGroup
      options={group.map((one) => ({ value: one.field.fieldId, label: one.field.name }))}
      value={group.find((one) => one.value === TICKED_VALUE)?.field.fieldId ?? null}
      onValueChange={onChoose}
    />
  );
}

type MarkButtonProps = { icon: ReactNode; picture: ReactNode; onClick: () => void; children: string };

const MarkButton = ({ icon, picture, onClick, children }: MarkButtonProps) => (
  <div className={styles.markRow}>
    {picture && <span className={styles.markPicture}>{picture}</span>}
    <span className={styles.flexibleWidth}>
      <Button variant={picture ? 'secondary' : 'primary'} size="xl" fullWidth icon={icon} onClick={onClick}>
        {children}
      </Button>
    </span>
  </div>
);
