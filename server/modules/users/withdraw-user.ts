import type { Transaction } from 'kysely';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { closeAccount, findAccount, holdAccount } from '../accounts/accounts.repository.ts';
import { forgetResets } from '../accounts/password-resets.repository.ts';
import { forgetVerifications } from '../accounts/phone-verifications.repository.ts';
import { createSessions } from '../accounts/sessions.repository.ts';
import { createPictures } from '../files/pictures.ts';
import { dropBytes } from '../files/stored-bytes.ts';
import { holdOwnSeats, leaveAllSeats, type OnSeatEnded } from '../organizations/seats.repository.ts';

export type WithdrawalParts = {
  onSeatEnded: OnSeatEnded;
  /** Removes the person's marks and answers with the pictures that nothing names any more. */
  forgetMarks: (transaction: Transaction<DB>, userUuid: string) => Promise<string[]>;
};

/**
 * Closes an account. What says who it was goes; the row stays because documents will point to it, and the seats stay
 * as the organisations' own record of whom they had invited. The address is free for a new account at once.
 */
export function createWithdrawUser(
  deps: Deps,
  { onSeatEnded, forgetMarks }: WithdrawalParts,
): OperationHandler<'withdrawUser'> {
  const { database, now } = deps;
  const sessions = createSessions(deps);
  const pictures = createPictures(deps);

  return async ({ body, caller: { userUuid } }) => {
    const { profileImgUrl } = await findAccount(database, userUuid);
    const unnamed = await database.transaction().execute(async (transaction) => {
      await holdAccount(transaction, userUuid);
      const { owned } = await holdOwnSeats(transaction, userUuid);
      if (owned !== null) throw new DomainError('LAST_OWNER', { organizationName: owned });
      const at = now();
      for (const seat of await leaveAllSeats(transaction, userUuid, at))
        await onSeatEnded(transaction, seat, { by: seat, at });
      await sessions.endAll(transaction, userUuid, 'WITHDRAWN');
      await forgetVerifications(transaction, userUuid);
      await forgetResets(transaction, userUuid);
      const drawn = await forgetMarks(transaction, userUuid);
      await closeAccount(transaction, userUuid, body.withdrawReason, at);
      return drawn;
    });
    for (const sha256 of unnamed) await dropBytes(deps, sha256);
    await pictures.settle(profileImgUrl, null);
    await pictures.discardDrafts(userUuid);
    return null;
  };
}
