import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { findAccount } from '../accounts/accounts.repository.ts';
import { createAttemptLockRepository } from '../accounts/locks.repository.ts';
import { hashPassword, verifyPassword } from '../accounts/password-hash.ts';
import { requireStrongPassword } from '../accounts/password-rule.ts';
import { createSessionRepository } from '../accounts/sessions.repository.ts';
import { createReplacePassword } from './replace-password.ts';

export function createChangePassword(deps: Deps): OperationHandler<'changePassword'> {
  const { database } = deps;
  const locks = createAttemptLockRepository(deps);
  const sessions = createSessionRepository(deps);
  const replacePassword = createReplacePassword(deps);

  return async ({ body, caller }) => {
    const { triesLeft } = await locks.take('PASSWORD', caller.userUuid);
    const account = await findAccount(database, caller.userUuid);
    if (!(await verifyPassword(account.passwordHash, body.password))) {
      if (triesLeft === 0) throw await locks.createLockedError('PASSWORD', caller.userUuid);
      throw new DomainError('PASSWORD_WRONG', { triesLeft });
    }
    await locks.forget('PASSWORD', caller.userUuid);
    requireStrongPassword(body.newPassword, account.email, 'newPassword');
    const passwordHash = await hashPassword(body.newPassword);
    await database.transaction().execute(async (transaction) => {
      await replacePassword(transaction, account, passwordHash);
      await sessions.endAll(transaction, caller.userUuid, 'PASSWORD_CHANGED', caller.familyUuid);
    });
    return null;
  };
}
