import type { Caller } from '../../contract/access.ts';

/** Returns whom a phone verification is for: an account or a receiver. */
export const getVerificationSubject = (caller: Caller) =>
  caller.kind === 'user'
    ? { userUuid: caller.userUuid, receiverUuid: null }
    : { userUuid: null, receiverUuid: caller.receiverUuid };
