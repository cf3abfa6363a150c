import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { requireGateway } from '../payments/payment-deps.ts';
import { requireOwnOrganization } from '../payments/require-own-organization.ts';
import { findSubscription } from './subscriptions.repository.ts';

export const createGetSubscriptionExistence =
  (deps: Deps): OperationHandler<'getSubscriptionExistence'> =>
  async ({ path, caller }) => {
    requireGateway(deps);
    const running = await findSubscription(deps.database, requireOwnOrganization(caller, path.id));
    return { exists: running !== undefined };
  };
