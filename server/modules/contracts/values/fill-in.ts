import { seoulDay } from '../../../../rules/dates.ts';
import { isMark, type Respondent, type FillValues } from '../../../../rules/fill-field.ts';
import type { MatchesPattern, ValueProblem } from '../../../../rules/value-problem.ts';
import { valueProblemMessages } from '../../../../rules/value-problem-words.ts';
import { getInitialValues } from '../../../../rules/resolve-fields.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { Field } from '../core/contract.types.ts';
import type { ReceiverRow } from '../core/receivers.repository.ts';
import { readFinalValue, type FinalsByReceiver, type FinalValues } from './final-values.repository.ts';
import { judgeValues } from './judge-values.ts';

/** What the service knows of whoever fills in. */
export type FilledBy = Pick<ReceiverRow, 'receiverUuid' | 'name' | 'email' | 'phone'>;
export type Ground = {
  receiver: FilledBy;
  fields: readonly Field[];
  finals: FinalsByReceiver;
  at: Date;
};
type Given = Pick<FinalValues, 'values' | 'markRefs'>;

export const describeFiller = ({ receiverUuid, name, email, phone }: FilledBy, at: Date): Respondent => ({
  receiverUuid,
  name,
  email,
  phone,
  company: '',
  today: seoulDay(at),
});

/**
 * What a receiver gives, worked out again from what they have typed: the sender's proposals and what is known of the receiver
 * where they left it, nothing that is hidden or empty. Throws for whatever is missing or does not fit.
 */
export function fillIn({ receiver, fields, finals, at }: Ground, typed: Given, fits: MatchesPattern): Given {
  const filler = describeFiller(receiver, at);
  const values = {
    ...earlierValues(fields, finals),
    ...getInitialValues(fields, filler),
    ...typed.values,
    ...typed.markRefs,
  };
  const own = judgeValues(fields, values, filler, fits);
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
  message: valueProblemMessages.ko(field, fault),
  english: valueProblemMessages.en(field, fault),
  ...(fault.code === 'UNPRINTABLE' && { characters: [...fault.characters] }),
});

/** Of those who have finished: what they left empty is empty, whatever the sender had proposed. */
export const earlierValues = (fields: readonly Field[], finals: FinalsByReceiver): FillValues =>
  Object.fromEntries(
    fields.flatMap(({ fieldId, receiverUuid }) => {
      const final = receiverUuid === null ? undefined : finals.get(receiverUuid);
      return final ? [[fieldId, readFinalValue(final, fieldId)]] : [];
    }),
  );
