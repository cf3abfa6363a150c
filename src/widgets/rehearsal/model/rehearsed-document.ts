import { getSeoulDay } from '#rules/dates.ts';
import type { Respondent } from '#rules/fill-field.ts';
import type { Contract, Receiver } from '@/entities/contract';
import { listFilePages, placeFields } from '@/entities/document';

/** The parts of a draft or a template that receivers see. */
export type RehearsedDocument = Pick<Contract, 'title' | 'receivers' | 'fields' | 'annotations' | 'settings' | 'files'>;

/** Leaves out viewers, who have nothing to do before the contract is completed. */
export const listRehearsableReceivers = ({ receivers }: Pick<Contract, 'receivers'>) =>
  receivers.filter(({ role }) => role !== 'VIEWER').toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0));

export const toRespondent = ({ receiverUuid, name, email, phone }: Receiver): Respondent => ({
  receiverUuid,
  name,
  email,
  phone,
  company: '',
  today: getSeoulDay(new Date()),
});

/** A receiver sees their own fields, the sender's, and those of earlier receivers if the sender shows them. */
export function listVisibleFields<Field extends { receiverUuid: string | null }>(
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

/** The fields that a receiver sees and their own details, as input for the rehearsal. */
export const toReceiverPart = (contract: RehearsedDocument, player: Receiver) => ({
  fields: listVisibleFields(
    placeFields(contract.fields, listFilePages(contract.files.map(({ file }) => file))),
    player,
    contract,
  ),
  filler: toRespondent(player),
});
export type RehearsedField = ReturnType<typeof toReceiverPart>['fields'][number];
