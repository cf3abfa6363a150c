import type { Caller } from '../../contract/access.ts';

/** Whether a phone verification is for an account or a receiver. */
export const readSubject = (caller: Caller) =>
  caller.kind === 'user'
    ? { userUuid: caller.userUuid, receiverUuid: null }
    : { userUuid: null, receiverUuid: caller.receiverUuid };
