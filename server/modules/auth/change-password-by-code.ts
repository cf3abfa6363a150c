import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { createPasswordResetRepository } from '../accounts/password-resets.repository.ts';
import { requireStrongPassword } from '../accounts/password-rule.ts';
import { createSessionRepository } from '../accounts/sessions.repository.ts';
import { createReplacePassword } from './replace-password.ts';

export function createChangePasswordByCode(deps: Deps): OperationHandler<'changePasswordByCode'> {
  const { database } = deps;
  const resets = createPasswordResetRepository(deps);
  const sessions = createSessionRepository(deps);
  const replacePassword = createReplacePassword(deps);

  return async ({ body }) => {
    const reset = await resets.find(database, body.sessionCode);
    if (!reset) throw new DomainError('SESSION_CODE_DEAD');
    requireStrongPassword(body.password, reset.email);
    const passwordHash = await hashPassword(body.password);
    await database.transaction().execute(async (transaction) => {
      if (!(await resets.consume(transaction, body.sessionCode))) throw new DomainError('SESSION_CODE_DEAD');
      await replacePassword(transaction, reset, passwordHash);
      await sessions.endAll(transaction, reset.userUuid, 'PASSWORD_CHANGED');
    });
    return null;
  };
}
