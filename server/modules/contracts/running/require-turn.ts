import type { Transaction } from 'kysely';
import { DomainError } from '../../../contract/domain-error.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import { requireReceiver, type ReceiverRow } from '../core/receivers.repository.ts';

export const hasDocumentAccess = ({ hasTurn, toldAtSending }: ReceiverRow) => hasTurn || toldAtSending;

export async function requireTurn(transaction: Transaction<DB>, contractId: string, uuid: string) {
  const receiver = await requireReceiver(transaction, contractId, uuid);
  if (!hasDocumentAccess(receiver)) throw new DomainError('NOT_THEIR_TURN');
  return receiver;
}
