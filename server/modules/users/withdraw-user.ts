import type { Transaction } from 'kysely';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { closeAccount, findAccount, lockAccount } from '../accounts/accounts.repository.ts';
import { deletePasswordResets } from '../accounts/password-resets.repository.ts';
import { deleteVerifiedIdentities } from '../accounts/phone-verifications.repository.ts';
import { createSessionRepository } from '../accounts/sessions.repository.ts';
import { createUploadedPictureService } from '../files/pictures.ts';
import { deleteUnusedBytes } from '../files/stored-bytes.ts';
import { lockOwnSeats, endAllSeats, type OnSeatEnded } from '../organizations/seats.repository.ts';
import { detachAccountFromInquiries } from '../support/detach-account-from-inquiries.ts';

export type WithdrawalDeps = {
  onSeatEnded: OnSeatEnded;
  forgetMarks: (transaction: Transaction<DB>, userUuid: string) => Promise<string[]>;
};

/**
 * Closes an account and deletes its personal data. Its row stays, because documents refer to it, and so do its seats,
 * as the organisations' record of whom they invited. The address can be used for a new account immediately.
 */
export function createWithdrawUser(
  deps: Deps,
  { onSeatEnded, forgetMarks }: WithdrawalDeps,
): OperationHandler<'withdrawUser'> {
  const { database, now } = deps;
  const sessions = createSessionRepository(deps);
  const pictures = createUploadedPictureService(deps);

  return async ({ body, caller: { userUuid } }) => {
    const { profileImgUrl } = await findAccount(database, userUuid);
    const hashes = await database.transaction().execute(async (transaction) => {
      await lockAccount(transaction, userUuid);
      const { owned } = await lockOwnSeats(transaction, userUuid);
      if (owned !== null) throw new DomainError('LAST_OWNER', { organizationName: owned });
      const at = now();
      for (const seat of await endAllSeats(transaction, userUuid, at))
        await onSeatEnded(transaction, seat, { by: seat, at });
      await sessions.endAll(transaction, userUuid, 'WITHDRAWN');
      await deleteVerifiedIdentities(transaction, userUuid);
      await deletePasswordResets(transaction, userUuid);
      const drawn = await forgetMarks(transaction, userUuid);
      const unsent = await detachAccountFromInquiries(transaction, userUuid);
      await closeAccount(transaction, userUuid, body.withdrawReason, at);
      return [...drawn, ...unsent];
    });
    for (const sha256 of hashes) await deleteUnusedBytes(deps, sha256);
    await pictures.settle(profileImgUrl, null);
    await pictures.discardDrafts(userUuid);
    return null;
  };
}
