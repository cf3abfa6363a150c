import type { Caller } from '../../contract/access.ts';

/** Returns the account or receiver that a phone verification is for. */
export const getVerificationSubject = (caller: Caller) =>
  caller.kind === 'user'
    ? { userUuid: caller.userUuid, receiverUuid: null }
    : { userUuid: null, receiverUuid: caller.receiverUuid };
