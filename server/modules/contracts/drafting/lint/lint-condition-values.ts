import { isConditionMet } from '../../../../../rules/field-condition.ts';
import type { Field, Problem } from '../../core/contract.types.ts';
import { createWarning, formatFieldName, locateField, type Draft } from './draft.ts';

/**
 * Reports conditions that compare a list with a value that isn't on it, for example because the item was renamed. Such a
 * condition is always or never met, so a required field might never be asked for.
 */
export function lintConditionValues({ fields, lists }: Pick<Draft, 'fields' | 'lists'>): Problem[] {
  const byId = new Map(fields.map((field) => [field.fieldId, field]));
  return fields.flatMap((field) => {
    const { condition } = field;
    const source = condition && byId.get(condition.fieldId);
    if (!condition || source?.kind !== 'LIST') return [];
    const items = listItems(source, lists);
    if (items.length === 0 || !comparesWithMissingItem(condition, items)) return [];
    const named = `${formatFieldName(field)}의 조건에 적은 값 ‘${condition.value}’`;
    const words = `${named}: ${formatFieldName(source)}의 목록에 없어요. 조건을 고쳐주세요.`;
    return [createWarning('CONDITION_VALUE_GONE', words, { ...locateField(field), otherFieldId: source.fieldId })];
  });
}

/** Empty if the list box is gone or empty, which is reported by itself. */
const listItems = ({ listBoxId, items = [] }: Field, lists: Draft['lists']) =>
  listBoxId === undefined ? items : (lists[listBoxId]?.items ?? []);

/** Compares as filling in does, where 1 and 1.0 are equal. An empty value means that nothing is chosen. */
function comparesWithMissingItem({ is, value }: NonNullable<Field['condition']>, items: readonly string[]) {
  if ((is !== 'EQUAL' && is !== 'DIFFERENT') || !value) return false;
  return !items.some((item) => isConditionMet({ is: 'EQUAL', value }, item));
}
