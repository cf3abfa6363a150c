import { DomainError } from '../../../contract/domain-error.ts';
import type { ReceiverContext } from '../shared/perform-as-receiver.ts';
import { requireUnheld } from '../shared/lock-for-receiver.ts';

/** It is their turn, also that of whoever should agree to what another one has changed. */
export function requireWaitedFor({ contract, receiver }: ReceiverContext) {
  if (receiver.hasTurn) requireUnheld(contract);
  if (!receiver.hasTurn || contract.sealState !== 'NONE') throw new DomainError('ALREADY_ACTED');
}
