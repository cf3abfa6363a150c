import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createPasswordResetRepository } from '../accounts/password-resets.repository.ts';

export function createCheckPasswordSessionCode(deps: Deps): OperationHandler<'checkPasswordSessionCode'> {
  const { database } = deps;
  const resets = createPasswordResetRepository(deps);

  return async ({ body }) => {
    const reset = await resets.find(database, body.sessionCode);
    if (!reset) throw new DomainError('SESSION_CODE_DEAD');
    return { expiresAt: reset.expiresAt.toISOString() };
  };
}
