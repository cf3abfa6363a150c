import { getSeoulDay } from '../../../../rules/dates.ts';
import { isMark, type Respondent, type FillValues } from '../../../../rules/fill-field.ts';
import type { MatchesPattern, ValueProblem } from '../../../../rules/value-problem.ts';
import { getInitialValues } from '../../../../rules/resolve-fields.ts';
import { describeValueProblem } from '../../../content/value-problems.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { Field } from '../core/contract.types.ts';
import type { ReceiverRow } from '../core/receivers.repository.ts';
import { findFinalValue, type FinalsByReceiver, type FinalValues } from './final-values.repository.ts';
import { checkValues } from './check-values.ts';

export type FillingReceiver = Pick<ReceiverRow, 'receiverUuid' | 'name' | 'email' | 'phone'>;
export type FillContext = {
  receiver: FillingReceiver;
  fields: readonly Field[];
  finals: FinalsByReceiver;
  at: Date;
};
type Given = Pick<FinalValues, 'values' | 'markRefs'>;

export const describeFiller = ({ receiverUuid, name, email, phone }: FillingReceiver, at: Date): Respondent => ({
  receiverUuid,
  name,
  email,
  phone,
  company: '',
  today: getSeoulDay(at),
});

/**
 * Recomputes a receiver's values from what they typed. Untouched fields get the sender's suggestion or the receiver's
 * details; hidden and empty fields are left out. Throws for a missing or invalid value.
 */
export function computeFinalValues(
  { receiver, fields, finals, at }: FillContext,
  typed: Given,
  fits: MatchesPattern,
): Given {
  const filler = describeFiller(receiver, at);
  const values = {
    ...collectEarlierValues(fields, finals),
    ...getInitialValues(fields, filler),
    ...typed.values,
    ...typed.markRefs,
  };
  const own = checkValues(fields, values, filler, fits);
  const wrong = own.flatMap(({ field, fault }) => (fault ? [describeFault(field, fault)] : []));
  if (wrong.length > 0) throw new DomainError('VALUES_WRONG', { fieldErrors: wrong.slice(0, 100) });
  const filled = own.flatMap(({ field, value }) => (value ? [{ field, value }] : []));
  const entries = (wanted: boolean) =>
    Object.fromEntries(
      filled.flatMap(({ field, value }) => (isMark(field) === wanted ? [[field.fieldId, value] as const] : [])),
    );
  return { values: entries(false), markRefs: entries(true) };
}

const describeFault = (field: Field, fault: ValueProblem) => ({
  field: field.fieldId,
  ...describeValueProblem(field, fault),
  ...(fault.code === 'UNPRINTABLE' && { characters: [...fault.characters] }),
});

/**
 * Collects the values of receivers who have finished. What they left empty stays empty, even if the sender suggested a
 * value.
 */
export const collectEarlierValues = (fields: readonly Field[], finals: FinalsByReceiver): FillValues =>
  Object.fromEntries(
    fields.flatMap(({ fieldId, receiverUuid }) => {
      const final = receiverUuid === null ? undefined : finals.get(receiverUuid);
      return final ? [[fieldId, findFinalValue(final, fieldId)]] : [];
    }),
  );
