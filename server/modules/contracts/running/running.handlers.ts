import type { OperationHandlers } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { performAsMember, performAsVerifiedMember } from '../core/perform.ts';
import { cancelAndTell, extendDeadline, remindReceivers } from './running-acts.ts';

/** What its sender does with a contract that is on its way. */
export const createRunningHandlers = (deps: Deps) =>
  ({
    async cancelContract(call) {
      return performAsMember(deps, 'cancelContract', call, (context) =>
        cancelAndTell(deps.outbox, context, call.body?.reason),
      );
    },
    async remindReceivers(call) {
      return performAsVerifiedMember(deps, 'remindReceivers', call, (context) =>
        remindReceivers(deps.outbox, context, call.body?.receiverUuids),
      );
    },
    async extendContract(call) {
      return performAsMember(deps, 'extendContract', call, (context) =>
        extendDeadline(deps.outbox, context, new Date(call.body.expiresAt)),
      );
    },
  }) satisfies Partial<OperationHandlers>;
