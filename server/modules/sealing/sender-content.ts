import { seoulDay } from '../../../rules/dates.ts';
import { collectSenderValues } from '../../../rules/given-by-sender.ts';
import type { Field } from '../contracts/core/contract.types.ts';
import type { ContractRow } from '../contracts/core/contracts.repository.ts';

/** What the sender put into fields of their own, but for marks, as of the day of the sending. */
export const senderValuesOf = (
  { sentAt, movedAt }: Pick<ContractRow, 'sentAt' | 'movedAt'>,
  fields: readonly Field[],
) => collectSenderValues(fields, seoulDay(sentAt ?? movedAt));
