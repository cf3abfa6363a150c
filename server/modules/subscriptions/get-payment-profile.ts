import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { requireGateway } from '../payments/payment-deps.ts';
import { requireOwnOrganization } from '../payments/require-own-organization.ts';
import { describePaymentProfile } from './describe-profile.ts';

export const createGetPaymentProfile =
  (deps: Deps): OperationHandler<'getPaymentProfile'> =>
  async ({ path, caller }) => {
    const { database, now, plans } = deps;
    requireGateway(deps);
    return describePaymentProfile(database, plans, requireOwnOrganization(caller, path.id), now());
  };
