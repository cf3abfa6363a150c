import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { requireGateway } from '../payment-deps.ts';
import { describePayment } from './describe-payment.ts';
import { listPaymentRows, sumPayments } from './payments.repository.ts';

export const createListPayments =
  (deps: Deps): OperationHandler<'listPayments'> =>
  async ({ path: { organizationUuid }, query }) => {
    const { database } = deps;
    const gateway = requireGateway(deps);
    const { page = 1, size = 20, ...filter } = query;
    const place = { skip: (page - 1) * size, take: size };
    const rows = await listPaymentRows(database, organizationUuid, filter, place);
    const { total, sum } = await sumPayments(database, organizationUuid, filter);
    return { items: rows.map((row) => describePayment(gateway, row)), page, size, total, sum };
  };
