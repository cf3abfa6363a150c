import type { ErrorCode } from '../contract/domain-error.ts';
import type { OperationHandlers } from '../contract/operations.ts';
import { createAttemptLimiter } from './attempt-limiter.ts';

const ENDS: readonly ErrorCode[] = [
  'CONTRACT_CANCELLED',
  'CONTRACT_REJECTED',
  'CONTRACT_EXPIRED',
  'DELEGATED',
  'LINK_OVER',
  'NOT_YOUR_TURN',
];
const LINK_IS_KNOWN: ReadonlySet<ErrorCode> = new Set(ENDS);
const NO_CODE_JUDGED: ReadonlySet<ErrorCode> = new Set([...ENDS, 'STEP_WRONG', 'CODE_EXPIRED']);
const SECRET_WAS_RIGHT: ReadonlySet<ErrorCode> = new Set(['PASSWORD_WEAK']);
const THREAD_IS_KNOWN: ReadonlySet<ErrorCode> = new Set([
  'INQUIRY_OVER',
  'VALIDATION',
  'FILE_NOT_FOUND',
  'FILE_EMPTY',
  'TOO_MANY',
  'NOT_FOUND',
]);

/**
 * Wraps the handlers that check a secret. Wrong secrets count per client network, and correct ones per unlocked object.
 */
export function limitAttempts(handlers: OperationHandlers, perMinute: number): OperationHandlers {
  const judge = createAttemptLimiter(perMinute);
  type Client = Parameters<OperationHandlers['login']>[0]['client'];
  const tries = (
    name: keyof OperationHandlers,
    client: Client,
    subject: string | null,
    harmless?: ReadonlySet<ErrorCode>,
  ) => ({ name, network: client.address, subject, harmless });

  return {
    ...handlers,
    login: (input) => judge(tries('login', input.client, input.body.email.toLowerCase()), () => handlers.login(input)),
    refreshAccessToken: (input) =>
      judge(tries('refreshAccessToken', input.client, input.body.refreshJwt), () => handlers.refreshAccessToken(input)),
    checkPasswordSessionCode: (input) =>
      judge(tries('checkPasswordSessionCode', input.client, input.body.sessionCode), () =>
        handlers.checkPasswordSessionCode(input),
      ),
    changePasswordByCode: (input) =>
      judge(tries('changePasswordByCode', input.client, input.body.sessionCode, SECRET_WAS_RIGHT), () =>
        handlers.changePasswordByCode(input),
      ),
    confirmSignUpCode: (input) =>
      judge(tries('confirmSignUpCode', input.client, input.body.email.toLowerCase()), () =>
        handlers.confirmSignUpCode(input),
      ),
    validateInvitation: (input) =>
      judge(tries('validateInvitation', input.client, input.query.organizationMemberUuid), () =>
        handlers.validateInvitation(input),
      ),
    acceptInvitation: (input) =>
      judge(tries('acceptInvitation', input.client, input.path.organizationMemberUuid), () =>
        handlers.acceptInvitation(input),
      ),
    openLink: (input) =>
      judge(tries('openLink', input.client, input.body.linkToken, LINK_IS_KNOWN), () => handlers.openLink(input)),
    getThread: (input) => judge(tries('getThread', input.client, input.path.secret), () => handlers.getThread(input)),
    continueThread: (input) =>
      judge(tries('continueThread', input.client, input.path.secret, THREAD_IS_KNOWN), () =>
        handlers.continueThread(input),
      ),
    uploadThreadFile: (input) =>
      judge(tries('uploadThreadFile', input.client, input.path.secret, THREAD_IS_KNOWN), () =>
        handlers.uploadThreadFile(input),
      ),
    getThreadFile: (input) =>
      judge(tries('getThreadFile', input.client, input.path.secret, THREAD_IS_KNOWN), () =>
        handlers.getThreadFile(input),
      ),
    // Attempts at a code are already counted per receiver.
    confirmStep: (input) =>
      judge(tries('confirmStep', input.client, null, NO_CODE_JUDGED), () => handlers.confirmStep(input)),
  };
}
