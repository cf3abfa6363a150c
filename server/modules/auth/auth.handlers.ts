import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createChangePasswordByCode } from './change-password-by-code.ts';
import { createChangePassword } from './change-password.ts';
import { createCheckPasswordSessionCode } from './check-password-session-code.ts';
import { createCheckPhoneVerification } from './check-phone-verification.ts';
import { createConfirmSignUpCode } from './confirm-sign-up-code.ts';
import { createGetAnnualValidity } from './get-annual-validity.ts';
import { createGetSession } from './get-session.ts';
import { createLogin } from './login.ts';
import { createLogout } from './logout.ts';
import { createRefreshAccessToken } from './refresh-access-token.ts';
import { createRequestPasswordEmail } from './request-password-email.ts';
import { createRequestSignUpCode } from './request-sign-up-code.ts';
import { createReturnFromPhoneVerification } from './return-from-phone-verification.ts';
import { createSignUp } from './sign-up.ts';
import { createStartPhoneVerification, type RequireOpenDocument } from './start-phone-verification.ts';
import { createSwitchOrganization } from './switch-organization.ts';

export const createAuthHandlers = (deps: Deps, requireOpenDocument: RequireOpenDocument) =>
  ({
    requestSignUpCode: createRequestSignUpCode(deps),
    confirmSignUpCode: createConfirmSignUpCode(deps),
    signUp: createSignUp(deps),
    login: createLogin(deps),
    refreshAccessToken: createRefreshAccessToken(deps),
    getSession: createGetSession(deps),
    switchOrganization: createSwitchOrganization(deps),
    logout: createLogout(deps),
    changePassword: createChangePassword(deps),
    requestPasswordEmail: createRequestPasswordEmail(deps),
    checkPasswordSessionCode: createCheckPasswordSessionCode(deps),
    changePasswordByCode: createChangePasswordByCode(deps),
    startPhoneVerification: createStartPhoneVerification(deps, requireOpenDocument),
    returnFromPhoneVerification: createReturnFromPhoneVerification(deps),
    checkPhoneVerification: createCheckPhoneVerification(deps),
    getAnnualValidity: createGetAnnualValidity(deps),
  }) satisfies Partial<OperationHandlers>;
