import { TICKED_VALUE } from '#rules/fill-field.ts';
import type { Field } from '@/entities/contract';
import { isSenderField, SenderValueInput } from '@/features/contract/editor/place-fields';
import { Field as Entry } from '@/shared/ui/inputs/field';
import { Switch } from '@/shared/ui/inputs/switch';
import { TextArea, TextInput } from '@/shared/ui/inputs/text-input';
import { DateFormatInput } from './date-format-input';
import { canHaveDefault } from './value-formats';
import * as styles from './properties.css';
import { AmountInputs } from './amount-inputs';
import { ChoiceInputs } from './choice-inputs';
import { ListInputs } from './list-inputs';
import { useChangeFields, useChangeOptional } from './use-change-fields';

export function KindInputs({ field }: { field: Field }) {
  const change = useChangeFields();
  const changeOptional = useChangeOptional();
  const { kind } = field;

  return (
    <>
      {kind === 'SIGNATURE' && (
        <Switch
          className={styles.toggle}
          label="도장으로도 받기"
          checked={field.acceptSeal ?? false}
          onCheckedChange={(acceptSeal) => change('acceptSeal', { acceptSeal })}
        />
      )}
      {kind === 'AMOUNT' && <AmountInputs field={field} />}
      {kind === 'TEXT' && (
        <Switch
          className={styles.toggle}
          label="주소로 받기"
          checked={field.preset === 'ADDRESS'}
          onCheckedChange={(isAddress) => changeOptional('preset', isAddress ? 'ADDRESS' : null)}
        />
      )}
      {(kind === 'DATE' || kind === 'SIGNED_DATE') && <DateFormatInput field={field} />}
      {kind === 'LIST' && <ListInputs key={field.fieldId} field={field} />}
      {kind === 'RADIO' && <ChoiceInputs field={field} />}
      {isSenderField(field) ? (
        <SenderValueInput field={field} label="내가 채울 값" />
      ) : (
        canHaveDefault(field) && <ProposedValue field={field} />
      )}
    </>
  );
}

/** The receiver's default value or, in the sender's own fields, the text on the page. */
function ProposedValue({ field }: { field: Field }) {
  const changeOptional = useChangeOptional();
  const { kind } = field;
  if (kind === 'CHECKBOX')
    return (
      <Switch
        className={styles.toggle}
        label="미리 표시해두기"
        checked={field.value === TICKED_VALUE}
        onCheckedChange={(isTicked) => changeOptional('value', isTicked ? TICKED_VALUE : null)}
      />
    );
  return (
    <Entry label={kind === 'LABEL' ? '적을 글' : '미리 채울 값'} optional={kind !== 'LABEL'}>
      {kind === 'LABEL' || kind === 'MULTILINE' ? (
        <TextArea
          rows={2}
          maxLength={5000}
          value={field.value ?? ''}
          onChange={(event) => changeOptional('value', event.target.value)}
        />
      ) : (
        <TextInput
          maxLength={5000}
          inputMode={kind === 'NUMBER' || kind === 'AMOUNT' ? 'decimal' : undefined}
          placeholder={kind === 'DATE' ? '2026-11-27' : undefined}
          value={field.value ?? ''}
          onChange={(event) => changeOptional('value', event.target.value)}
        />
      )}
    </Entry>
  );
}
