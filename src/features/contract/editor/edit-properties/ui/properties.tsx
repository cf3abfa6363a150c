import { useMemo } from 'react';
import { hasLength, hasRange, isAutoFilled, isTextField } from '#rules/field-kinds.ts';
import { FIELD_KIND_LABELS, type Field } from '@/entities/contract';
import { KindIcon, pickFields, useEditorState } from '@/features/contract/editor/place-fields';
import { Field as Entry } from '@/shared/ui/inputs/field';
import { Switch } from '@/shared/ui/inputs/switch';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { ArrangeButtons } from './arrange-buttons';
import { ValidationInputs } from './validation-inputs';
import { ConditionInputs } from './condition-inputs';
import { FormulaInputs } from './formula-inputs';
import { KindInputs } from './kind-inputs';
import { AppearanceInputs } from './appearance-inputs';
import { NumberInput } from './number-input';
import { PositionInputs } from './position-inputs';
import type { PropertiesProps } from './properties-props';
import * as styles from './properties.css';
import { SheetSwitch } from './sheet-switch';
import { useChangeFields, useChangeOptional } from './use-change-fields';

export function DesktopProperties({ hasSheet = false }: PropertiesProps) {
  const selection = useEditorState(({ context }) => context.selection);
  const fields = useEditorState(({ context }) => context.history.present);
  const chosen = useMemo(() => pickFields(fields, selection), [fields, selection]);
  const [first] = chosen;
  if (!first) return <p className={styles.help}>칸을 고르면 여기서 고칠 수 있어요</p>;
  return chosen.length === 1 ? (
    <OneField field={first} hasSheet={hasSheet} />
  ) : (
    <SeveralFields fields={chosen} hasSheet={hasSheet} />
  );
}

function OneField({ field, hasSheet }: { field: Field; hasSheet: boolean }) {
  const change = useChangeFields();
  const changeOptional = useChangeOptional();
  const { kind, required } = field;
  return (
    <>
      <h3 className={styles.header}>
        <KindIcon kind={kind} />
        {FIELD_KIND_LABELS[kind]} 칸
      </h3>
      <div className={styles.fields}>
        {kind !== 'RADIO' && (
          <Entry label="이름표">
            <TextInput
              maxLength={100}
              value={field.name}
              onChange={(event) => change('name', { name: event.target.value })}
            />
          </Entry>
        )}
        {(kind === 'FORMULA' || !isAutoFilled(field)) && (
          <Switch
            className={styles.toggle}
            label="꼭 채워야 해요"
            checked={required}
            onCheckedChange={(next) => change('required', { required: next })}
          />
        )}
        {hasSheet && <SheetSwitch fields={[field]} />}
        {kind === 'FORMULA' && <FormulaInputs field={field} />}
        <KindInputs field={field} />
        <PositionInputs fields={[field]} />
        {isTextField(field) && (
          <details className={styles.more}>
            <summary className={styles.summary}>글자 모양</summary>
            <div className={styles.fields}>
              <AppearanceInputs field={field} />
            </div>
          </details>
        )}
        <details className={styles.more}>
          <summary className={styles.summary}>안내와 조건</summary>
          <div className={styles.fields}>
            <Entry label="안내 말" optional>
              <TextInput
                maxLength={300}
                value={field.help ?? ''}
                onChange={(event) => changeOptional('help', event.target.value)}
              />
            </Entry>
            {field.receiverUuid !== null && !isAutoFilled(field) && (
              <Switch
                className={styles.toggle}
                label="보기만 하기"
                checked={field.readOnly ?? false}
                onCheckedChange={(readOnly) => change('readOnly', { readOnly })}
              />
            )}
            <NumberInput
              key={field.fieldId}
              label="채우는 차례"
              hint="한 쪽 안에서의 차례예요. 비워두면 위에서 아래로 가요"
              inputMode="numeric"
              value={field.tabOrder?.toString() ?? ''}
              accepts={(digits) => /^\d{1,5}$/.test(digits)}
              problem="0에서 99,999 사이의 숫자로 적어주세요."
              onValue={(digits) => changeOptional('tabOrder', digits === '' ? null : Number(digits))}
            />
            <ConditionInputs field={field} />
          </div>
        </details>
        {(hasLength(field) || hasRange(field)) && (
          <details className={styles.more}>
            <summary className={styles.summary}>값 확인</summary>
            <div className={styles.fields}>
              <ValidationInputs field={field} />
            </div>
          </details>
        )}
      </div>
    </>
  );
}

function SeveralFields({ fields, hasSheet }: { fields: readonly Field[]; hasSheet: boolean }) {
  const change = useChangeFields();
  return (
    <>
      <h3 className={styles.header}>칸 {fields.length}개</h3>
      <div className={styles.fields}>
        <ArrangeButtons count={fields.length} />
        <Switch
          className={styles.toggle}
          label="꼭 채워야 해요"
          checked={fields.every(({ required }) => required)}
          onCheckedChange={(required) => change('required', { required })}
        />
        {hasSheet && <SheetSwitch fields={fields} />}
        <PositionInputs fields={fields} />
      </div>
    </>
  );
}
