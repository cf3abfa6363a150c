import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createPhoneVerificationRepository } from '../accounts/phone-verifications.repository.ts';
import { describeVerification } from '../accounts/verification-state.ts';
import { getVerificationSubject } from './get-verification-subject.ts';

export function createCheckPhoneVerification(deps: Deps): OperationHandler<'checkPhoneVerification'> {
  const { database, now } = deps;
  const verifications = createPhoneVerificationRepository(deps);

  return async ({ query, caller }) => {
    const row = await verifications.find(database, query.requestUuid);
    const { userUuid, receiverUuid } = getVerificationSubject(caller);
    const isOwn = row?.userUuid === userUuid && row.receiverUuid === receiverUuid;
    if (!row || !isOwn || query.userUuid.toLowerCase() !== (userUuid ?? receiverUuid))
      throw new DomainError('VERIFICATION_NOT_FOUND');
    return describeVerification(row, now());
  };
}
