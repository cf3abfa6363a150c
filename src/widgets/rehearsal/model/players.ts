import { seoulDay } from '#rules/dates.ts';
import type { Filler } from '#rules/fill-field.ts';
import type { Contract, Receiver } from '@/entities/contract';
import { pagesOfContract, placedFields } from '@/entities/document';

/**
 * The receivers that the sender can play: those who have something to do before the document is completed, in order.
 */
export const playersOf = ({ receivers }: Pick<Contract, 'receivers'>) =>
  receivers.filter(({ role }) => role !== 'VIEWER').toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0));

export const fillerOf = ({ receiverUuid, name, email, phone }: Receiver): Filler => ({
  receiverUuid,
  name,
  email,
  phone,
  company: '',
  today: seoulDay(new Date()),
});

/**
 * What a receiver sees on the page: their own fields, the sender's, and earlier receivers' values if the sender shows
 * them.
 */
export function fieldsSeenBy<Field extends { receiverUuid: string | null }>(
  fields: readonly Field[],
  player: Receiver,
  { receivers, settings }: Pick<Contract, 'receivers' | 'settings'>,
): Field[] {
  const earlier = new Set(
    receivers.filter(({ order }) => (order ?? 0) < (player.order ?? 0)).map(({ receiverUuid }) => receiverUuid),
  );
  return fields.filter(
    ({ receiverUuid }) =>
      receiverUuid === null ||
      receiverUuid === player.receiverUuid ||
      (settings.showOthers === 'ALL' && earlier.has(receiverUuid)),
  );
}

/** Everything that a receiver has in front of them when they are played. */
export const partOf = (contract: Contract, player: Receiver) => ({
  fields: fieldsSeenBy(placedFields(contract.fields, pagesOfContract(contract)), player, contract),
  filler: fillerOf(player),
});
export type PlayedField = ReturnType<typeof partOf>['fields'][number];
