import { assign, setup, stopChild } from 'xstate';
import type { Respondent, FillValues } from '#rules/fill-field.ts';
import { fillFieldsMachine, type FillingRef } from '@/entities/filling';
import type { RehearsedField } from './rehearsed-document';

/** The fields that a receiver sees, in the order they are filled in, and the receiver's details. */
export type ReceiverPart = { fields: readonly RehearsedField[]; filler: Respondent };
type RehearseContext = {
  part: ReceiverPart | null;
  /** The current receiver's fields, in the same machine that signing uses. */
  filling: FillingRef | null;
};
type RehearseEvent = { type: 'played' | 'restart'; part: ReceiverPart };

/** Later receivers see the values of earlier ones. */
const filledIn = ({ filling }: RehearseContext): FillValues => filling?.getSnapshot().context.values ?? {};
const filledByOthers = (context: RehearseContext, { fields, filler }: ReceiverPart): FillValues => {
  const own = fields.filter(({ receiverUuid }) => receiverUuid === filler.receiverUuid);
  const ownIds = new Set(own.map(({ fieldId }) => fieldId));
  return Object.fromEntries(Object.entries(filledIn(context)).filter(([fieldId]) => !ownIds.has(fieldId)));
};

/**
 * playing ──played (another receiver), restart (the same one)──▶ playing
 * The child owns all values, which are passed on to the next receiver's child.
 */
export const rehearseMachine = setup({
  types: {
    input: {} as { part: ReceiverPart | null },
    context: {} as RehearseContext,
    events: {} as RehearseEvent,
  },
  actors: { fill: fillFieldsMachine },
  actions: {
    play: assign(({ spawn }, { part, values }: { part: ReceiverPart; values: FillValues }) => ({
      part,
      filling: spawn('fill', { input: { ...part, values } }),
    })),
    stopLast: stopChild(({ context }) => context.filling ?? ''),
  },
}).createMachine({
  id: 'rehearse',
  context: ({ input: { part }, spawn }) => ({
    part,
    filling: part && spawn('fill', { input: { ...part, values: {} } }),
  }),
  on: {
    played: {
      actions: [
        'stopLast',
        { type: 'play', params: ({ context, event: { part } }) => ({ part, values: filledIn(context) }) },
      ],
    },
    restart: {
      actions: [
        'stopLast',
        { type: 'play', params: ({ context, event: { part } }) => ({ part, values: filledByOthers(context, part) }) },
      ],
    },
  },
});
