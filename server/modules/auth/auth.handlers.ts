import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createPasswordHandlers } from './passwords.handlers.ts';
import { createPhoneVerificationHandlers } from './phone-verification.handlers.ts';
import { createSignInHandlers } from './sign-in.handlers.ts';
import { createSignUpHandlers } from './sign-up.handlers.ts';

export const createAuthHandlers = (deps: Deps) =>
  ({
    ...createSignInHandlers(deps),
    ...createSignUpHandlers(deps),
    ...createPasswordHandlers(deps),
    ...createPhoneVerificationHandlers(deps),
  }) satisfies Partial<OperationHandlers>;
