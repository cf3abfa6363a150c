import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { readOrderOutcome, waitForOrder } from './order-outcome.ts';
import { confirmOrder } from './confirm-order.ts';
import { requireOrderDeps, type PaymentReactions } from './payment-deps.ts';
import { requireOwnOrganization } from './require-own-organization.ts';

/** Confirms a payment when the buyer returns from the payment window. Repeating the call is safe. */
export const createConfirmCreditOrder =
  (deps: Deps, later: PaymentReactions): OperationHandler<'confirmCreditOrder'> =>
  async ({ body, caller }) => {
    const parts = requireOrderDeps(deps, later);
    requireOwnOrganization(caller, body.organizationUuid);
    const { orderId } = body;
    const outcome = await waitForOrder(deps, orderId, confirmOrder(parts, body));
    if (typeof outcome === 'string' && outcome !== 'LATE') throw new DomainError(outcome);
    return readOrderOutcome(deps, orderId);
  };
