import { findPrice } from '../../content/plans.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler, ResultOf } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { identifyAction, runOnce } from '../idempotency/once.ts';
import { findOrCreateCustomerKey } from './customers.repository.ts';
import { createCreditOrderId } from './order-id.ts';
import { insertOrder } from './orders.repository.ts';
import { requireGateway } from './payment-deps.ts';
import { requireOwnOrganization } from './require-own-organization.ts';

export const createCreateCreditOrder =
  (deps: Deps): OperationHandler<'createCreditOrder'> =>
  async ({ body, caller, idempotencyKey }) => {
    const { config, database, now, plans } = deps;
    const gateway = requireGateway(deps);
    const organizationUuid = requireOwnOrganization(caller, body.organizationUuid);
    const pack = plans.packs.find(({ creditPackId }) => creditPackId === body.creditPackId);
    if (!pack) throw new DomainError('NOT_FOUND');
    const { credits, prices } = pack;
    const openedAt = now();
    const order = {
      orderId: createCreditOrderId(),
      organizationUuid,
      orderName: `크레딧 ${credits.toLocaleString('ko')}개`,
      amount: findPrice(prices, openedAt),
      credits,
      openedAt,
    };
    const act = identifyAction('createCreditOrder', caller, idempotencyKey, { body });
    return database.transaction().execute((transaction) =>
      runOnce<ResultOf<'createCreditOrder'>>(transaction, act, async () => {
        await insertOrder(transaction, order);
        const { orderId, orderName, amount } = order;
        const customerKey = await findOrCreateCustomerKey(transaction, organizationUuid);
        const back = `${config.publicUrl}/setting/payment/toss/credit`;
        const addresses = { successUrl: `${back}/success`, failUrl: `${back}/fail` };
        return { orderId, orderName, amount, customerKey, ...gateway.window, ...addresses };
      }),
    );
  };
