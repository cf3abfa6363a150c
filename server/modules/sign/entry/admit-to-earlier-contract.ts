import type { Transaction } from 'kysely';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Deps } from '../../../deps.ts';
import type { VerificationStep } from '../../contracts/core/contract.types.ts';
import type { ReceiverRow } from '../../contracts/core/receivers.repository.ts';
import { mintLinkToken } from '../../messages/receiver-links.ts';
import { createAdmissions, isVerified } from '../shared/admission.ts';
import { lockForReceiver } from '../shared/lock-for-receiver.ts';
import { findLink, markSessionVerified, openSession, passStep } from '../shared/sessions.repository.ts';

/**
 * Admits a visitor to the contract they already have, without the steps that they have just passed. If that contract's
 * address or number has been corrected since, the steps prove another one and don't count.
 */
export async function admitToEarlierContract(
  deps: Pick<Deps, 'now' | 'secrets'>,
  transaction: Transaction<DB>,
  place: { contractId: string; receiverUuid: string },
  proven: { receiver: ReceiverRow; passed: readonly VerificationStep[] },
) {
  const { receiver } = await lockForReceiver(transaction, place);
  const linkToken = await mintLinkToken(transaction, receiver, { via: 'DIRECT_URL' });
  const link = await findLink(transaction, linkToken);
  if (!link) throw new Error('A link was not found right after it was made.');
  const isSame =
    receiver.email?.toLowerCase() === proven.receiver.email?.toLowerCase() && receiver.phone === proven.receiver.phone;
  let session = await openSession(transaction, link, undefined, deps.now());
  for (const step of receiver.verifications)
    if (isSame && proven.passed.includes(step)) session = await passStep(transaction, session, step);
  const isDone = isVerified(receiver, session);
  if (isDone) await markSessionVerified(transaction, session.sessionUuid, deps.now());
  const admission = await createAdmissions(deps).admit(transaction, receiver, session, isDone ? 'sign' : 'verify');
  return { ...admission, isEarlierContract: true };
}
