import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createGetSession } from './get-session.ts';
import { createLogin } from './login.ts';
import { createLogout } from './logout.ts';
import { createPhoneVerificationHandlers } from './phone-verification.handlers.ts';
import { createPasswordHandlers } from './passwords.handlers.ts';
import { createSignUpHandlers } from './sign-up.handlers.ts';
import { createRefreshAccessToken } from './refresh-access-token.ts';
import { createSwitchOrganization } from './switch-organization.ts';

export const createAuthHandlers = (deps: Deps) =>
  ({
    ...createSignUpHandlers(deps),
    ...createPasswordHandlers(deps),
    ...createPhoneVerificationHandlers(deps),
    login: createLogin(deps),
    refreshAccessToken: createRefreshAccessToken(deps),
    getSession: createGetSession(deps),
    switchOrganization: createSwitchOrganization(deps),
    logout: createLogout(deps),
  }) satisfies Partial<OperationHandlers>;
