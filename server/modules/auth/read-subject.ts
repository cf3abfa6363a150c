import type { Caller } from '../../contract/access.ts';

/** Whom a phone verification is about: an account or a receiver. */
export const readSubject = (caller: Caller) =>
  caller.kind === 'user'
    ? { userUuid: caller.userUuid, receiverUuid: null }
    : { userUuid: null, receiverUuid: caller.receiverUuid };
