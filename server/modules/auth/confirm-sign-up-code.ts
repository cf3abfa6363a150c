import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createSignUpCodeRepository } from './sign-up-codes.repository.ts';

export function createConfirmSignUpCode(deps: Deps): OperationHandler<'confirmSignUpCode'> {
  const { database } = deps;
  const codes = createSignUpCodeRepository(deps);

  return async ({ body }) => {
    await codes.check(database, body.email, body.code);
    return null;
  };
}
