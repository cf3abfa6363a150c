import type { Field } from '@/entities/contract';
import { useEditor, useEditorState } from '@/features/contract/editor/place-fields';
import { Button } from '@/shared/ui/actions/button';
import { Field as Entry } from '@/shared/ui/inputs/field';
import { Select } from '@/shared/ui/inputs/select';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { listConditionChoices } from './condition-choices';
import { useChangeFields } from './use-change-fields';

type Condition = NonNullable<Field['condition']>;
const TESTS = [
  { value: 'FILLED', label: '채웠을 때' },
  { value: 'EMPTY', label: '비었을 때' },
  { value: 'EQUAL', label: '이 값과 같을 때' },
  { value: 'DIFFERENT', label: '이 값과 다를 때' },
  { value: 'MORE', label: '이 값보다 클 때' },
  { value: 'LESS', label: '이 값보다 작을 때' },
] as const;
const EFFECTS = [
  { value: 'SHOWN', label: '보여주기' },
  { value: 'REQUIRED', label: '꼭 채우게 하기' },
] as const;

export function ConditionInputs({ field }: { field: Field }) {
  const change = useChangeFields();
  const { parties } = useEditor();
  const fields = useEditorState(({ context }) => context.history.present);
  const others = fields.filter(({ fieldId, kind }) => fieldId !== field.fieldId && kind !== 'LABEL');
  const { condition } = field;
  const set = (to: Partial<Condition>) => {
    if (condition) change('condition', { condition: { ...condition, ...to } });
  };

  if (!condition) {
    const [first] = others;
    return (
      <Button
        size="sm"
        variant="soft"
        fullWidth
        disabledReason={first ? undefined : '다른 칸이 있어야 조건을 둘 수 있어요'}
        onClick={() =>
          first &&
          change('condition', { condition: { fieldId: first.fieldId, is: 'FILLED', value: null, effect: 'SHOWN' } })
        }
      >
        조건 더하기
      </Button>
    );
  }
  const needsValue = condition.is !== 'FILLED' && condition.is !== 'EMPTY';
  return (
    <>
      <Entry label="어느 칸을 볼까요?">
        <Select
          options={listConditionChoices(others, parties)}
          value={condition.fieldId}
          onValueChange={(fieldId) => set({ fieldId })}
        />
      </Entry>
      <Entry label="언제인가요?">
        <Select
          options={TESTS}
          value={condition.is}
          onValueChange={(is) => set({ is, value: is === 'FILLED' || is === 'EMPTY' ? null : (condition.value ?? '') })}
        />
      </Entry>
      {needsValue && (
        <Entry label="값">
          <TextInput
            maxLength={2000}
            value={condition.value ?? ''}
            onChange={(event) => set({ value: event.target.value })}
          />
        </Entry>
      )}
      <Entry label="그때 무엇을 할까요?">
        <Select options={EFFECTS} value={condition.effect} onValueChange={(effect) => set({ effect })} />
      </Entry>
      <Button size="sm" variant="soft" fullWidth onClick={() => change('condition', {}, ['condition'])}>
        조건 없애기
      </Button>
    </>
  );
}
