import { useMemo } from 'react';
import { isAutoFilled } from '#rules/field-kinds.ts';
import { formatPartyName, pickFields, useEditor, useEditorState } from '@/features/contract/editor/place-fields';
import { Field as Entry } from '@/shared/ui/inputs/field';
import { Select } from '@/shared/ui/inputs/select';
import { Switch } from '@/shared/ui/inputs/switch';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { KindInputs } from './kind-inputs';
import { PositionInputs } from './position-inputs';
import * as styles from './properties.css';
import type { PropertiesProps } from './properties-props';
import { SheetSwitch } from './sheet-switch';
import { useChangeFields } from './use-change-fields';

const SENDER = 'SENDER';

export function PhoneProperties({ hasSheet = false }: PropertiesProps) {
  const { actor, parties } = useEditor();
  const change = useChangeFields();
  const selection = useEditorState(({ context }) => context.selection);
  const fields = useEditorState(({ context }) => context.history.present);
  const chosen = useMemo(() => pickFields(fields, selection), [fields, selection]);
  const [field] = chosen;
  if (!field) return null;
  return (
    <div className={styles.fields}>
      <Entry label="누구의 칸인가요?">
        <Select
          options={parties.map((party) => ({ value: party.owner ?? SENDER, label: formatPartyName(party) }))}
          value={field.receiverUuid ?? SENDER}
          onValueChange={(value) => {
            const party = parties.find(({ owner }) => (owner ?? SENDER) === value);
            if (party) actor.send({ type: 'assigned', owner: party.owner, name: formatPartyName(party) });
          }}
        />
      </Entry>
      {chosen.length === 1 && (
        <Entry label="이름표">
          <TextInput
            maxLength={100}
            value={field.name}
            onChange={(event) => change('name', { name: event.target.value })}
          />
        </Entry>
      )}
      {!isAutoFilled(field) && (
        <Switch
          className={styles.toggle}
          label="꼭 채워야 해요"
          checked={chosen.every(({ required }) => required)}
          onCheckedChange={(required) => change('required', { required })}
        />
      )}
      {hasSheet && <SheetSwitch fields={chosen} />}
      {chosen.length === 1 && <KindInputs field={field} />}
      <PositionInputs fields={chosen} />
      <p className={styles.help}>조건과 값 확인은 컴퓨터에서 할 수 있어요</p>
    </div>
  );
}
