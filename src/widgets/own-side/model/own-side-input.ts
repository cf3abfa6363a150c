import { seoulDay } from '#rules/dates.ts';
import { createSenderFiller } from '#rules/given-by-sender.ts';
import { findOverflow, NO_REFUSALS, addRefusals, type Refusal } from '@/entities/filling';
import type { PlacedOwn } from './use-judged';

/** The sender's fields with their values, as input for the form machine. */
export const ownSideInput = (placed: readonly PlacedOwn[], refusals: readonly Refusal[]) => ({
  fields: placed,
  filler: createSenderFiller(seoulDay(new Date())),
  values: {},
  refused: addRefusals(NO_REFUSALS, refusals),
  isGoingOn: true,
  findFault: findOverflow(placed),
});
