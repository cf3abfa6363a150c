import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { describeOrder } from './order-view.ts';
import { findOrder } from './orders.repository.ts';
import { requireGateway } from './payment-deps.ts';

export const createGetPaymentOrder =
  (deps: Deps): OperationHandler<'getPaymentOrder'> =>
  async ({ path, caller }) => {
    const { database, now, plans } = deps;
    requireGateway(deps);
    const order = await findOrder(database, path.orderId);
    if (order?.organizationUuid !== caller.member.organizationUuid) throw new DomainError('NOT_FOUND');
    return describeOrder(database, plans, order, now());
  };
