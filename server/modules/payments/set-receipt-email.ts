import type { OperationHandler, ResultOf } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { identifyAction, runOnce } from '../idempotency/once.ts';
import { requireGateway } from './payment-deps.ts';
import { requireOwnOrganization } from './require-own-organization.ts';
import { saveReceiptEmail } from './payment-settings.repository.ts';

export const createSetReceiptEmail =
  (deps: Deps): OperationHandler<'setReceiptEmail'> =>
  async ({ body, caller, idempotencyKey }) => {
    requireGateway(deps);
    const organizationUuid = requireOwnOrganization(caller, body.organizationUuid);
    const { receiptEmail } = body;
    const act = identifyAction('setReceiptEmail', caller, idempotencyKey, { body });
    return deps.database.transaction().execute((transaction) =>
      runOnce<ResultOf<'setReceiptEmail'>>(transaction, act, async () => {
        await saveReceiptEmail(transaction, organizationUuid, receiptEmail);
        return { receiptEmail };
      }),
    );
  };
