import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { findAccount } from '../accounts/accounts.repository.ts';
import { describeAnnualValidity } from '../accounts/annual-validity.ts';
import { VERIFIED_PHONE_PURPOSE } from '../accounts/verified-phone.ts';
import { describeUser } from './describe-user.ts';

export function createGetUserDetails({ database, now, secrets }: Deps): OperationHandler<'getUserDetails'> {
  return async ({ caller }) => {
    const account = await findAccount(database, caller.userUuid);
    const { valid, verifiedAt } = describeAnnualValidity(account.phoneVerifiedAt, now());
    const verified = account.verifiedPhoneEnc && secrets.open(VERIFIED_PHONE_PURPOSE, account.verifiedPhoneEnc);
    return {
      ...describeUser(account, caller),
      phone: verified ?? (account.contactPhone || null),
      verified: valid,
      lastVerifiedAt: verifiedAt,
    };
  };
}
