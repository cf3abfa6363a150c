import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { requireGateway } from '../payments/payment-deps.ts';
import { requireOwnOrganization } from '../payments/require-own-organization.ts';
import { describeCards } from './card-view.ts';

export const createListPaymentMethods =
  (deps: Deps): OperationHandler<'listPaymentMethods'> =>
  async ({ path, caller }) => {
    requireGateway(deps);
    return describeCards(deps.database, requireOwnOrganization(caller, path.id));
  };
