import { isNumeric } from '#rules/field-kinds.ts';
import type { Field } from '@/entities/contract';
import { useEditorState } from '@/features/contract/editor/place-fields';
import { DropdownMenu } from '@/shared/ui/actions/dropdown-menu';
import { Button } from '@/shared/ui/actions/button';
import { Field as Entry } from '@/shared/ui/inputs/field';
import { TextArea } from '@/shared/ui/inputs/text-input';
import { findFormulaProblem, formatFormula, parseFormula } from './formula-words';
import { useChangeFields } from './use-change-fields';

export function FormulaInputs({ field }: { field: Field }) {
  const change = useChangeFields();
  const fields = useEditorState(({ context }) => context.history.present);
  const numbers = fields.filter((one) => isNumeric(one) && one.fieldId !== field.fieldId);
  const formula = field.formula ?? '';
  const fault = findFormulaProblem(field, fields);

  return (
    <>
      <Entry label="계산 식" hint="+ − × ÷ 대신 + - * / 를 써요" {...(fault && { error: fault })}>
        <TextArea
          rows={2}
          maxLength={1000}
          spellCheck={false}
          value={formatFormula(formula, fields)}
          onChange={(event) => change('formula', { formula: parseFormula(event.target.value, fields) })}
        />
      </Entry>
      <DropdownMenu
        label="칸 넣기"
        align="start"
        trigger={
          <Button size="sm" variant="soft" fullWidth>
            칸 넣기
          </Button>
        }
        items={
          numbers.length === 0
            ? [{ label: '숫자 칸이 없어요', disabledReason: '숫자나 금액 칸을 먼저 놓아주세요' }]
            : numbers.map(({ fieldId, name, page }) => ({
                label: `${name} (${page}쪽)`,
                onSelect: () => change('formula', { formula: `${formula}${formula === '' ? '' : ' '}[${fieldId}]` }),
              }))
        }
      />
    </>
  );
}
