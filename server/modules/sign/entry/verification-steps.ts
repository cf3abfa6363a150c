import type { Transaction } from 'kysely';
import type { ReceiverCaller } from '../../../contract/access.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { VerificationStep } from '../../contracts/core/contract.types.ts';
import type { ReceiverRow } from '../../contracts/core/receivers.repository.ts';
import { lockForReceiver } from '../shared/lock-for-receiver.ts';
import { findSession } from '../shared/sessions.repository.ts';

export const STEPS_BY_PATH = {
  'access-code': 'ACCESS_CODE',
  'email-code': 'EMAIL_CODE',
  'phone-code': 'PHONE_CODE',
  'phone-identity': 'PHONE_IDENTITY',
} as const satisfies Record<string, VerificationStep>;

/** Requires that the step is the receiver's next one, because their order is fixed. */
export async function requireNextStep(transaction: Transaction<DB>, caller: ReceiverCaller, step: VerificationStep) {
  const locked = await lockForReceiver(transaction, caller);
  const { passed } = await findSession(transaction, caller.sessionUuid);
  const next = locked.receiver.verifications.find((known) => !passed.includes(known));
  if (next !== step) throw new DomainError('STEP_WRONG');
  return locked;
}

export function requireRecipient({ email, phone }: ReceiverRow, step: 'EMAIL_CODE' | 'PHONE_CODE') {
  const to = step === 'EMAIL_CODE' ? email : phone;
  if (to === null) throw new DomainError('STEP_WRONG');
  return to;
}
