import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { actOf, doOnce } from '../idempotency/once.ts';
import { requireChangeable, requireVerified } from './rights.ts';
import { byCaller, cancel, extend, remind } from './running-acts.ts';

/** What its sender does with a contract that is on its way. */
export function createRunningHandlers(deps: Deps) {
  const { database, now, outbox } = deps;

  return {
    async cancelContract({ path, body, caller, client, idempotencyKey }) {
      const { contractId } = await requireChangeable(database, path.contractId, caller);
      const act = actOf('cancelContract', caller, idempotencyKey, { path, body });
      const by = byCaller(caller, client);
      return database
        .transaction()
        .execute((transaction) =>
          doOnce(transaction, act, () => cancel(outbox, transaction, contractId, by, body?.reason)),
        );
    },
    async remindReceivers({ path, body, caller, client, idempotencyKey }) {
      requireVerified(caller, now());
      const { contractId } = await requireChangeable(database, path.contractId, caller);
      const act = actOf('remindReceivers', caller, idempotencyKey, { path, body });
      const by = byCaller(caller, client);
      return database
        .transaction()
        .execute((transaction) =>
          doOnce(transaction, act, () => remind(outbox, transaction, contractId, by, body?.receiverUuids)),
        );
    },
    async extendContract({ path, body, caller, client, idempotencyKey }) {
      const { contractId } = await requireChangeable(database, path.contractId, caller);
      const act = actOf('extendContract', caller, idempotencyKey, { path, body });
      const by = byCaller(caller, client);
      const expiresAt = new Date(body.expiresAt);
      return database
        .transaction()
        .execute((transaction) =>
          doOnce(transaction, act, () => extend(outbox, transaction, contractId, by, expiresAt)),
        );
    },
  } satisfies Partial<OperationHandlers>;
}
