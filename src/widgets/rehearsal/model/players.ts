import { seoulDay } from '#rules/dates.ts';
import type { Filler } from '#rules/fill-field.ts';
import type { Contract, Receiver } from '@/entities/contract';
import { pagesOfContract, placedFields } from '@/entities/document';

/** Whom the sender can be: those who do something before the document is finished, in their order. */
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

/** What somebody sees on the page: their own, the sender's, and what was filled in before their turn, if the sender shows it. */
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

/** All that somebody has before them when they are played. */
export const partOf = (contract: Contract, player: Receiver) => ({
  fields: fieldsSeenBy(placedFields(contract.fields, pagesOfContract(contract)), player, contract),
  filler: fillerOf(player),
});
export type PlayedField = ReturnType<typeof partOf>['fields'][number];
