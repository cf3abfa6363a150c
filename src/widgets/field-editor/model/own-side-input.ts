import { seoulDay } from '#rules/dates.ts';
import { createSenderRespondent } from '#rules/given-by-sender.ts';
import { findOverflow, NO_REFUSALS, addRefusals, type Refusal } from '@/entities/filling';
import type { PlacedSenderField } from './use-sender-validation';

/** The sender's fields with their values, as input for the form machine. */
export const toSenderFieldsInput = (placed: readonly PlacedSenderField[], refusals: readonly Refusal[]) => ({
  fields: placed,
  filler: createSenderRespondent(seoulDay(new Date())),
  values: {},
  refused: addRefusals(NO_REFUSALS, refusals),
  isGoingOn: true,
  findFault: findOverflow(placed),
});
