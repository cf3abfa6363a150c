import { getSeoulDay } from '../../../rules/dates.ts';
import { resolveSenderValues } from '../../../rules/sender-values.ts';
import type { Field } from '../contracts/core/contract.types.ts';
import type { ContractRow } from '../contracts/core/contracts.repository.ts';

/** Returns the sender's values, without marks, as of the day of sending. */
export const collectSenderValues = (
  { sentAt, movedAt }: Pick<ContractRow, 'sentAt' | 'movedAt'>,
  fields: readonly Field[],
) => resolveSenderValues(fields, getSeoulDay(sentAt ?? movedAt));
