import { DomainError } from '../../../contract/domain-error.ts';
import type { ReceiverContext } from '../shared/perform-as-receiver.ts';
import { requireNotHeld } from '../shared/lock-for-receiver.ts';

/** Requires the receiver's turn, which includes agreeing to another receiver's change. */
export function requirePendingTurn({ contract, receiver }: ReceiverContext) {
  if (receiver.hasTurn) requireNotHeld(contract);
  if (!receiver.hasTurn || contract.sealState !== 'NONE') throw new DomainError('ALREADY_ACTED');
}
