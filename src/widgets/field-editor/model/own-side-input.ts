import { getSeoulDay } from '#rules/dates.ts';
import { createSenderRespondent } from '#rules/sender-values.ts';
import { findOverflow, NO_REJECTIONS, addRejections, type ValueRejection } from '@/entities/filling';
import type { PlacedSenderField } from './use-sender-validation';

/** Converts the sender's fields and values to the form machine's input. */
export const toSenderFieldsInput = (placed: readonly PlacedSenderField[], refusals: readonly ValueRejection[]) => ({
  fields: placed,
  filler: createSenderRespondent(getSeoulDay(new Date())),
  values: {},
  refused: addRejections(NO_REJECTIONS, refusals),
  isGoingOn: true,
  findFault: findOverflow(placed),
});
