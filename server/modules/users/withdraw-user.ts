import { DomainError } from '../../contract/domain-error.ts';
import type { UserCaller } from '../../contract/access.ts';
import type { Deps } from '../../deps.ts';
import { forgetResets } from '../accounts/password-resets.repository.ts';
import { forgetVerifications } from '../accounts/phone-verifications.repository.ts';
import { createSessions } from '../accounts/sessions.repository.ts';
import { createPictures } from '../files/pictures.ts';
import { dropBytes } from '../files/stored-bytes.ts';
import { forgetMarks } from '../marks/user-marks.repository.ts';
import { holdOwnSeats, leaveAllSeats } from '../organizations/seats.repository.ts';
import { findAccount, holdAccount } from '../accounts/accounts.repository.ts';

const NOBODY = '탈퇴한 회원';

/**
 * Closes an account. What says who it was goes; the row stays because documents will point to it, and the seats stay
 * as the organisations' own record of whom they had invited. The address is free for a new account at once.
 */
export function createWithdrawal(deps: Deps) {
  const { database, now } = deps;
  const sessions = createSessions(deps);
  const pictures = createPictures(deps);

  return async ({ userUuid }: UserCaller, withdrawReason: string) => {
    const { profileImgUrl } = await findAccount(database, userUuid);
    const unnamed = await database.transaction().execute(async (transaction) => {
      await holdAccount(transaction, userUuid);
      const { owned } = await holdOwnSeats(transaction, userUuid);
      if (owned !== null) throw new DomainError('LAST_OWNER', { organizationName: owned });
      await leaveAllSeats(transaction, userUuid, now());
      await sessions.endAll(transaction, userUuid, 'WITHDRAWN');
      await forgetVerifications(transaction, userUuid);
      await forgetResets(transaction, userUuid);
      const drawn = await forgetMarks(transaction, userUuid);
      await transaction
        .updateTable('users')
        .set({
          email: `${userUuid}@withdrawn.invalid`,
          name: NOBODY,
          passwordHash: '',
          profileImgUrl: null,
          department: '',
          position: '',
          contactPhone: '',
          marketingConsent: false,
          verifiedPhoneEnc: null,
          phoneVerifiedAt: null,
          lastOrganizationMemberUuid: null,
          withdrawnAt: now(),
          withdrawReason,
        })
        .where('userUuid', '=', userUuid)
        .where('withdrawnAt', 'is', null)
        .execute();
      return drawn;
    });
    for (const sha256 of unnamed) await dropBytes(deps, sha256);
    await pictures.settle(profileImgUrl, null);
    await pictures.discardDrafts(userUuid);
  };
}
