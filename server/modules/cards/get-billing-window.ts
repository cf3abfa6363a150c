import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { findOrCreateCustomerKey } from '../payments/customers.repository.ts';
import { requireGateway } from '../payments/payment-deps.ts';
import { requireOwnOrganization } from '../payments/require-own-organization.ts';

export const createGetBillingWindow =
  (deps: Deps): OperationHandler<'getBillingWindow'> =>
  async ({ path, caller }) => {
    const { config, database } = deps;
    const { window } = requireGateway(deps);
    const customerKey = await findOrCreateCustomerKey(database, requireOwnOrganization(caller, path.id));
    const back = `${config.publicUrl}/setting/payment/toss`;
    return { ...window, customerKey, successUrl: `${back}/success`, failUrl: `${back}/fail` };
  };
